import { decodeCancelOptions, decodeCancelOutcome } from "@teedesk/domain";
import { answer } from "../../api/answer.ts";
import type { Api } from "../../api/client.ts";
import { decoded } from "../../api/decoded.ts";
import { idempotencyKey } from "../../api/idempotencyKey.ts";
import { member } from "../../api/record.ts";
import type { CancelPorts, KeptCancelation } from "../../flows/cancelTeeTime/ports.ts";
import { draftName } from "../../session/draftNames.ts";
import { draftStorage } from "../../session/draftStorage.ts";

const isKept = (value: unknown): value is KeptCancelation =>
  typeof member(member(value, "intent"), "key") === "string" &&
  typeof member(member(value, "draft"), "reason") === "string";

/** What the cancel dialog of one tee time asks of the world. */
export const cancelPorts = (api: Api, email: string, teeTimeId: number): CancelPorts => ({
  loadOptions: async (id, signal) => {
    const call = api.GET("/api/tee_times/cancel/options/{id}", { params: { path: { id } }, signal });
    return decoded(await answer(call), decodeCancelOptions);
  },
  process: async (body, key, signal) => {
    const params = { header: { "Idempotency-Key": key } };
    return decoded(await answer(api.POST("/api/tee_times/cancel", { params, body, signal })), decodeCancelOutcome);
  },
  newKey: idempotencyKey,
  drafts: draftStorage(sessionStorage, draftName("cancelation", email, String(teeTimeId)), isKept),
});
