import { useQuery } from "@tanstack/react-query";
import type { Schema } from "../../api/contract.ts";
import { useServices } from "../../services/services.tsx";
import { mailOf } from "./mail.api.ts";
import { UndeliveredPanel } from "./UndeliveredPanel.tsx";

type RecordMailProps = { readonly entity: Schema<"HistoryEntity">; readonly id: number };

/** The mail about a record that did not arrive. */
export function RecordMail({ entity, id }: RecordMailProps) {
  const { api } = useServices();
  const { data = [] } = useQuery(mailOf(api, entity, id));
  return <UndeliveredPanel mails={data} />;
}
