import { noLines } from "@teedesk/domain";
import { describe, expect, it } from "vitest";
import { messageAt } from "../field.ts";
import {
  broken,
  conflict,
  declined,
  done,
  failed,
  invalid,
  ok,
  reachableStates,
  restingStates,
  unauthorized,
} from "../testing.ts";
import type { CancelEvent } from "./context.ts";
import { createCancelTeeTimeMachine } from "./machine.ts";
import type { CancelPorts } from "./ports.ts";
import { selectIsUnsettled, selectPlan, selectRefundChoices } from "./selectors.ts";
import {
  amount,
  canceled,
  cents,
  change,
  custom,
  keepBooked,
  no,
  options,
  pressProcess,
  refund,
  returns,
  start,
  startOver,
  stubPorts,
  teeTime,
  yes,
} from "./testing.ts";

const editing = (state: string) => ({ editing: state });
const asking = (question: string) => ({ asking: question });
const never = () => new Promise<never>(() => {});
const breaks = () => Promise.reject(new Error("port"));
const asked = { id: 12, refund: false, cancel: true, force_cancel: false, refund_amount: 0, reason: "Internal cancel" };

describe("opening", () => {
  it.each<[string, CancelPorts["loadOptions"], unknown]>([
    ["OPS-CAN-01 the choices", returns(ok(options)), editing("ready")],
    ["that they are on their way", never, "loading"],
    ["OPS-CAN-18 MSG-26 that there are none", returns(ok({ ...options, valid: false })), "refused"],
    ["that they cannot be read", returns(failed(500)), "unavailable"],
    ["that the session is over", returns(unauthorized), "unavailable"],
    ["that the port broke", breaks, "unavailable"],
  ])("shows %s", async (_, loadOptions, state) => {
    const { value, ports } = await start({ loadOptions });
    expect([value(), ports.loadOptions.mock.calls.length]).toEqual([state, 1]);
  });

  it("OPS-CAN-18 leaves nothing to process when there are no options", async () => {
    const { snapshot } = await start({ loadOptions: returns(ok({ ...options, valid: false })) });
    expect(snapshot().can(pressProcess)).toBe(false);
  });

  it("tries again when asked to", async () => {
    const inTurn = [failed(500, '{"message":"No."}'), ok(options)];
    const form = await start({ loadOptions: () => Promise.resolve(inTurn.shift() ?? failed(500)) });
    expect([form.context().lines.message, form.context().failure.status]).toEqual(["No.", 500]);
    await form.send({ type: "options.retried" });
    expect([form.value(), form.context().lines]).toEqual([editing("ready"), noLines]);
  });

  it("UNCLEAR-05 OPS-CAN-06 begins with canceling, unless that was done", async () => {
    expect((await start()).context().draft).toMatchObject({ cancel: true, refund: false, choice: "standard" });
    const again = await start({ loadOptions: returns(ok({ ...options, is_canceled: true })) });
    expect([again.context().draft.cancel, again.snapshot().can(pressProcess)]).toEqual([false, false]);
  });
});

