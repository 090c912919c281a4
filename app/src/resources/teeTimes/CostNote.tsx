import { useQuery } from "@tanstack/react-query";
import {
  centsFrom,
  formatDollars,
  parseTeeTimeDraft,
  type TeeTime,
  type TeeTimeChange,
  type TeeTimeDraft,
} from "@teedesk/domain";
import { Alert } from "@teedesk/ui";
import type { Schema } from "../../api/contract.ts";
import { todayIn } from "../../format/businessTime.ts";
import { dayText } from "../../format/dayText.ts";
import { useServices } from "../../services/services.tsx";
import { costPreviewOf } from "./teeTime.api.ts";

type CostNoteProps = { readonly entity: TeeTime; readonly draft: TeeTimeDraft };

const dollarsText = (amount: number): string => {
  const cents = centsFrom(amount);
  return "success" in cents ? formatDollars(cents.success) : "";
};

/** A group of more is hardly ever meant. */
const largestGroup = 8;

/** What is odd about the new day and number of players. */
function oddities(entity: TeeTime, change: TeeTimeChange | null, today: string): readonly string[] {
  if (change === null) return [];
  const { play_date, players } = change.tee_time;
  return [
    ...(play_date !== entity.play_date && play_date < today ? [`${dayText(play_date)} has passed.`] : []),
    ...(players !== entity.players && players > largestGroup ? [`${players} players are more than two groups.`] : []),
  ];
}

/**
 * The oddities of a save, and the course's cost before and after it, where it changes. A specified server has no call for the
 * cost: then nothing is said of it.
 */
export function CostNote({ entity, draft }: CostNoteProps) {
  const { api, config } = useServices();
  const parsed = parseTeeTimeDraft(draft);
  const change = "success" in parsed ? parsed.success : null;
  const { data } = useQuery(costPreviewOf(api, entity, change));
  return (
    <>
      {oddities(entity, change, todayIn(config)).map((text) => (
        <p key={text} className="mb-2">
          {text}
        </p>
      ))}
      {data !== undefined && data.cost_before !== data.cost_after && <Cost {...data} />}
    </>
  );
}

function Cost({ cost_before, cost_after, margin_after }: Schema<"TeeTimeCostPreview">) {
  return (
    <>
      <p className="mb-2">
        The course is owed {dollarsText(cost_before)} → {dollarsText(cost_after)}.
      </p>
      {margin_after < 0 && (
        <Alert tone="warning">
          That is {dollarsText(-margin_after)} more than the customer pays: the margin becomes{" "}
          {dollarsText(margin_after)}.
        </Alert>
      )}
    </>
  );
}
