import { expect, it } from "vitest";
import { openConsole } from "../../testing/openConsole.tsx";
import { rendersOfKey } from "../../testing/renders.ts";

const replies = {
  "GET /api/courses/internal_list": [{ id: 1, name: "Torrey Pines South" }],
  "GET /api/rental-clubs/index": [],
};

/** One line of text with its label; its message stays. */
const oneField = ["TextField", "TextInput", "Field"];

it.each(["Last Name", "Email", "Additional Emails", "Confirmation Number", "Play Time"])(
  "a key in %s of the booking redraws that field and nothing else",
  async (label) => {
    const { screen } = await openConsole("/ibe", { replies });
    await expect.element(screen.getByText("No rental clubs found")).toBeVisible();
    const input = screen.getByRole("textbox", { name: label, exact: true });
    await input.fill("a");
    expect(await rendersOfKey(input, "b")).toEqual(
      label === "Play Time" ? ["TextField", "TimeInput", ...oneField.slice(1)] : oneField,
    );
  },
);

it("a key in the charge redraws it and the total that is worked out from it", async () => {
  const { screen } = await openConsole("/ibe", { replies });
  await expect.element(screen.getByText("No rental clubs found")).toBeVisible();
  const charge = screen.getByRole("textbox", { name: "Charge Amount" });
  await charge.fill("1");
  expect(await rendersOfKey(charge, "0")).toEqual([
    "TextField",
    "MoneyInput",
    "TextInput",
    "Field",
    "Totals",
    "Ledger",
    "LedgerRow",
  ]);
});
