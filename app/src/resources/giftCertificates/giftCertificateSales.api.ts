import type { Answer, GiftCertificateSalesInput } from "@teedesk/domain";
import { answer } from "../../api/answer.ts";
import type { Api } from "../../api/client.ts";
import type { Schema } from "../../api/contract.ts";

/** There is one configuration; only the console uses its id. */
export type SalesConfiguration = Schema<"GiftCertificateSalesConfiguration"> & { readonly id: number };

export const salesId = 1;

async function load(api: Api, signal: AbortSignal): Promise<Answer<SalesConfiguration>> {
  const answered = await answer(api.GET("/api/gift_certificates/sales", { signal }));
  return answered.kind === "ok" ? { kind: "ok", value: { ...answered.value, id: salesId } } : answered;
}

export const giftCertificateSalesCalls = (api: Api) => ({
  load: (_: number, signal: AbortSignal) => load(api, signal),
  create: null,
  /** The path ends in a slash (API-120). The stored record is read: a specified server does not return it. */
  update: async (
    { lock_version }: SalesConfiguration,
    input: GiftCertificateSalesInput,
    signal: AbortSignal,
  ): Promise<Answer<SalesConfiguration>> => {
    const version = lock_version === undefined ? {} : { lock_version };
    const body = { saleConfiguration: { ...input, ...version } };
    const answered = await answer(api.PUT("/api/gift_certificates/sales/", { body, signal }));
    return answered.kind === "ok" ? load(api, signal) : answered;
  },
  remove: null,
});
