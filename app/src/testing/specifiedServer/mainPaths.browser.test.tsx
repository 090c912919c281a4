import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { openConsole } from "../openConsole.tsx";
import { typeDateRange } from "../typeDateRange.ts";
import { specifiedServer, updateReplies } from "./specifiedServer.ts";

async function open(path: string, options: Parameters<typeof specifiedServer>[0] = {}) {
  await page.viewport(1440, 900);
  const server = specifiedServer(options);
  const { screen } = await openConsole(path, { level: "admin", server });
  const written = (address: string) =>
    server.writes.flatMap((write) => (Reflect.get(Object(write), "path") === address ? [write] : []));
  return { server, screen, main: screen.getByRole("main"), written };
}

/** A day that is neither past nor far ahead, whenever the tests run. */
const playDate = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);

it("UNCLEAR-42 a booking with a discount ends with its confirmation, though nothing tells its number", async () => {
  const { screen, main, written } = await open(
    `/ibe?providedCourseId=2&providedDateString=${playDate}&providedTimeString=09:30&providedPlayers=2&providedLastName=Okafor`,
  );
  await main.getByRole("textbox", { name: "Charge Amount", exact: true }).fill("200");
  await expect.element(main.getByRole("region", { name: "Rate", exact: true })).toHaveTextContent("Deposit");
  await main.getByRole("textbox", { name: "Discount code" }).fill("AUTUMN");
  await main.getByRole("button", { name: "Apply Discount code" }).click();
  await expect.element(main.getByRole("region", { name: "Totals" })).toHaveTextContent("−10.00");
  await main.getByRole("button", { name: "Book", exact: true }).click();
  await screen.getByRole("alertdialog").getByRole("button", { name: "Book", exact: true }).click();
  await expect.element(main.getByText("The tee time is booked with confirmation INTERNAL.")).toBeVisible();
  expect(written("/api/ibe/book")).toHaveLength(1);
});

it("ADM-RATE-56 ADM-RATE-68 a date range of a rate is added, changed and deleted", async () => {
  const { screen, main, server } = await open("/manage-rate/7");
  const stored = () => [70, 71].map((id) => server.find("rate_date_ranges", id)?.["description"]);
  await main.getByRole("button", { name: "New Date Range" }).click();
  const row = main.getByRole("form", { name: /^New row|2028/ });
  await typeDateRange(row, { Description: "Winter" });
  await row.getByRole("button", { name: "Save" }).click();
  await expect.poll(stored).toEqual(["Winter", undefined]);
  await row.getByRole("button", { name: "Edit" }).click();
  await row.getByRole("textbox", { name: "Description" }).fill("Frost");
  await row.getByRole("button", { name: "Save" }).click();
  await expect.poll(stored).toEqual(["Frost", undefined]);
  expect(server.find("rate_date_ranges", 70)).toMatchObject({ start: "2028-01-01", time_end: "09:00" });
  await row.getByRole("button", { name: "Delete" }).click();
  await screen.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect.poll(stored).toEqual([undefined, undefined]);
});

it("OPS-TT-16 UNCLEAR-57 a tee time shows what was paid, though its transaction names no payment", async () => {
  const { main } = await open("/manage-tee-time/7");
  await expect.element(main.getByRole("textbox", { name: "Paid", exact: true })).toHaveValue("$400.00");
  await expect.element(main.getByRole("textbox", { name: "CC Confirmation" })).toHaveValue("pay_1");
  expect(main.getByText(/not charged/).elements()).toEqual([]);
});

describe.each(updateReplies)("a server that says %s of a save", (updates) => {
  it("OPS-TPL-04 UNCLEAR-42 a template is saved twice", async () => {
    const { main, written } = await open("/email-templates?template=tee_time_receipt", { updates });
    const area = main.getByRole("textbox", { name: "Template text" });
    await expect.element(area).toHaveValue("<p>Hello {{ first_name }}</p>");
    for (const content of ["Subject: One", "Subject: Two"]) {
      await area.fill(content);
      await main.getByRole("button", { name: "Save", exact: true }).click();
      await expect
        .poll(() => written("/api/templates/save").at(-1))
        .toEqual({ path: "/api/templates/save", body: { template: "tee_time_receipt", content } });
      await expect.element(main.getByRole("status").first()).toBeVisible();
    }
    expect(main.getByRole("alert").elements()).toEqual([]);
  });

  it("OPS-MSG-02 UNCLEAR-42 the message of the bar is saved twice", async () => {
    const { main, written } = await open("/ric-messages", { updates });
    const text = main.getByRole("textbox", { name: "Message" });
    await expect.element(text).toHaveValue("");
    for (const message of ["Frost delay", "Carts on the path"]) {
      await text.fill(message);
      await main.getByRole("button", { name: "Save" }).click();
      await expect.element(main.getByText("Success!", { exact: true })).toBeVisible();
      expect(written("/api/ric_messages/update").at(-1)).toMatchObject({ body: { message } });
    }
  });

  it.each([
    ["Remove without sending Email: Ana Morales", "Remove", "/api/availability_queue/3/remove"],
    ["Remove with sending Email: Ana Morales", "Remove and send", "/api/availability_queue/3/remove_and_email"],
    ["Close Queue", "Close Queue", null],
  ])("OPS-QUE-19 UNCLEAR-42 %s is one call", async (name, yes, path) => {
    const { screen, main, server, written } = await open("/queue-management?fupId=9", { updates });
    await main.getByRole("button", { name }).click();
    await screen.getByRole("alertdialog").getByRole("button", { name: yes, exact: true }).click();
    const closed = () => server.calls.filter((call) => call === "GET /api/availability_queue/close");
    await expect.poll(() => (path === null ? closed() : written(path))).toHaveLength(1);
    await expect.element(main.getByRole("status").first()).toBeVisible();
    expect(main.getByRole("alert").elements()).toEqual([]);
  });
});
