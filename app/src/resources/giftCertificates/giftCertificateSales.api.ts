import type { ApiResult, GiftCertificateSalesInput } from "@teedesk/domain";
import { apiResult } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import type { Schema } from "../../api/contract.ts";

/** There is one configuration; only the console uses its id. */
export type SalesConfiguration = Schema<"GiftCertificateSalesConfiguration"> & { readonly id: number };

export const salesId = 1;

async function load(api: Api, signal: AbortSignal): Promise<ApiResult<SalesConfiguration>> {
  const result = await apiResult(api.GET("/api/gift_certificates/sales", { signal }));
  return result.kind === "ok" ? { kind: "ok", value: { ...result.value, id: salesId } } : result;
}

export const giftCertificateSalesCalls = (api: Api) => ({
  load: (_: number, signal: AbortSignal) => load(api, signal),
  create: null,
  /** The path ends in a slash (API-120). The stored record is read: a specified server does not return it. */
  update: async (
    { lock_version }: SalesConfiguration,
    input: GiftCertificateSalesInput,
    signal: AbortSignal,
  ): Promise<ApiResult<SalesConfiguration>> => {
    const version = lock_version === undefined ? {} : { lock_version };
    const body = { saleConfiguration: { ...input, ...version } };
    const result = await apiResult(api.PUT("/api/gift_certificates/sales/", { body, signal }));
    return result.kind === "ok" ? load(api, signal) : result;
  },
  remove: null,
});
