import type { ApiResult, GolfRate } from "@teedesk/domain";
import { describe, expect, it } from "vitest";
import { failed, invalid, ok, settle, unauthorized } from "../../testing.ts";
import type { BookingPorts } from "../ports.ts";
import { selectQuote, selectRateMessage } from "../selectors.ts";
import { blank, breaks, change, course, filled, never, players, rate, returns, start } from "../testing.ts";

const date = (value: string) => change({ name: "tee_time.play_date", value });
const time = (value: string) => change({ name: "tee_time.play_time", value });

describe("the rate", () => {
  it("OPS-IBE-54 is asked for once all four facts are set, and again when one changes", async () => {
    const { ports, send, snapshot } = await start(blank);
    await send(date("12/24/2026"), time("10:30"), players("2"));
    expect([snapshot().value.rate, ports.findRate.mock.calls.length]).toEqual(["unset", 0]);
    await send(course("3"));
    expect([snapshot().value.rate, ports.findRate.mock.calls.length]).toEqual(["found", 1]);
    await send(players("3"));
    expect(ports.findRate.mock.calls.map(([booking]) => booking.tee_time.players)).toEqual([2, 3]);
  });

  it("OPS-IBE-54 is asked for at once when the address provides all four", async () => {
    const { ports, context } = await start(filled);
    expect(ports.findRate).toHaveBeenCalledOnce();
    expect(context().rate).toEqual(rate);
  });

  it.each([
    ["players", players("0")],
    ["players", players("")],
    ["course", course("")],
    ["date", date("")],
    ["date", date("13/45/2026")],
    ["time", time("")],
  ])("OPS-IBE-67 is gone without a valid %s", async (_, event) => {
    const { ports, send, snapshot, context } = await start(filled);
    await send(event);
    expect([snapshot().value.rate, context().rate, ports.findRate.mock.calls.length]).toEqual(["unset", null, 1]);
  });

  it("is never the one of before while typing goes on, and is asked for once when it rests", async () => {
    const { ports, actor, clock, context, snapshot } = await start(filled);
    for (const text of ["1", "12", "1"]) {
      actor.send(players(text));
      clock.increment(200);
      await settle();
      expect([snapshot().value.rate, context().rate, snapshot().hasTag("pricing")]).toEqual(["settling", null, true]);
    }
    clock.increment(100);
    await settle();
    expect([snapshot().value.rate, ports.findRate.mock.calls.length]).toEqual(["found", 2]);
  });

  it("gives up the call before and ignores its response", async () => {
    const resolvers: ((result: ApiResult<GolfRate | null>) => void)[] = [];
    const findRate: BookingPorts["findRate"] = () => new Promise((resolve) => resolvers.push(resolve));
    const { ports, send, context } = await start(filled, { findRate });
    await send(players("3"));
    expect(ports.findRate.mock.calls.map(([, signal]) => signal.aborted)).toEqual([true, false]);
    resolvers[1]?.(ok({ ...rate, id: 6 }));
    resolvers[0]?.(ok(rate));
    await settle();
    expect(context().rate?.id).toBe(6);
  });

  it("is not asked for when something else changes", async () => {
    const { ports, send } = await start(filled);
    await send(change({ name: "customer.email", value: "a@b.test" }), change({ name: "charge", value: "90" }));
    expect(ports.findRate).toHaveBeenCalledOnce();
  });

  it.each<[string, BookingPorts["findRate"], string]>([
    ["null", returns(ok(null)), "none"],
    ["422", returns(invalid({ "tee_time.golf_rate": "Closed." })), "refused"],
    ["UNCLEAR-11 a fee that cannot be read", returns(failed(200)), "unreadable"],
    ["500", returns(failed(500)), "failed"],
    ["401", returns(unauthorized), "failed"],
    ["a broken port", breaks, "failed"],
  ])("after %s", async (_, findRate, state) => {
    const { snapshot, form } = await start(filled, { findRate });
    expect([snapshot().value.rate, form()]).toEqual([state, { editing: "ready" }]);
  });

  it("OPS-IBE-71 shows the server's message until a fact changes", async () => {
    const { send, snapshot } = await start(filled, { findRate: returns(invalid({ "tee_time.golf_rate": "Closed." })) });
    expect(selectRateMessage(snapshot())).toEqual({ text: "Closed." });
    await send(players(""));
    expect(selectRateMessage(snapshot())).toBeUndefined();
  });

  it("OPS-IBE-70 takes the messages about its facts along when one of them changes", async () => {
    const inTurn: ApiResult<GolfRate | null>[] = [
      invalid({ "tee_time.play_date": "Closed.", charge: "Odd." }),
      ok(rate),
    ];
    const { send, context } = await start(filled, { findRate: () => Promise.resolve(inTurn.shift() ?? failed(500)) });
    await send(course("4"));
    expect([context().rate, context().errors]).toEqual([rate, { charge: "Odd." }]);
  });

  it("can be asked for again after a failure", async () => {
    const inTurn: ApiResult<GolfRate | null>[] = [failed(500), ok(rate)];
    const { send, snapshot } = await start(filled, { findRate: () => Promise.resolve(inTurn.shift() ?? failed(500)) });
    await send({ type: "rate.retried" });
    expect(snapshot().value.rate).toBe("found");
  });

  it("UNCLEAR-18 leaves the charge alone and adds its fee to the total", async () => {
    const { context, snapshot } = await start(filled);
    expect([context().draft.charge, selectQuote(snapshot()).total]).toEqual(["100.00", 10500]);
  });

  it("is on its way while a call is", async () => {
    expect((await start(filled, { findRate: never })).snapshot().hasTag("pricing")).toBe(true);
  });
});
