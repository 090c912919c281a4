import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { openConsole } from "../../testing/openConsole.tsx";

const booking = (id: number, customer: number) => ({
  id,
  status: "Booked",
  created_at: "2026-11-21T22:12:21.129Z",
  play_date: "2026-12-12",
  play_time: "07:30",
  players: 4,
  cost: "604.00",
  confirmation: `TT${id}`,
  agent: "Alex Agent",
  notes: "",
  internal_notes: "",
  customers: [{ id: customer, first_name: "Pat", last_name: "Lee" }],
  course: { id: 3, course_name: "Torrey Pines South" },
  transaction_record: null,
});

const replies = {
  "GET /api/customers/show/7": { id: 7, lock_version: 0, type: "Customer", first_name: "Pat", last_name: "Lee" },
  "GET /api/countries/list": [],
  "GET /api/history/customer/7": [],
  "GET /api/tee_times/index": [booking(31, 7), booking(32, 8)],
  "GET /api/tee_times/count": 1,
  "GET /api/gift_certificates/index": [],
  "GET /api/gift_certificates/count": 0,
};

it("a customer's page shows their bookings and certificates, also with a server that does not know the filter", async () => {
  const { screen, calls } = await openConsole("/manage-customer/7", {
    replies,
  });
  const bookings = screen.getByRole("table", { name: "Bookings" });
  await expect.element(bookings.getByRole("link", { name: "View 31" })).toHaveAttribute("href", "/manage-tee-time/31");
  expect(bookings.getByRole("link", { name: "View 32" }).elements()).toEqual([]);
  await expect.element(screen.getByText("No gift certificates.")).toBeVisible();
  const asked = calls.filter((call) => /(tee_times|gift_certificates)\/index/.test(call)).map(decodeURIComponent);
  expect(asked.every((call) => call.includes('filters={"customer_id":7}'))).toBe(true);
});

it("B on a customer's page opens a booking for that very record", async () => {
  const { screen } = await openConsole("/manage-customer/7", { replies });
  const link = screen.getByRole("link", { name: "Book a tee time" });
  await expect
    .element(link)
    .toHaveAttribute("href", "/ibe?providedFirstName=Pat&providedLastName=Lee&providedCustomerId=7");
  await userEvent.keyboard("b");
  await expect.element(screen.getByRole("textbox", { name: "Last Name", exact: true })).toHaveValue("Lee");
  await expect.element(screen.getByRole("textbox", { name: "Play Date", exact: true })).toHaveFocus();
});

it("bookings that fail to load leave the rest of a customer's page in its place", async () => {
  const { screen } = await openConsole("/manage-customer/7", {
    replies: { ...replies, "GET /api/tee_times/index": () => new Promise<Response>(() => undefined) },
  });
  await expect.element(screen.getByRole("heading", { name: "Bookings" })).toBeVisible();
  await expect.element(screen.getByText("No gift certificates.")).toBeVisible();
});
