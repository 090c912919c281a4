import { useQuery } from "@tanstack/react-query";
import { centsFrom, formatDollars, parseTeeTimeDraft, type TeeTime, type TeeTimeDraft } from "@teedesk/domain";
import { Alert } from "@teedesk/ui";
import { useServices } from "../../services/services.tsx";
import { costPreviewOf } from "./teeTime.api.ts";

type CostNoteProps = { readonly entity: TeeTime; readonly draft: TeeTimeDraft };

const dollarsText = (amount: number): string => {
  const cents = centsFrom(amount);
  return "success" in cents ? formatDollars(cents.success) : "";
};

/** The course's cost before and after a save, where it changes. A specified server has no such call: then nothing is said of it. */
export function CostNote({ entity, draft }: CostNoteProps) {
  const { api } = useServices();
  const change = parseTeeTimeDraft(draft);
  const { data } = useQuery(costPreviewOf(api, entity, "success" in change ? change.success : null));
  if (data === undefined || data.cost_before === data.cost_after) return null;
  const { cost_before, cost_after, margin_after } = data;
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
