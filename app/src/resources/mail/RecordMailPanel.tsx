import { useQuery } from "@tanstack/react-query";
import type { Schema } from "../../api/contract.ts";
import { useServices } from "../../services/services.tsx";
import { mailOf } from "./mail.api.ts";
import { UndeliveredPanel } from "./UndeliveredPanel.tsx";

type RecordMailPanelProps = { readonly entity: Schema<"HistoryEntity">; readonly id: number };

/** The mail about a record that did not arrive. */
export function RecordMailPanel({ entity, id }: RecordMailPanelProps) {
  const { api } = useServices();
  const { data = [] } = useQuery(mailOf(api, entity, id));
  return <UndeliveredPanel mails={data} />;
}
