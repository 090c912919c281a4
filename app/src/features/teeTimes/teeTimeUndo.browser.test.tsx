import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { open, stored } from "./testing/openTeeTime.ts";

it("a booking of a minute ago can be undone on its page, and nothing of it was paid or refunded then", async () => {
  const message = "The booking was undone. The card was not charged. No receipt was sent.";
  let isUndone = false;
  const certificate = { gift_certificate: { id: 11, serial: "GIFT-100" }, gift_certificate_amount: "25.00" };
  const booked = { created_at: new Date().toISOString(), status: "Booked", ...certificate };
  const { screen, calls } = await open(
    {},
    {
      "GET /api/tee_times/show/7": () =>
        Response.json({ ...stored, ...booked, ...(isUndone && { status: "Canceled", is_undone: true }) }),
      "GET /api/tee_times/undo/options/7": { seconds_left: 200, refusal: null },
      "GET /api/transaction_records/tee_time/7": [
        { id: 1, payment_id: "pay_1", total: 5000, created_at: booked.created_at, transaction_items: [] },
      ],
      "POST /api/tee_times/undo": () => {
        isUndone = true;
        return Response.json({ message });
      },
      "GET /api/find": [],
    },
    { undoes_bookings: true, finds_records: true },
  );
  await expect.element(screen.getByRole("textbox", { name: "Paid" })).toHaveValue("$75.00");
  const undo = screen.getByRole("button", { name: "Undo" });
  await expect.element(undo).toHaveAttribute("aria-keyshortcuts", "F9");
  // One stray key undoes no booking of a colleague: it goes to the button, which Enter presses.
  await userEvent.keyboard("{F9}");
  await expect.element(undo).toHaveFocus();
  // So does the box that finds it.
  await userEvent.keyboard("{Tab}{F2}undo");
  await expect.element(screen.getByRole("option", { name: /^Undo/ })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(undo).toHaveFocus();
  expect(calls.filter((call) => call === "POST /api/tee_times/undo")).toEqual([]);
  // A slip while the record is edited undoes nothing.
  await screen.getByRole("main").getByRole("button", { name: "Edit", exact: true }).click();
  await expect.element(undo).not.toHaveAttribute("aria-keyshortcuts");
  await undo.click();
  await expect.element(screen.getByText(message)).toBeVisible();
  await expect.element(screen.getByRole("textbox", { name: "Paid" })).toHaveValue("$0.00");
  await expect.element(screen.getByRole("textbox", { name: "Refunded" })).toHaveValue("$0.00");
  await expect.element(screen.getByRole("link", { name: "Book it again" })).toBeVisible();
});

it("a server that undoes none, and an old booking, are not asked about undoing", async () => {
  const old = { created_at: "2026-11-21T18:30:00.000Z" };
  const { screen, calls } = await open(old, {}, { undoes_bookings: true });
  await expect.element(screen.getByRole("button", { name: "Cancel Tee Time" })).toBeVisible();
  await open({ created_at: new Date().toISOString() });
  expect(calls.filter((call) => call.includes("/undo"))).toEqual([]);
});