describe("choosing", () => {
  it.each<[string, CancelEvent[], unknown]>([
    ["UNCLEAR-04 MSG-21 asks before it cancels", [pressProcess], asking("cancel")],
    ["goes back on no", [pressProcess, no], editing("ready")],
    ["cancels on yes", [pressProcess, yes], "processing"],
    ["asks nothing before a refund alone", [keepBooked, refund, pressProcess], "processing"],
    ["cannot process nothing", [keepBooked, pressProcess], editing("ready")],
    [
      "CALC-19 refuses a custom amount it cannot read",
      [refund, custom, amount("x"), pressProcess],
      editing("incomplete"),
    ],
    [
      "ANSWER-11 refuses more than is left",
      [keepBooked, refund, custom, amount("50.01"), pressProcess],
      editing("incomplete"),
    ],
    ["can be corrected", [refund, custom, amount("x"), pressProcess, amount("5"), pressProcess], asking("cancel")],
    [
      "goes back to where it was on no",
      [refund, custom, pressProcess, amount("5"), pressProcess, no],
      editing("incomplete"),
    ],
    ["needs no second process", [pressProcess, pressProcess, yes, yes, pressProcess], "processing"],
  ])("%s", async (_, events, state) => {
    const { send, value } = await start({ process: never });
    await send(...events);
    expect(value()).toEqual(state);
  });

  it("shows what is wrong with the amount until it, or the choice, changes", async () => {
    const { send, context } = await start();
    await send(refund, custom, amount("x"), pressProcess);
    expect(messageAt(context(), "refund_amount")).toMatchObject({ code: "amount_unreadable" });
    await send(change({ name: "reason", value: "rain" }));
    expect(messageAt(context(), "refund_amount")).toBeDefined();
    await send(change({ name: "choice", value: "full" }));
    expect(messageAt(context(), "refund_amount")).toBeUndefined();
  });

  it.each<[string, CancelEvent[], object]>([
    ["OPS-CAN-20 cancels alone", [], {}],
    ["OPS-CAN-20 cancels and refunds", [refund], { refund: true, refund_amount: 4000 }],
    [
      "OPS-CAN-14 refunds all",
      [keepBooked, refund, change({ name: "choice", value: "full" })],
      { refund: true, cancel: false, refund_amount: 5000 },
    ],
    [
      "OPS-CAN-14 CALC-19 refunds what is typed",
      [refund, custom, amount("19.99")],
      { refund: true, refund_amount: 1999 },
    ],
    ["OPS-CAN-15 MSG-27 says why", [change({ name: "reason", value: "rain" })], { reason: "rain" }],
  ])("OPS-CAN-13 OPS-CAN-23 %s, once", async (_, events, request) => {
    const { send, sent } = await start();
    await send(...events, pressProcess, yes);
    expect(sent()).toEqual([{ ...asked, ...request, key: "key-1" }]);
  });

  it("says before what will happen", async () => {
    const { send, snapshot } = await start({ loadOptions: returns(ok({ ...options, internal: true })) });
    expect(selectPlan(snapshot())).toEqual({
      cancels: true,
      forces: false,
      to_card: 0,
      to_gift_certificate: { serial: "GIFT-100", amount: 10_000 },
      mails_customer: ["pat.lee@example.test"],
      mails_course: false,
      phones_course: true,
    });
    await send(keepBooked);
    expect(selectPlan(snapshot())).toBeNull();
    await send(refund);
    expect(selectPlan(snapshot())).toMatchObject({ to_card: 4000, to_gift_certificate: null, phones_course: false });
    await send(custom);
    expect(selectPlan(snapshot())).toBeNull();
  });

  it("OPS-CAN-09 offers the full refund only when something was paid", async () => {
    const { snapshot } = await start({ loadOptions: returns(ok({ ...options, transaction_total: cents(0) })) });
    expect(selectRefundChoices(snapshot())).toEqual(["standard", "custom"]);
  });
});

