import type { Answer } from "@teedesk/domain";
import { answer } from "../api/answer.ts";
import type { Api } from "../api/client.ts";
import { member } from "../api/record.ts";
import type { BroadcastPorts } from "../flows/broadcast/ports.ts";

/** The message to everybody. */
export type Broadcast = BroadcastPorts & {
  /** Reads it before the console is drawn; its machine starts with what was read. */
  readonly first: () => Promise<void>;
  /** What is known of it: "" for none. */
  readonly known: () => string;
};

export function createBroadcast(api: Api): Broadcast {
  let read: Answer<string> | null = null;
  let isFresh = false;

  const load = async (signal?: AbortSignal): Promise<Answer<string>> => {
    if (isFresh && read !== null) {
      isFresh = false;
      return read;
    }
    const answered = await answer(api.GET("/api/ric_messages/get", { ...(signal && { signal }) }));
    if (answered.kind !== "ok") return answered;
    const message = member(answered.value, "message");
    // An older server may answer null where there is none.
    read = { kind: "ok", value: typeof message === "string" ? message : "" };
    return read;
  };
  return {
    load,
    first: async () => {
      isFresh = (await load()).kind === "ok";
    },
    known: () => (read?.kind === "ok" ? read.value : ""),
  };
}
