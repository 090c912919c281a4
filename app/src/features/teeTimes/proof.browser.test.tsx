import { expect, it, vi } from "vitest";
import type { Schema } from "../../api/contract.ts";
import { openConsole } from "../../testing/openConsole.tsx";
import { open } from "./testing/openTeeTime.ts";

const at = "2026-11-21T18:30:00.000Z";
const facts = {
  course_name: "Torrey Pines South",
  play_date: "2026-11-28",
  play_time: "10:30",
  players: 2,
  customer_name: "Pat Lee",
};
const proof: Schema<"TeeTimeProof"> = {
  tee_time_id: 7,
  booked_at: at,
  agent: "Alex Agent",
  customer: { name: "Pat Lee", email: "pat@example.test", phones: ["858 555 0100"], address: "La Jolla, CA 92037" },
  agreed: facts,
  quote: {
    lines: [
      { rule: "charge", amount: 25_000, exact: "250" },
      { rule: "service_fee", amount: 1250, exact: "12.5" },
    ],
    total: 26_250,
  },
  terms: [
    {
      taken_for: "sale",
      taken_at: at,
      rule_set: "ca7b0f76",
      rate: { rate: "125.00", service_fee: 5, max_refund: "100.00", non_refundable: "22.50", cancel_hours: 24 },
      refundable_until: "2026-11-27T18:30:00.000Z",
      standard_refund: 21_750,
    },
  ],
  present: {
    ...facts,
    play_time: "11:30",
    confirmation: "INTERNAL",
    status: "Canceled",
    canceled_at: "2026-11-21T19:30:00.000Z",
  },
  payments: [
    {
      created_at: at,
      payment_id: "pay_1",
      amount: 26_250,
      state: "captured",
      settled_at: at,
      refused_at: null,
      seen_to_at: null,
      last4: "4242",
    },
  ],
  transactions: [
    {
      id: 9,
      created_at: at,
      payment_id: "pay_1",
      total: 26_250,
      staff_user: null,
      reason: "",
      items: [
        { about: "Tee time", total: 28_250 },
        { about: "Gift certificate", total: -2000 },
      ],
    },
  ],
  doubts: { doubts: ["group_large"], confirmed_at: at, checked_at: null, checked_by: null },
  mails: [
    {
      created_at: at,
      recipient: "pat@example.test",
      subject: "Your receipt",
      text: "You paid $262.50.",
      calendar: { method: "PUBLISH", sequence: 0 },
      state: "sent",
      sent_at: at,
      failed_at: null,
      last_error: null,
    },
  ],
  consents: [
    {
      created_at: at,
      expires_at: "2026-11-24T18:30:00.000Z",
      state: "waiting",
      staff_user: "agent@teedesk.test",
      reason: "Rain",
      cancel: true,
      force_cancel: false,
      refund_amount: 26_250,
      standard_refund: 21_750,
      decided_by: null,
      decided_at: null,
    },
  ],
  cancelations: [
    {
      created_at: at,
      updated_at: at,
      state: "done",
      cancel: true,
      force_cancel: false,
      is_released: true,
      refund_amount: 21_750,
      standard_refund: 21_750,
      refund_id: "rf_1",
      reason: "Rain",
    },
  ],
  history: [
    {
      created_at: at,
      staff_user: "agent@teedesk.test",
      action: "updated",
      changes: [{ field: "play_time", before: "10:30", after: "11:30" }],
    },
  ],
  as_of: "2026-11-21T19:30:00.000Z",
  fingerprint: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
};

const sections = (printed: Element): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...printed.querySelectorAll("section")].map((section) => [
      section.querySelector("h3")?.textContent ?? "",
      section.textContent.replaceAll(/\s+/g, " "),
    ]),
  );