describe("processing", () => {
  it("OPS-CAN-16 OPS-CAN-17 UNCLEAR-07 ends with what was done, and tells the page", async () => {
    const form = await start({ loadOptions: returns(ok({ ...options, internal: true })) });
    await form.send(pressProcess, yes);
    expect([form.value(), form.context().outcome, form.said]).toEqual([
      "done",
      canceled,
      [{ type: "teeTime.processed" }],
    ]);
    expect([selectPlan(form.snapshot())?.phones_course, form.ports.shelf.held]).toEqual([true, null]);
  });

  it.each<[string, CancelPorts["process"], string, string, boolean]>([
    [
      "OPS-CAN-19 200 that did nothing",
      returns(ok({ ...canceled, valid: false, message: "No." })),
      "refused",
      "No.",
      false,
    ],
    ["422", returns(invalid({ refund_amount: "Too much." })), "invalid", "", false],
    ["OPS-TT-48 404", returns(failed(404, '{"message":"Gone."}')), "fatal", "Gone.", false],
    ["401", returns(unauthorized), "ready", "", false],
    ["OPS-TT-43 503", returns(failed(503, '{"message":"Later.","backend_message":"GW"}')), "uncertain", "Later.", true],
    ["409", returns(conflict(null)), "uncertain", "Changed meanwhile.", true],
    ["UNCLEAR-04 OPS-TT-43 409 of a specified server", returns(declined), "refused", "Not released.", false],
    ["an unreadable 200", returns(failed(200, "")), "uncertain", "", true],
    ["no response", returns(failed(null, "")), "uncertain", "", true],
    ["a broken port", breaks, "uncertain", "", true],
  ])("after %s", async (_, port, state, message, isUnsettled) => {
    const { send, value, context, snapshot, said } = await start({ process: port });
    await send(refund, pressProcess, yes);
    const refused = state === "invalid" ? [{ type: "form.refused" }] : [];
    expect([value(), context().lines.message, said]).toEqual([editing(state), message, refused]);
    expect([context().draft.refund, selectIsUnsettled(snapshot())]).toEqual([true, isUnsettled]);
  });

  it("OPS-CAN-19 reads again what can be done after a refusal, and keeps what was typed", async () => {
    const inTurn = [ok(options), ok({ ...options, is_canceled: true, refund_total: cents(0) })];
    const form = await start({
      loadOptions: () => Promise.resolve(inTurn.shift() ?? failed(500)),
      process: returns(ok({ ...canceled, valid: false, message: "It was canceled already." })),
    });
    await form.send(refund, change({ name: "reason", value: "rain" }), pressProcess, yes);
    expect([form.value(), form.context().lines.message]).toEqual([editing("refused"), "It was canceled already."]);
    expect(form.context().options).toMatchObject({ is_canceled: true, refund_total: 0 });
    expect([form.context().draft.reason, selectPlan(form.snapshot())]).toEqual(["rain", null]);
  });

  it.each<[string, CancelPorts["loadOptions"], unknown]>([
    ["there is nothing left to do", returns(ok({ ...options, valid: false })), "refused"],
    ["they cannot be read", returns(failed(500)), editing("refused")],
    ["the port breaks", breaks, editing("refused")],
  ])("says why it was refused when after it %s", async (_, next, state) => {
    const reads = [returns(ok(options)), next];
    const form = await start({
      loadOptions: (id, signal) => (reads.shift() ?? never)(id, signal),
      process: returns(ok({ ...canceled, valid: false, message: "No." })),
    });
    await form.send(pressProcess, yes);
    expect([form.value(), form.context().lines.message]).toEqual([state, "No."]);
  });

  it("UNCLEAR-04 OPS-TT-43 shows both lines, and a 422 under its field", async () => {
    const both = await start({ process: returns(failed(503, '{"message":"Later.","backend_message":"GW 7"}')) });
    await both.send(pressProcess, yes);
    expect(both.context().lines).toEqual({ message: "Later.", backend_message: "GW 7" });
    const refused = await start({ process: returns(invalid({ refund_amount: "Too much." })) });
    await refused.send(refund, pressProcess, yes);
    expect(messageAt(refused.context(), "refund_amount")).toEqual({ text: "Too much." });
  });

  it.each<[string, CancelPorts["process"], string[]]>([
    ["is kept while the outcome is unknown", returns(failed(500)), ["key-1", "key-1", "key-1"]],
    ["is kept over a 401", returns(unauthorized), ["key-1", "key-1", "key-1"]],
    ["is renewed by a refusal", returns(ok({ ...canceled, valid: false })), ["key-1", "key-2", "key-3"]],
    ["is renewed by a 422", returns(invalid({})), ["key-1", "key-2", "key-3"]],
  ])("ANSWER-17 the key %s", async (_, port, keys) => {
    const { send, sent } = await start({ process: port });
    for (let attempt = 0; attempt < keys.length; attempt += 1) await send(pressProcess, yes);
    expect(sent().map(({ key }) => key)).toEqual(keys);
  });
});

