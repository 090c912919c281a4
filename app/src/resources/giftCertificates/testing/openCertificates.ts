import { openConsole } from "../../../testing/openConsole.tsx";

export const purchaser = { id: 8, first_name: "Pat", last_name: "Lee", email: "pat.lee@example.test" };
export const recipient = { id: 9, first_name: "Sam", last_name: "Moss", email: "sam.moss@example.test" };
export const certificate = {
  id: 5,
  lock_version: 2,
  serial: "GIFT-100",
  created_at: "2026-11-21T18:30:00.000Z",
  balance: "40.00",
  raw_balance: 4000,
  who_from: "Aunt Jo",
  email_delivery: false,
  mail_recipient: true,
  greeting: "Happy birthday!",
  internal_memo: "Sold by phone.",
  transaction_item: { total: 10_000 },
  course: { id: 1, course_name: "Torrey Pines South" },
  customer: purchaser,
  recipient,
};
export const ledger = {
  issued: 10_000,
  used: 6000,
  returned: 0,
  corrected: 0,
  balance: 4000,
  movements: [
    {
      id: 2,
      created_at: "2026-11-21T19:30:00.000Z",
      kind: "used",
      amount: -6000,
      balance: 4000,
      tee_time_id: 12,
      staff_user: "agent@teedesk.test",
      reason: "",
    },
    {
      id: 1,
      created_at: "2026-11-21T18:30:00.000Z",
      kind: "issued",
      amount: 10_000,
      balance: 10_000,
      tee_time_id: null,
      staff_user: null,
      reason: "",
    },
  ],
};
const item = { id: 140, created_at: "2026-11-21T19:30:00.000Z", total: -6000 };
const transactions = [
  {
    id: 71,
    payment_id: null,
    created_at: "2026-11-21T19:30:00.000Z",
    total: 4000,
    transaction_items: [
      { ...item, id: 139, total: 10_000, transaction_itemable_type: "Tee time", transaction_itemable_id: 12 },
      { ...item, transaction_itemable_type: "Gift certificate", transaction_itemable_id: 5 },
    ],
  },
];
export const choice = {
  id: 21,
  type: "Customer",
  first_name: "Dora",
  last_name: "Quill",
  email: "",
  primary_phone: "",
};

export const lost = {
  id: 7,
  recipient: "dora@example.test",
  subject: "Receipt",
  state: "failed",
  attempts: 1,
  last_error: "550 no such mailbox",
  entity: "gift_certificate",
  record_id: 5,
  created_at: "2026-11-21T17:04:00Z",
  updated_at: "2026-11-21T17:04:02Z",
};

export const replies = {
  "GET /api/gift_certificates/index": [certificate],
  "GET /api/gift_certificates/count": 1,
  "GET /api/gift_certificates/show/5": certificate,
  "GET /api/gift_certificates/ledger/5": ledger,
  "GET /api/gift_certificates/sales": { discount: 0 },
  "GET /api/transaction_records/gift_certificate/5": transactions,
  "GET /api/history/gift_certificate/5": [],
  "GET /api/history/gift_certificate_sales/1": [],
  "GET /api/courses/list": [{ id: 1, name: "Torrey Pines South" }],
  "GET /api/customers/index": [choice],
  "GET /api/customers/count": 1,
};

/** Opens the console as an agent, and keeps the bodies that are sent. */
export async function open(path: string, more: Readonly<Record<string, unknown>> = {}) {
  const sent: { readonly call: string; readonly body: unknown }[] = [];
  const kept = Object.fromEntries(
    Object.entries(more).map(([call, reply]) => [
      call,
      async (request: Request) => {
        const text = await request.text();
        sent.push({ call, body: text === "" ? null : JSON.parse(text) });
        const body = await reply;
        return body instanceof Response ? body.clone() : Response.json(body);
      },
    ]),
  );
  const { screen, calls } = await openConsole(path, { replies: { ...replies, ...kept } });
  const main = screen.getByRole("main");
  const button = (name: string) => main.getByRole("button", { name, exact: true });
  const box = (name: string) => main.getByRole("textbox", { name, exact: true });
  const callsOf = (path: string) => calls.filter((call) => call.includes(path)).map((call) => decodeURIComponent(call));
  return { screen, main, button, box, calls, callsOf, sent };
}
