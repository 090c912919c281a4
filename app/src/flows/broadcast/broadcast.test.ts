import { expect, it, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { after, done, failed, ok, reachableStates, restingStates, settle } from "../testing.ts";
import { broadcastRefresh, createBroadcastMachine } from "./machine.ts";
import type { BroadcastPorts } from "./ports.ts";

async function start(load: BroadcastPorts["load"]) {
  const clock = new SimulatedClock();
  const port = vi.fn(load);
  const actor = createActor(createBroadcastMachine({ load: port }), { clock });
  actor.start();
  await settle();
  const pass = async (milliseconds: number) => {
    clock.increment(milliseconds);
    await settle();
  };
  return { port, pass, message: () => actor.getSnapshot().context.message };
}

it("OPS-MSG-04 OPS-MSG-05 CONST-13 UNCLEAR-25 loads at the start and exactly once more after 300000 ms", async () => {
  const texts = ["Frost delay", "Open again", "Never read"];
  const { port, pass, message } = await start(() => Promise.resolve(ok(texts.shift() ?? "")));
  expect([port.mock.calls.length, message()]).toEqual([1, "Frost delay"]);
  await pass(broadcastRefresh - 1);
  expect(port).toHaveBeenCalledOnce();
  await pass(1);
  expect([port.mock.calls.length, message()]).toEqual([2, "Open again"]);
  await pass(10 * broadcastRefresh);
  expect(port).toHaveBeenCalledTimes(2);
});

it.each([
  ["a failure", () => Promise.resolve(failed(500))],
  ["a broken port", () => Promise.reject(new Error("port"))],
])("is silent about %s and keeps what was there", async (_, failing) => {
  const answers: BroadcastPorts["load"][] = [failing, () => Promise.resolve(ok("Frost delay"))];
  const late = await start((signal) => (answers.shift() ?? failing)(signal));
  expect(late.message()).toBe("");
  await late.pass(broadcastRefresh);
  expect(late.message()).toBe("Frost delay");

  const once: BroadcastPorts["load"][] = [() => Promise.resolve(ok("Frost delay")), failing];
  const early = await start((signal) => (once.shift() ?? failing)(signal));
  await early.pass(broadcastRefresh);
  expect(early.message()).toBe("Frost delay");
});

it("still reloads when the first call hangs, and gives that one up", async () => {
  const { port, pass } = await start(() => new Promise(() => {}));
  await pass(broadcastRefresh);
  expect(port.mock.calls.map(([signal]) => signal.aborted)).toEqual([true, false]);
});

it("can reach each of its states", () => {
  const machine = createBroadcastMachine({ load: () => new Promise(() => {}) });
  const events = [
    done("broadcast.first.loading", ok("")),
    after("broadcastRefresh", "broadcast.first"),
    done("broadcast.reloading", ok("")),
  ];
  expect(reachableStates(machine, events, undefined)).toEqual(restingStates(machine));
});
