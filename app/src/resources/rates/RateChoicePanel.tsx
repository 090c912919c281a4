import { useQuery } from "@tanstack/react-query";
import { parseTimeOfDay, parseTypedDate } from "@teedesk/domain";
import { Link } from "@teedesk/ui";
import { apiResult } from "../../api/apiResult.ts";
import type { Schema } from "../../api/contract.ts";
import { decimalText } from "../../format/amountText.ts";
import { dayText } from "../../format/dayText.ts";
import { paths } from "../../navigation/paths.ts";
import { read } from "../../queries/read.ts";
import { lazyPart } from "../../resource/lazyPart.tsx";
import { useServices } from "../../services/services.tsx";

const MaintenancePanel = lazyPart(async () => (await import("../maintenances/MaintenancePanel.tsx")).MaintenancePanel);

type Candidate = Schema<"RateCandidate">;

const reasons: Readonly<Record<Schema<"RateReason">, string>> = {
  only: "It is the only date range that applies.",
  shorter_range: "It has fewer days than the other ranges that apply.",
  shorter_hours: "Of the ranges with the fewest days, it has the shortest hours.",
  newer_rate: "Of the ranges with the fewest days and shortest hours, its rate is the newest.",
  earlier_range: "Of the ranges with the fewest days, shortest hours and newest rate, it was added first.",
  lower_ric_rate: "Its RIC rate is lower than the API rate that would go first.",
};

const misses: Readonly<Record<Schema<"RateMiss">, string>> = {
  date_before_range: "begins later",
  date_after_range: "is over by then",
  weekday_not_in_range: "not on this weekday",
  time_before_hours: "begins later in the day",
  time_after_hours: "ends earlier in the day",
  rate_disabled: "disabled",
  rate_archived: "archived",
  rate_too_far_ahead: "not sold this far ahead",
};

function CandidateLine({
  candidate: { rate_id, rate, humanized_type, rate_date_range: range },
}: {
  readonly candidate: Candidate;
}) {
  return (
    <>
      <Link href={paths.rate(rate_id)}>
        {humanized_type} ${decimalText(rate)}
      </Link>{" "}
      {range.description !== "" && `${range.description}, `}
      {dayText(range.start)} – {dayText(range.end)}, {range.rate_days.map(({ name }) => name).join(" ")},{" "}
      {range.time_start} – {range.time_end}
    </>
  );
}

type RateChoicePanelProps = {
  /** As typed: month/day/year, 24-hour time, a number, the course's id. */
  readonly teeTime: {
    readonly play_date: string;
    readonly play_time: string;
    readonly players: string;
    readonly course: string;
  };
};

/** The reason for a tee time's rate, the ranges that nearly apply, and its course's maintenance that day. */
export function RateChoicePanel({ teeTime }: RateChoicePanelProps) {
  const { api } = useServices();
  const [date, time] = [parseTypedDate(teeTime.play_date), parseTimeOfDay(teeTime.play_time)];
  const tee_time = {
    play_date: "success" in date ? date.success : "",
    play_time: "success" in time ? time.success : "",
    players: Number(teeTime.players),
    course: { id: Number(teeTime.course) },
  };
  // A specified server does not know the call: nothing is shown.
  const { data } = useQuery({
    queryKey: ["rate", "choice", tee_time],
    queryFn: ({ signal }) =>
      read(apiResult(api.POST("/api/ibe/rate_choice", { body: { booking: { tee_time } }, signal }))),
    retry: false,
  });
  return (
    <div className="mt-2 flex flex-col gap-2 text-sm">
      <MaintenancePanel
        course_id={tee_time.course.id}
        day={tee_time.play_date}
        advice="Call the course before you book."
      />
      {data?.chosen && (
        <p>
          <CandidateLine candidate={data.chosen} />. {data.reason && reasons[data.reason]}
        </p>
      )}
      {data !== undefined && data.others.length + data.near.length > 0 && (
        <details>
          <summary className="cursor-pointer text-ink-muted">Other date ranges of this course</summary>
          <ul className="mt-1 list-disc pl-5">
            {data.others.map((candidate) => (
              <li key={candidate.rate_date_range.id}>
                <CandidateLine candidate={candidate} />: also applies
              </li>
            ))}
            {data.near.map(({ candidate, misses: reasonsAgainst }) => (
              <li key={candidate.rate_date_range.id}>
                <CandidateLine candidate={candidate} />: {reasonsAgainst.map((miss) => misses[miss]).join(", ")}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
