import { noLines } from "@teedesk/domain";
import { expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { noResponse } from "../answer.ts";
import {
  broken,
  conflict,
  done,
  failed,
  invalid,
  ok,
  reachableStates,
  restingStates,
  settle,
  unauthorized,
} from "../testing.ts";
import { createSendMachine } from "./machine.ts";
import type { SendPorts } from "./ports.ts";

const request = { type: "send.requested" } as const;
const yes = { type: "question.confirmed" } as const;
const no = { type: "question.declined" } as const;

function start(port: SendPorts["send"] = () => Promise.resolve(ok({ message: "The receipt was sent." }))) {
  const send = vi.fn(port);
  const actor = createActor(createSendMachine({ send }), { input: { id: 12 } });
  const said: unknown[] = [];
  actor.on("*", (event) => said.push(event));
  actor.start();
  const say = async (...events: (typeof request | typeof yes | typeof no)[]) => {
    for (const event of events) actor.send(event);
    await settle();
  };
  return { send, say, said, value: () => actor.getSnapshot().value, context: () => actor.getSnapshot().context };
}

const resting = (state: string) => ({ resting: state });

it("OPS-TT-32 OPS-TT-33 OPS-TT-35 sends nothing before it was confirmed", async () => {
  const { send, say, value } = start();
  await say(yes, request);
  expect(value()).toBe("asking");
  await say(no);
  expect([value(), send.mock.calls.length]).toEqual([resting("idle"), 0]);
});

it("OPS-TT-41 sends one mail for one yes and shows the server's line", async () => {
  const { send, say, said, value, context } = start();
  await say(request, yes, yes, request, yes);
  expect(said).toEqual([{ type: "mail.sent" }]);
  expect(send).toHaveBeenCalledExactlyOnceWith(12, expect.any(AbortSignal));
  expect([value(), context().lines.message]).toEqual([resting("sent"), "The receipt was sent."]);
});

it("UNCLEAR-62 is never sent again by itself, and again when asked again", async () => {
  const { send, say } = start(() => Promise.resolve(failed(500)));
  await say(request, yes);
  await settle();
  expect(send).toHaveBeenCalledOnce();
  await say(request, yes);
  expect(send).toHaveBeenCalledTimes(2);
});

const said = (message: string, backend_message = "") => ({ message, backend_message });

it.each<[string, SendPorts["send"], string, object, number | null]>([
  ["OPS-TT-47 500", () => Promise.resolve(failed(500, '{"message":"No."}')), "failed", said("No."), 500],
  [
    "OPS-TT-43 a system behind the server",
    () => Promise.resolve(failed(502, '{"message":"No.","backend_message":"GW 7"}')),
    "failed",
    said("No.", "GW 7"),
    502,
  ],
  ["OPS-TT-47 409", () => Promise.resolve(conflict(null)), "failed", said("Changed meanwhile."), 409],
  ["OPS-TT-47 422", () => Promise.resolve(invalid({ "": "Bad id." })), "failed", said("Bad id."), null],
  ["no response", () => Promise.resolve(failed(null, "")), "failed", noLines, null],
  ["a broken port", () => Promise.reject(new Error("port")), "failed", noLines, null],
  ["a success that says nothing", () => Promise.resolve(ok(undefined)), "sent", noLines, null],
  ["401", () => Promise.resolve(unauthorized), "idle", noLines, null],
])("after %s", async (_, port, state, lines, status) => {
  const { say, said, value, context } = start(port);
  await say(request, yes);
  expect([value(), context().lines, context().failure.status]).toEqual([resting(state), lines, status]);
  expect(said).toHaveLength(state === "sent" ? 1 : 0);
});

it("forgets what was said when the next mail is asked about", async () => {
  const { say, context } = start(() => Promise.resolve(failed(500, '{"message":"No."}')));
  await say(request, yes);
  await say(request);
  expect([context().lines, context().failure]).toEqual([noLines, noResponse]);
});

it("can reach each of its states", () => {
  const machine = createSendMachine({ send: () => new Promise<never>(() => {}) });
  const events = [request, yes, no, done("send.sending", ok({})), broken("send.sending")];
  expect(reachableStates(machine, events, { id: 12 })).toEqual(restingStates(machine));
});
