import type { TeeTime } from "@teedesk/domain";
import type { RecordPart } from "../../editing/recordKind.ts";
import { TransactionsPanel } from "../../resources/transactions/TransactionsPanel.tsx";

/** What was paid for the tee time (OPS-TT-02, OPS-TT-56). */
export function TeeTimeTransactions({ record }: RecordPart<TeeTime>) {
  return <TransactionsPanel owner="TeeTime" id={record.id} />;
}
