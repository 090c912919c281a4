import { expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { broken, done, failed, invalid, ok, reachableStates, restingStates, settle } from "../testing.ts";
import { createImportMachine, type ImportEvent } from "./machine.ts";
import type { ImportPorts, ImportState } from "./ports.ts";

type State = ImportState["import"]["state"];

const details = (state: State, more: Partial<ImportState["import"]["counts"]> = {}): ImportState => ({
  import: { state, counts: { create: 2, update: 1, done: 0, kept: 0, ...more } },
  mapping: { email: 1 },
  is_day_first: false,
});

const never = () => new Promise<never>(() => {});

async function start(replies: Partial<ImportPorts<ImportState>> = {}) {
  const ports = {
    load: vi.fn(replies.load ?? (() => Promise.resolve(ok(details("mapping"))))),
    plan: vi.fn(replies.plan ?? never),
    run: vi.fn(replies.run ?? never),
    undo: vi.fn(replies.undo ?? never),
  };
  const actor = createActor(createImportMachine<ImportState>(ports));
  actor.start();
  await settle();
  const send = async (...events: readonly ImportEvent[]) => {
    for (const event of events) {
      actor.send(event);
      await settle();
    }
  };
  return { actor, ports, send, value: () => actor.getSnapshot().value, context: () => actor.getSnapshot().context };
}

const plan: ImportEvent = { type: "plan.requested" };
const run: ImportEvent = { type: "run.requested" };
const undo: ImportEvent = { type: "undo.requested" };
const yes: ImportEvent = { type: "question.confirmed" };
const no: ImportEvent = { type: "question.declined" };
const choose = (field: string, column: number | null): ImportEvent => ({ type: "column.chosen", field, column });
const inState = (state: State, more = {}) => ({ load: () => Promise.resolve(ok(details(state, more))) });

it.each<[State, unknown]>([
  ["mapping", "mapping"],
  ["planning", "following"],
  ["planned", "planned"],
  ["running", "following"],
  ["done", "done"],
  ["undoing", "following"],
  ["undone", "undone"],
])("DECISION-68 a page that is opened while the import is %s begins there", async (state, value) => {
  expect((await start(inState(state))).value()).toEqual(value);
});

it("sends the chosen columns, and keeps them when they are refused", async () => {
  const form = await start({ plan: () => Promise.resolve(invalid({ email: "Choose each column once." })) });
  await form.send(choose("city", 1), { type: "dayFirst.changed", is_day_first: true }, plan);
  expect(form.ports.plan).toHaveBeenCalledWith({ mapping: { email: 1, city: 1 }, is_day_first: true });
  expect([form.value(), form.context().errors]).toEqual(["mapping", { email: "Choose each column once." }]);
  await form.send(choose("city", null));
  expect(form.context()).toMatchObject({ mapping: { email: 1 }, errors: {}, refusal: "" });
});

it("plans nothing without a column", async () => {
  const form = await start();
  await form.send(choose("email", null), plan);
  expect([form.value(), form.ports.plan.mock.calls.length]).toEqual(["mapping", 0]);
});

it.each<[string, State, ImportEvent, "run" | "undo"]>([
  ["runs", "planned", run, "run"],
  ["undoes", "done", undo, "undo"],
  ["undoes what was kept", "undone", undo, "undo"],
])("%s after a question, once", async (_, state, event, act) => {
  const form = await start(inState(state, { done: 1, kept: 1 }));
  await form.send(event, no);
  expect([form.value(), form.ports[act].mock.calls.length]).toEqual([state, 0]);
  await form.send(event, yes, yes, event);
  expect(form.ports[act]).toHaveBeenCalledTimes(1);
});

it.each<[State, ImportEvent]>([
  ["planned", run],
  ["done", undo],
])("has nothing to ask in state %s without rows", async (state, event) => {
  const form = await start(inState(state, { create: 0, update: 0 }));
  expect(form.actor.getSnapshot().can(event)).toBe(false);
});

it("goes back to the columns from a plan", async () => {
  const form = await start(inState("planned"));
  await form.send({ type: "mapping.requested" }, choose("city", 0));
  expect([form.value(), form.context().mapping]).toEqual(["mapping", { email: 1, city: 0 }]);
});

it("follows what is under way, through a read that fails, until it ends", async () => {
  vi.useFakeTimers();
  const replies = [ok(details("running")), failed(503), ok(details("done"))];
  const ports = { load: () => Promise.resolve(replies.shift() ?? failed(500)), plan: never, run: never, undo: never };
  const actor = createActor(createImportMachine<ImportState>(ports));
  actor.start();
  await vi.advanceTimersByTimeAsync(500);
  expect(actor.getSnapshot().value).toBe("following");
  await vi.advanceTimersByTimeAsync(1000);
  expect(actor.getSnapshot().value).toBe("following");
  await vi.advanceTimersByTimeAsync(1000);
  expect(actor.getSnapshot().value).toBe("done");
  vi.useRealTimers();
});

it.each<[string, ImportPorts<ImportState>["load"]]>([
  ["the server fails", () => Promise.resolve(failed(500, '{"message":"No."}'))],
  ["the port breaks", () => Promise.reject(new Error("port"))],
])("offers to read again when %s", async (_, load) => {
  const form = await start({ load });
  expect([form.value(), form.context().refusal]).not.toContain("");
  await form.send({ type: "load.retried" });
  expect([form.value(), form.ports.load.mock.calls.length]).toEqual(["unavailable", 2]);
});

it.each<[string, ImportPorts<ImportState>["run"]]>([
  ["a refusal", () => Promise.resolve({ kind: "conflict", message: "Wait for the dry run to end.", current: null })],
  ["no response", () => Promise.reject(new Error("port"))],
])("stays where it was after %s of a run", async (_, reply) => {
  const form = await start({ ...inState("planned"), run: reply });
  await form.send(run, yes);
  expect(form.value()).toBe("planned");
  expect(form.context().refusal).not.toBe("");
});

it("DECISION-68 each state can be reached", () => {
  const ports = { load: never, plan: never, run: never, undo: never };
  const machine = createImportMachine<ImportState>(ports);
  const loaded = (["mapping", "planning", "planned", "done", "undone"] as const).map((state) =>
    done("importFile.loading", ok(details(state, { done: 1, kept: 1 }))),
  );
  const events = [plan, run, undo, yes, ...loaded, broken("importFile.loading")];
  expect(reachableStates(machine, events, {})).toEqual(restingStates(machine, ["importFile.settled"]));
});
