import { useQuery } from "@tanstack/react-query";
import { parseTeeTimeDraft, type TeeTime, type TeeTimeDraft } from "@teedesk/domain";
import { Alert } from "@teedesk/ui";
import type { Schema } from "../../api/contract.ts";
import { dollarsText } from "../../format/dollarsText.ts";
import { useServices } from "../../services/services.tsx";
import { costPreviewOf } from "./teeTime.api.ts";

type CostNoteProps = { readonly entity: TeeTime; readonly draft: TeeTimeDraft };

/** The course's cost before and after a save, where it changes. A specified server has no call for it, and no note. */
export function CostNote({ entity, draft }: CostNoteProps) {
  const { api } = useServices();
  const change = parseTeeTimeDraft(draft);
  const { data } = useQuery(costPreviewOf(api, entity, "success" in change ? change.success : null));
  return data !== undefined && data.cost_before !== data.cost_after && <Cost {...data} />;
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
