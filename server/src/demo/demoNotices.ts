import { isInternal } from "@teedesk/domain";
import { demoStaff } from "./demoStaff.ts";
import type { DemoTeeTime } from "./demoTeeTimes.ts";

/** The courses know most of the bookings that they gave no confirmation for: every eighth is still to be told. */
export const demoNotices = (teeTimes: readonly DemoTeeTime[]) =>
  teeTimes
    .filter(
      ({ id, canceled_at, confirmation = "" }) => isInternal(confirmation) && canceled_at === null && id % 8 !== 0,
    )
    .map(({ id: tee_time_id, golf_course_id, play_date, play_time, players, created_at }, index) => {
      const told = { tee_time_id, golf_course_id, play_date, play_time, players, is_canceled: false };
      return { id: index + 1, ...told, staff_user: demoStaff[1].email, created_at };
    });
