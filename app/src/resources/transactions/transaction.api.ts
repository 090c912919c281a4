import { queryOptions } from "@tanstack/react-query";
import {
  type ApiResult,
  decodeTransactionRecords,
  parseTransactionOwner,
  type TransactionOwner,
} from "@teedesk/domain";
import { issueMessages } from "@teedesk/domain/issueMessages";
import { apiResult } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import { decoded } from "../../api/decoded.ts";
import { read } from "../../queries/read.ts";

/** The list of each kind of record; saving one reloads its transactions (OPS-TT-03). */
const lists: Readonly<Record<TransactionOwner, string>> = {
  TeeTime: "tee_time",
  GiftCertificate: "gift_certificate",
  GolfDiscount: "discount",
};

function lookUp(api: Api, owner: TransactionOwner, id: number, signal: AbortSignal): Promise<ApiResult<unknown>> {
  const asked = { params: { path: { id } }, signal };
  if (owner === "TeeTime") return apiResult(api.GET("/api/transaction_records/tee_time/{id}", asked));
  if (owner === "GiftCertificate") return apiResult(api.GET("/api/transaction_records/gift_certificate/{id}", asked));
  return apiResult(api.GET("/api/transaction_records/discount/{id}", asked));
}

/**
 * The payments and refunds of a record, as a list whatever the server returns (ADM-TXN-08, UNCLEAR-57). An unknown type
 * is refused without a call (ADM-TXN-09, MSG-44).
 */
export function transactionsOf(api: Api, type: string, id: number) {
  const owner = parseTransactionOwner(type);
  return queryOptions({
    queryKey: ["success" in owner ? lists[owner.success] : type, "transactions", id],
    queryFn: ({ signal }) => {
      if ("failure" in owner) throw new Error(issueMessages[owner.failure]);
      return read(lookUp(api, owner.success, id, signal).then((result) => decoded(result, decodeTransactionRecords)));
    },
  });
}
