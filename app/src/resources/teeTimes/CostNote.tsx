import { useQuery } from "@tanstack/react-query";
import { parseTeeTimeDraft, type TeeTime, type TeeTimeDraft } from "@teedesk/domain";
import { Alert } from "@teedesk/ui";
import type { Schema } from "../../api/contract.ts";
import { dollarsText } from "../../format/dollarsText.ts";
import { useServices } from "../../services/services.tsx";
import { costPreviewOf } from "./teeTime.api.ts";

type CostNoteProps = { readonly entity: TeeTime; readonly draft: TeeTimeDraft };

/** The course's cost before and after a save. A specified server has no call for it. */
export function useCost({ entity, draft }: CostNoteProps) {
  const { api } = useServices();
  const change = parseTeeTimeDraft(draft);
  return useQuery(costPreviewOf(api, entity, "success" in change ? change.success : null));
}

const isChanged = ({ cost_before, cost_after }: Schema<"TeeTimeCostPreview">): boolean => cost_before !== cost_after;

/** Whether a save changes the cost to more than the customer pays. */
export const isLoss = (cost: Schema<"TeeTimeCostPreview">): boolean => isChanged(cost) && cost.margin_after < 0;

/** The cost where a save changes it. */
export function CostNote(props: CostNoteProps) {
  const { data } = useCost(props);
  return data !== undefined && isChanged(data) && <Cost {...data} />;
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