it("DECISION-63 an admin's tee time leads to its proof, which is printed with what was agreed, paid, mailed and changed", async () => {
  const { screen } = await open({}, { "GET /api/tee_times/proof/7": proof }, { proves_tee_times: true });
  await screen.getByRole("main").getByRole("link", { name: "Proof for a dispute" }).click();
  const printed = screen.getByRole("article", { name: "Proof" });
  await expect.element(printed).toBeVisible();
  const shown = sections(printed.element());
  const moment = "11/21/2026 10:30 (2026-11-21 18:30:00 UTC)";
  expect(shown["Customer"]).toContain(`Booked${moment}`);
  expect(shown["Agreed at the booking"]).toContain("Play11/28/2026 10:30");
  expect(shown["Agreed at the booking"]).toContain(`confirmed: group large (${moment})`);
  expect(shown["Cancelation terms, as sold"]).toContain("Cancel by11/27/2026 10:30 (2026-11-27 18:30:00 UTC)");
  expect(shown["Cancelation terms, as sold"]).toContain("Refund until then$217.50");
  expect(shown["Cancelation terms, as sold"]).toContain(
    "Not refundable$22.50 per playerRefund at most$100.00 per player",
  );
  expect(shown["As it is stored now"]).toContain("Play11/28/2026 11:30");
  expect(shown["Price"]).toContain("Golf$250.00Service fee$12.50Total$262.50");
  expect(shown["Card payments"]).toContain("ending in 4242");
  expect(shown["Card payments"]).toContain("pay_1");
  expect(shown["Entries of the books"]).toContain("$262.50, reference pay_1");
  expect(shown["Entries of the books"]).toContain("Tee time $282.50; Gift certificate -$20.00");
  expect(shown["Cancelations and refunds"]).toContain("cancel and refund $217.50, done at");
  expect(shown["Requests for a second person"]).toContain("refund $262.50 ($217.50 by the terms). Reason: Rain.");
  expect(shown["Mail"]).toContain("accepted by the mail server");
  expect(shown["Mail"]).toContain("You paid $262.50.");
  expect(shown["History"]).toContain("Play time10:30 → 11:30");
  await expect.element(printed.getByText(proof.fingerprint)).toBeVisible();
  const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
  await screen.getByRole("button", { name: "Print", exact: true }).click();
  expect(print).toHaveBeenCalledOnce();
});

it("DECISION-55 DECISION-63 a payment that was refused is not being charged, and says when it was refused and settled", async () => {
  const refused = { ...proof.payments[0], state: "capturing", refused_at: at, seen_to_at: "2026-11-22T18:30:00.000Z" };
  const { screen } = await openConsole("/manage-tee-time/7/proof", {
    level: "admin",
    config: { proves_tee_times: true },
    replies: { "GET /api/tee_times/proof/7": { ...proof, payments: [refused] } },
  });
  const printed = screen.getByRole("article", { name: "Proof" });
  await expect.element(printed).toBeVisible();
  const shown = sections(printed.element())["Card payments"];
  expect(shown).toContain("Staterefused by the gateway, not charged");
  expect(shown).toContain("Refused on11/21/2026 10:30");
  expect(shown).toContain("Settled otherwise on11/22/2026 10:30");
});

it("DECISION-63 a sale without quote, terms, payment and mail says so", async () => {
  const bare = { ...proof, quote: null, doubts: null, payments: [], transactions: [], mails: [], consents: [] };
  const terms = [{ ...proof.terms[0], rate: null, refundable_until: null, standard_refund: null }];
  const { screen } = await openConsole("/manage-tee-time/7/proof", {
    level: "admin",
    config: { proves_tee_times: true },
    replies: { "GET /api/tee_times/proof/7": { ...bare, terms, cancelations: [], history: [] } },
  });
  const printed = screen.getByRole("article", { name: "Proof" });
  await expect.element(printed).toBeVisible();
  const shown = sections(printed.element());
  expect(shown["Price"]).toContain("No quote was stored");
  expect(shown["Cancelation terms, as sold"]).toContain("none, so no terms of cancelation");
  expect(shown["Card payments"]).toContain("No card was charged.");
  expect(shown["Mail"]).toContain("No mail was sent.");
});

it("ANSWER-24 DECISION-63 no agent and no console of a specified server is offered a proof", async () => {
  const agent = await openConsole("/manage-tee-time/7/proof", { level: "other", config: { proves_tee_times: true } });
  await expect.poll(() => location.pathname).toBe("/");
  await agent.screen.unmount();
  const { screen, calls } = await open();
  const main = screen.getByRole("main");
  await expect.element(main.getByRole("link", { name: "Copy to dates" })).toBeVisible();
  expect(main.getByRole("link", { name: "Proof for a dispute" }).elements()).toEqual([]);
  expect(calls.filter((call) => call.includes("proof"))).toEqual([]);
});