describe("an attempt with an unknown outcome", () => {
  const doubtful = async (port: CancelPorts["process"] = returns(failed(null, ""))) => {
    const form = await start({ process: port });
    await form.send(keepBooked, refund, pressProcess);
    return form;
  };

  it("is asked about before other choices go out, under the same key", async () => {
    const { send, value, sent } = await doubtful();
    await send(change({ name: "choice", value: "full" }), pressProcess);
    expect(value()).toEqual(asking("changed"));
    await send(yes);
    expect(sent().map(({ key, refund_amount }) => [key, refund_amount])).toEqual([
      ["key-1", 4000],
      ["key-1", 5000],
    ]);
  });

  it.each([
    ["turned away at the door", failed(429)],
    ["refused by the backend, maybe because it was done", declined],
  ])("stays open when the next one is %s", async (_, next) => {
    const inTurn = [failed(null, ""), next];
    const { send, sent, snapshot } = await doubtful(() => Promise.resolve(inTurn.shift() ?? failed(500)));
    await send(pressProcess);
    expect([sent().map(({ key }) => key), selectIsUnsettled(snapshot())]).toEqual([["key-1", "key-1"], true]);
    await send(pressProcess);
    expect(sent().at(-1)?.key).toBe("key-1");
  });

  it("is asked about once more when the other choices cancel", async () => {
    const { send, value } = await doubtful();
    await send(change({ name: "cancel", value: true }), pressProcess, yes);
    expect(value()).toEqual(asking("cancel"));
  });

  it("is not given up by closing the dialog", async () => {
    const { shelf } = (await doubtful()).ports;
    const again = await start({}, shelf.held);
    expect([again.value(), selectIsUnsettled(again.snapshot())]).toEqual([editing("restored"), true]);
    await again.send(pressProcess);
    expect([again.sent().map(({ key }) => key), again.value(), again.ports.shelf.held]).toEqual([
      ["key-1"],
      "done",
      null,
    ]);
  });

  it("is known to the next page when this one ends too early", async () => {
    const { shelf } = (await doubtful(never)).ports;
    expect(selectIsUnsettled((await start({}, shelf.held)).snapshot())).toBe(true);
  });

  it("is given up on purpose, which shows what is there now", async () => {
    const { send, value, ports, snapshot, sent } = await doubtful();
    await send(startOver, no);
    expect(value()).toEqual(editing("uncertain"));
    await send(startOver, yes);
    expect([value(), ports.loadOptions.mock.calls.length, ports.shelf.held]).toEqual([editing("ready"), 2, null]);
    expect([selectIsUnsettled(snapshot()), snapshot().can(startOver)]).toEqual([false, false]);
    await send(pressProcess, yes);
    expect(sent().map(({ key }) => key)).toEqual(["key-1", "key-2"]);
  });
});

describe("choices", () => {
  it("ANSWER-25 are kept over a 401, and taken up again", async () => {
    const { send, ports } = await start({ process: returns(unauthorized) });
    await send(refund, pressProcess, yes);
    const again = await start({}, ports.shelf.held);
    expect([again.value(), again.context().draft.refund, selectIsUnsettled(again.snapshot())]).toEqual([
      editing("restored"),
      true,
      false,
    ]);
    await again.send(keepBooked);
    expect(again.value()).toEqual(editing("ready"));
  });

  it.each<[string, CancelEvent[], boolean]>([
    ["are kept when the session ends elsewhere", [refund], true],
    ["are kept while a question is open", [refund, pressProcess], true],
    ["are not kept when there are none", [], false],
  ])("%s", async (_, events, isKept) => {
    const { send, ports } = await start();
    await send(...events, { type: "session.lost" });
    expect(ports.shelf.held !== null).toBe(isKept);
  });

  it("that were refused do not come back", async () => {
    const { send, ports } = await start({ process: returns(invalid({})) });
    await send(pressProcess, yes);
    expect(ports.shelf.held).toBeNull();
  });
});

it("can reach each of its states", () => {
  const events = [
    done("cancelTeeTime.loading", ok(options)),
    done("cancelTeeTime.loading", ok({ ...options, valid: false })),
    broken("cancelTeeTime.loading"),
    done("cancelTeeTime.processing", ok(canceled)),
    done("cancelTeeTime.processing", ok({ ...canceled, valid: false })),
    done("cancelTeeTime.refreshing", ok(options)),
    broken("cancelTeeTime.refreshing"),
    done("cancelTeeTime.processing", invalid({})),
    done("cancelTeeTime.processing", failed(404)),
    broken("cancelTeeTime.processing"),
    refund,
    custom,
    pressProcess,
    startOver,
    yes,
    no,
  ];
  const blank = { ...stubPorts(), newKey: () => "key" };
  const kept = {
    draft: { ...asked, choice: "standard", refund_amount: "" },
    intent: { key: "k", unsettled: "" },
  } as const;
  const reach = (ports: CancelPorts) => reachableStates(createCancelTeeTimeMachine(ports), events, { teeTime });
  const reached = [...reach(blank), ...reach({ ...blank, drafts: { ...blank.drafts, read: () => kept } })];
  const passing = ["cancelTeeTime.loaded", "cancelTeeTime.screening"];
  expect([...new Set(reached)].toSorted()).toEqual(restingStates(createCancelTeeTimeMachine(blank), passing));
});
