import { type Booking, confirmationOf, isInternal, statusCanceled } from "@teedesk/domain";
import { apiResult } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import { type BusinessZone, todayIn } from "../../format/businessTime.ts";
import { read } from "../../queries/read.ts";

type Numbered = Pick<Booking["tee_time"], "course" | "confirmation">;

/** The course's tee times from today on whose confirmation is or contains the typed one, the newest first. A failed read is thrown. */
export async function teeTimesNumbered(api: Api, zone: BusinessZone, tee_time: Numbered, signal: AbortSignal) {
  const confirmation = confirmationOf(tee_time.confirmation);
  if (tee_time.course === null || isInternal(confirmation)) return [];
  const newest: "created_at"[] = ["created_at"];
  // A number may be a word, such as "verbal", which the course has given hundreds of times.
  const toCome: [string, string] = [todayIn(zone), ""];
  const filters = { confirmation, courses: [tee_time.course.id], play_date: toCome };
  const query = { page: 1, per_page: 50, sort_fields: newest, sort_desc: [true], filters };
  const rows = await read(apiResult(api.GET("/api/tee_times/index", { params: { query }, signal })));
  return rows.flatMap(({ course, status, ...row }) =>
    course === null ? [] : [{ ...row, course_id: course.id, is_canceled: status === statusCanceled }],
  );
}
