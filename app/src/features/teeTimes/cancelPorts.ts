import { queryOptions } from "@tanstack/react-query";
import { decodeCancelOptions, decodeCancelOutcome } from "@teedesk/domain";
import { apiResult } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import { decoded } from "../../api/decoded.ts";
import { idempotencyKey } from "../../api/idempotencyKey.ts";
import { member } from "../../api/record.ts";
import type { CancelPorts, KeptCancelation } from "../../flows/cancelTeeTime/ports.ts";
import { read } from "../../queries/read.ts";
import { draftName } from "../../session/draftNames.ts";
import { draftStorage } from "../../session/draftStorage.ts";

const isKept = (value: unknown): value is KeptCancelation =>
  typeof member(member(value, "intent"), "key") === "string" &&
  typeof member(member(value, "draft"), "reason") === "string";

const loadOptions: (
  api: Api,
  ...asked: Parameters<CancelPorts["loadOptions"]>
) => ReturnType<CancelPorts["loadOptions"]> = async (api, id, signal) => {
  const call = api.GET("/api/tee_times/cancel/options/{id}", { params: { path: { id } }, signal });
  return decoded(await apiResult(call), decodeCancelOptions);
};

/** The refunds that are possible for a tee time. Never cached, because a minute can decide them. */
export const cancelOptionsOf = (api: Api, id: number) =>
  queryOptions({
    queryKey: ["tee_time", "cancel options", id],
    queryFn: ({ signal }) => read(loadOptions(api, id, signal)),
    staleTime: 0,
    gcTime: 0,
  });

/** The ports of one tee time's cancel dialog. */
export const cancelPorts = (api: Api, email: string, teeTimeId: number): CancelPorts => ({
  loadOptions: (id, signal) => loadOptions(api, id, signal),
  process: async (body, key, signal) => {
    const params = { header: { "Idempotency-Key": key } };
    return decoded(await apiResult(api.POST("/api/tee_times/cancel", { params, body, signal })), decodeCancelOutcome);
  },
  newKey: idempotencyKey,
  drafts: draftStorage(sessionStorage, draftName("cancelation", email, String(teeTimeId)), isKept),
});
