import { type ApiResult, type GiftCertificateInput, parseCents } from "@teedesk/domain";
import { issueMessages } from "@teedesk/domain/issueMessages";
import { apiResult } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import type { FiltersOf, ListQuery, Schema } from "../../api/contract.ts";
import { member } from "../../api/record.ts";

export type GiftCertificate = Schema<"GiftCertificate">;
export type GiftCertificateLedger = Schema<"GiftCertificateLedger">;
/** The certificates of a list: those sold this month or today; null is all. */
type QueryType = "monthly" | "daily" | null;

const ofType = (query_type: QueryType) => (query_type === null ? {} : { query_type });

/** The two people have calls of their own: a save sends them as null (ADM-GC-25, UNCLEAR-54). */
const sent = ({ transaction_item: { total }, reason, ...certificate }: GiftCertificateInput) => ({
  ...certificate,
  ...(reason !== "" && { reason }),
  transaction_item: total === null ? null : { total },
  customer: null,
  recipient: null,
});

/** Whether the server keeps a ledger of certificates; a specified server has no versions either. */
const hasLedger = (stored: GiftCertificate): boolean => typeof member(stored, "lock_version") === "number";

/** Whether a typed text is the stored amount: "40" is "40.00". */
function isAmount(typed: string, cents: number | null): boolean {
  const read = parseCents(typed);
  return "success" in read && read.success === cents;
}

/** Whether a save of these typed amounts changes money, which needs a reason (DECISION-43). A blank value stays as it is. */
export function needsReason(
  stored: GiftCertificate,
  { balance, total }: { readonly balance: string; readonly total: string },
): boolean {
  const isSame =
    isAmount(balance, stored.raw_balance) &&
    (total.trim() === "" || isAmount(total, stored.transaction_item?.total ?? null));
  return hasLedger(stored) && !isSame;
}

/** Certificates are sold elsewhere, and never deleted (UNCLEAR-39). */
export const giftCertificateCalls = (api: Api, query_type: QueryType = null) => ({
  list: (query: ListQuery<"listGiftCertificates">, signal: AbortSignal) =>
    apiResult(
      api.GET("/api/gift_certificates/index", { params: { query: { ...query, ...ofType(query_type) } }, signal }),
    ),
  count: (filters: FiltersOf<"listGiftCertificates">, signal: AbortSignal) =>
    apiResult(
      api.GET("/api/gift_certificates/count", { params: { query: { filters, ...ofType(query_type) } }, signal }),
    ),
  load: (id: number, signal?: AbortSignal) =>
    apiResult(api.GET("/api/gift_certificates/show/{id}", { params: { path: { id } }, ...(signal && { signal }) })),
  create: null,
  update: async (
    stored: GiftCertificate,
    input: GiftCertificateInput,
    signal: AbortSignal,
  ): Promise<ApiResult<GiftCertificate>> => {
    const { id, lock_version } = stored;
    const { total } = input.transaction_item;
    const typed = { balance: input.balance, total: total === null ? "" : String(total / 100) };
    const isReasonNeeded = needsReason(stored, typed);
    if (isReasonNeeded && input.reason === "")
      return { kind: "invalid", errors: { reason: issueMessages.value_missing } };
    // A reason typed for an amount that was put back is no longer shown.
    const reason = isReasonNeeded ? input.reason : "";
    const body = { id, gift_certificate: { ...sent({ ...input, reason }), lock_version } };
    return apiResult(api.PUT("/api/gift_certificates/update", { body, signal }));
  },
  remove: null,
});

export const loadLedger = (api: Api, id: number, signal: AbortSignal) =>
  apiResult(api.GET("/api/gift_certificates/ledger/{id}", { params: { path: { id } }, signal }));

/** The mails of a certificate; each call sends one more (UNCLEAR-62). */
export const giftCertificateMails = (api: Api, serial: string) => ({
  receipt: () => apiResult(api.GET("/api/gift_certificates/receipt/{serial}", { params: { path: { serial } } })),
  certificate: () =>
    apiResult(api.GET("/api/gift_certificates/certificate/{serial}", { params: { path: { serial } } })),
});

/** Stores another purchaser or recipient immediately, and reads the certificate: a specified server does not return it. */
export const giftCertificatePeople = (api: Api, { id, serial }: GiftCertificate) => {
  const params = { path: { serial } };
  const readAfter = async (stored: Promise<ApiResult<unknown>>): Promise<ApiResult<GiftCertificate>> => {
    const result = await stored;
    return result.kind === "ok" ? giftCertificateCalls(api).load(id) : result;
  };
  return {
    purchaser: (purchaser_id: number) => {
      const body = { purchaser_id, serial };
      const path = "/api/gift_certificates/certificate/{serial}/update_purchaser";
      return readAfter(apiResult(api.PUT(path, { params, body })));
    },
    recipient: (recipient_id: number) => {
      const body = { recipient_id, serial };
      const path = "/api/gift_certificates/certificate/{serial}/update_recipient";
      return readAfter(apiResult(api.PUT(path, { params, body })));
    },
  };
};
