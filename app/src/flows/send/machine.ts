import { type Answer, noLines, type ServerLines } from "@teedesk/domain";
import { assign, emit, fromPromise, setup } from "xstate";
import { answerGuards, type Failure, failureOf, linesOf, noResponse, output } from "../answer.ts";
import type { SendPorts } from "./ports.ts";

type SendEvent =
  | { readonly type: "send.requested" }
  | { readonly type: "question.confirmed" }
  | { readonly type: "question.declined" };

interface SendTypes {
  context?: {
    /** The record the mail is about. */
    readonly id: number;
    /** What the server said of the last mail (OPS-TT-41 to OPS-TT-43). */
    readonly lines: ServerLines;
    readonly failure: Failure;
  };
  events?: SendEvent;
  input?: { readonly id: number };
  tags?: "busy" | "question";
  /** Said once for each mail that went out: the record's history tells of it. */
  emitted?: { readonly type: "mail.sent" };
}

const types: SendTypes = {};

/**
 * Sending a mail by hand: a receipt, a voucher, a cancelation e-mail (OPS-TT-32, OPS-TT-33, OPS-TT-35). It is asked about
 * first; one answer of yes is one call, and nothing is ever tried again by itself.
 */
export function createSendMachine(ports: SendPorts) {
  return setup({
    types,
    actors: {
      send: fromPromise<Answer<unknown>, { id: number }>(({ input, signal }) => ports.send(input.id, signal)),
    },
    guards: answerGuards,
    actions: {
      noteLines: assign((_, answer: Answer<unknown>) => ({ lines: linesOf(answer), failure: failureOf(answer) })),
      forgetLines: assign({ lines: noLines, failure: noResponse }),
      tellSent: emit({ type: "mail.sent" as const }),
    },
  }).createMachine({
    id: "send",
    context: ({ input }) => ({ id: input.id, lines: noLines, failure: noResponse }),
    initial: "resting",
    states: {
      resting: {
        initial: "idle",
        on: { "send.requested": "asking" },
        states: { idle: {}, sent: {}, failed: {} },
      },
      asking: {
        tags: "question",
        entry: "forgetLines",
        on: { "question.confirmed": "sending", "question.declined": "resting" },
      },
      sending: {
        tags: "busy",
        invoke: {
          src: "send",
          input: ({ context }) => ({ id: context.id }),
          onDone: [
            { guard: { type: "isUnauthorized", params: output }, target: "resting" },
            {
              guard: { type: "isOk", params: output },
              actions: [{ type: "noteLines", params: output }, "tellSent"],
              target: "resting.sent",
            },
            { actions: { type: "noteLines", params: output }, target: "resting.failed" },
          ],
          onError: "resting.failed",
        },
      },
    },
  });
}
