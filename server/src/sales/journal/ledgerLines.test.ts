import { afterAll, beforeAll, expect, it } from "vitest";
import { journalOf, writtenIn } from "../../testing/journalOf.ts";
import { takeFromLedger } from "../../testing/takeFromLedger.ts";
import { openTeeTimeClient, type TeeTimeClient } from "../../testing/teeTimeClient.ts";
import { ledgerCsv } from "./exports.ts";

let desk: TeeTimeClient;
let admin: Awaited<ReturnType<TeeTimeClient["callsAs"]>>;
beforeAll(async () => {
  desk = await openTeeTimeClient({ UNDO_SECONDS: "300" });
  admin = await desk.callsAs("admin");
});
afterAll(() => desk.close());

/** The lines about a tee time, by the names of their columns. */
async function linesOf(id: number): Promise<readonly Readonly<Record<string, string>>[]> {
  const [header = "", ...lines] = await writtenIn(desk.db, ledgerCsv);
  const names = header.split(",");
  return lines
    .map((line) => Object.fromEntries(line.split(",").map((value, place) => [names[place] ?? "", value])))
    .filter((line) => line["tee_time"] === String(id));
}

/** Books for $425.30 less $10.00, of which the certificate pays $60.00. */
async function booked() {
  await desk.setBalance("GIFT-100", 6000);
  const teeTime = await desk.book({ discount_code: "TENOFF" });
  const { id, discount, transaction_record: record } = teeTime;
  const [tee_time, code, certificate] = [id, discount?.id, await desk.certificateId("GIFT-100")].map(String);
  const shared = { record: String(record?.id), refunded_record: "", person: teeTime.agent };
  const of = { ...shared, kind: "sale", payment: record?.payment_id };
  const sale = [
    { ...of, about: "tee time", about_id: tee_time, amount: "400.00" },
    { ...of, about: "tee time", about_id: tee_time, amount: "25.30" },
    { ...of, about: "discount", about_id: code, amount: "-10.00" },
    { ...of, about: "gift certificate", about_id: certificate, amount: "-60.00" },
  ];
  return { id, of, sale, tee_time, code, certificate };
}

it("the raw ledger names what each line is about, its payment, and who booked, changed and refunded", async () => {
  const { id, of, sale, tee_time, code, certificate } = await booked();
  await admin("PUT", "/api/tee_times/update", { id, tee_time: { discount_amount: "4" } });
  const order = { refund: true, cancel: true, force_cancel: false, refund_amount: 1000, reason: "Rain" };
  const { confirmation } = (await admin("POST", "/api/tee_times/cancel", { id, ...order })).json();
  const lines = await linesOf(id);
  const person = "admin@teedesk.test";
  const change = { ...of, kind: "change", person };
  const record = lines.at(-1)?.["record"];
  const refund = { kind: "refund", record, payment: confirmation, refunded_record: of.record, person };
  expect(record).not.toBe(of.record);
  expect(lines).toMatchObject([
    ...sale,
    { ...change, about: "tee time", about_id: tee_time, amount: "-6.00" },
    { ...change, about: "discount", about_id: code, amount: "6.00" },
    { ...refund, about: "tee time", about_id: tee_time, amount: "-70.00" },
    { ...refund, about: "gift certificate", about_id: certificate, amount: "60.00" },
  ]);
});

it("the raw ledger calls the first change of a tee time from before the ledger a change, by the person who made it", async () => {
  const { id } = await booked();
  await takeFromLedger(desk.db, id);
  await admin("PUT", "/api/tee_times/update", { id, tee_time: { discount_amount: "4" } });
  const change = { kind: "change", payment: "", person: "admin@teedesk.test" };
  expect(await linesOf(id)).toMatchObject([
    { ...change, about: "tee time", amount: "-6.00" },
    { ...change, about: "discount", amount: "6.00" },
  ]);
});

it("JOURNAL-03 what a tee time from before the ledger gives back to its certificate is owed again", async () => {
  const { id } = await booked();
  await takeFromLedger(desk.db, id);
  const owed = async () => {
    const { balance } = await journalOf(desk.db);
    return [balance("2100"), balance("4000")];
  };
  const [liability = 0, revenue = 0] = await owed();
  const order = { refund: false, cancel: true, force_cancel: true, refund_amount: 0, reason: "Rain" };
  expect((await admin("POST", "/api/tee_times/cancel", { id, ...order })).json()).toMatchObject({ valid: true });
  expect(await owed()).toEqual([liability - 6000, revenue + 6000]);
});

it("the raw ledger calls what was undone a void, by the person who undid it", async () => {
  const { id, of, sale, tee_time, certificate } = await booked();
  await admin("POST", "/api/tee_times/undo", { id });
  const undone = { kind: "void", payment: "", refunded_record: of.record, person: "admin@teedesk.test" };
  expect(await linesOf(id)).toMatchObject([
    ...sale,
    { ...undone, about: "tee time", about_id: tee_time, amount: "-415.30" },
    { ...undone, about: "gift certificate", about_id: certificate, amount: "60.00" },
  ]);
});
