import type { Answer } from "@teedesk/domain";
import { assign, fromPromise, setup } from "xstate";
import { output } from "../answer.ts";
import type { BroadcastPorts } from "./ports.ts";

interface BroadcastTypes {
  context?: { readonly message: string };
}

const types: BroadcastTypes = {};

/** The message is read again once, this many milliseconds after the start (CONST-13). */
export const broadcastRefresh = 300_000;

/**
 * The broadcast message of the top bar (OPS-MSG-04, OPS-MSG-05). Started by the shell of a signed-in user; it loads the
 * message, loads it exactly once more, and ends. A failed load is silent and keeps what was there: what was `known` before.
 */
export function createBroadcastMachine(ports: BroadcastPorts, known = "") {
  return setup({
    types,
    delays: { broadcastRefresh },
    actors: { load: fromPromise<Answer<string>>(({ signal }) => ports.load(signal)) },
    actions: {
      show: assign((_, answer: Answer<string>) => (answer.kind === "ok" ? { message: answer.value } : {})),
    },
  }).createMachine({
    id: "broadcast",
    context: { message: known },
    initial: "first",
    states: {
      first: {
        initial: "loading",
        after: { broadcastRefresh: "reloading" },
        states: {
          loading: {
            invoke: {
              src: "load",
              onDone: { actions: { type: "show", params: output }, target: "waiting" },
              onError: "waiting",
            },
          },
          waiting: {},
        },
      },
      reloading: {
        invoke: {
          src: "load",
          onDone: { actions: { type: "show", params: output }, target: "settled" },
          onError: "settled",
        },
      },
      settled: { type: "final" },
    },
  });
}
