import { expect, it } from "vitest";
import { cardFields, heldReply, openEngine } from "./testing/engine.ts";

const blank = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, ""]));

it("OPS-IBE-27 OPS-IBE-39..41 OPS-IBE-60..62 OPS-IBE-76 deals are found and booked, then the form is blank but for its course", async () => {
  const {
    screen,
    course,
    chooseCourse,
    fillBooking,
    enter,
    field,
    panel,
    unfold,
    expectValues,
    bookButton,
    success,
    sent,
  } = await openEngine();
  const deals = screen.getByRole("table", { name: "Deals" });
  const find = screen.getByRole("button", { name: "Find or match deals" });
  await chooseCourse("Torrey Pines North");
  await fillBooking();
  await enter({ Email: "ana.morales@example.com" });
  await find.click();
  await expect.poll(() => deals.getByRole("row").elements()).toHaveLength(2);
  const titles = deals.getByRole("columnheader").elements();
  expect(titles.map(({ textContent }) => textContent)).toEqual(["Select", "Title", "View"]);
  await chooseCourse("Torrey Pines South");
  await find.click();
  await expect.poll(() => deals.getByRole("row").elements()).toHaveLength(3);
  expect(sent("/api/crm/deals").map(({ search }) => search)).toEqual([
    "?dealId=&course=2&email=ana.morales%40example.com",
    "?dealId=&course=1&email=ana.morales%40example.com",
  ]);
  const view = deals.getByRole("link").first();
  await expect.element(view).toHaveAttribute("href", "https://crm.teedesk.test/deals/501");
  await expect.element(view).toHaveAttribute("target", "_blank");
  await deals.getByRole("radio").first().click();
  await deals.getByRole("radio").last().click();
  await expect.element(deals.getByRole("radio").first()).not.toBeChecked();

  await chooseCourse("Torrey Pines North");
  await enter({ "Confirmation Number": "TPN-1" });
  await bookButton.click();
  await expect.element(success).toHaveTextContent("TPN-1");
  expect(sent("/api/ibe/book").map(({ body }) => body?.booking)).toMatchObject([
    { deal_id: 502, tee_time: { confirmation: "TPN-1" } },
  ]);
  await expect.element(course).toHaveValue("Torrey Pines North");
  await expectValues(
    blank(["Play Date", "Play Time", "Players", "Charge Amount", "Last Name", "Email", ...cardFields]),
  );
  await expect.element(deals).not.toBeInTheDocument();
  await unfold("Deal");
  await expect.element(field("Deal ID or the customer email")).toHaveValue("");
  await expect.element(panel("Rental clubs")).toHaveTextContent("No rental clubs found");
});

it("MSG-10 the search for deals says that it is at work", async () => {
  const { reply, release } = heldReply(() => Response.json({ deals: [] }));
  const { screen, panel } = await openEngine({ replies: { "GET /api/crm/deals": reply } });
  await screen.getByRole("button", { name: "Find or match deals" }).click();
  await expect.element(panel("Deal")).toHaveTextContent("Please wait...");
  release();
  await expect.element(panel("Deal")).toHaveTextContent("No deals match.");
});

it("F7 books another for the same customer", async () => {
  const { success, keyboard, field, fillBooking, bookButton, expectValues } = await openEngine();
  await fillBooking();
  await bookButton.click();
  await expect.element(success).toBeVisible();
  await keyboard("{F7}");
  await expectValues({
    "First Name": "Grace",
    "Last Name": "Hopper",
    Email: "grace@example.test",
    "Postal Code": "92037",
    "Play Date": "",
    "Card Number": "",
  });
  await expect.element(field("Play Date")).toHaveFocus();
});

it("balances of certificates that were read before are out of date once a booking may have been paid with one", async () => {
  const { services, fillBooking, bookButton, success } = await openEngine();
  const queries = services.sessionQueries.current();
  const list = ["gift_certificate", "rows"];
  queries?.setQueryData(list, [{ id: 7, lock_version: 0, balance: "100.00" }]);
  await fillBooking();
  expect(queries?.getQueryState(list)?.isInvalidated).toBe(false);
  await bookButton.click();
  await expect.element(success).toBeVisible();
  expect(queries?.getQueryState(list)?.isInvalidated).toBe(true);
});

// The default course arrives while the restored draft has a course; Start over must still return to it.
it("OPS-IBE-52 Start over from a restored draft returns to the default course", async () => {
  const first = await openEngine();
  await first.enter({ "Last Name": "Hopper" });
  await expect.poll(() => JSON.stringify(sessionStorage)).toContain("Hopper");
  await first.screen.unmount();
  const { screen, course, question, expectValues } = await openEngine();
  await expectValues({ "Last Name": "Hopper" });
  await screen.getByRole("button", { name: "Start over" }).first().click();
  await question.getByRole("button", { name: "Start over" }).click();
  await expectValues({ "Last Name": "" });
  await expect.element(course).toHaveValue("Torrey Pines South");
});

it("a booking uses up the values of its address, and its outcome stays in sight", async () => {
  const query = "?providedLastName=Hopper&providedPlayers=3";
  const { screen, fillBooking, bookButton, success, enter } = await openEngine({ query });
  await fillBooking();
  await bookButton.click();
  await expect.element(success).toBeVisible();
  expect(location.pathname + location.search).toBe("/ibe");
  await enter({ "Last Name": "Lovelace" });
  await expect.element(screen.getByText(/^Booked before/)).toBeVisible();
  await screen.unmount();
  const { expectValues } = await openEngine();
  await expectValues({ "Last Name": "Lovelace", Players: "" });
});
