import { expect, it } from "vitest";
import { openEngine } from "./testing/engine.ts";

it.each([
  ["Discount code", "/api/ibe/validate_discount", "FAIRWAY15", "There is no such discount code."],
  ["Gift certificate", "/api/ibe/validate_gift_cert", "GIFT-100", "There is no gift certificate with this serial."],
])(
  "OPS-IBE-56..59 OPS-IBE-75 MSG-11 MSG-31 %s: waits for the tee time, is applied, refused and cleared",
  async (label, path, code, unknown) => {
    const { field, enter, fillTeeTime, apply, total, alert, sent, panel, press } = await openEngine();
    const tooEarly = "Fill out tee time fields first.";
    await field(label).fill(code);
    await apply(label).click();
    await expect.element(field(label)).toHaveAccessibleDescription(tooEarly);
    await fillTeeTime();
    await enter({ Players: "0" });
    await apply(label).click();
    await expect.element(field(label)).toHaveAccessibleDescription(tooEarly);
    expect(sent(path)).toHaveLength(0);
    await enter({ Players: "2" });
    await expect.element(total).toHaveTextContent("$120.20");
    await field(label).fill("NO-SUCH");
    await press(label, "{Enter}");
    await expect.element(field(label)).toHaveAccessibleDescription(unknown);
    await expect.element(field(label)).toHaveAttribute("aria-invalid", "true");
    await expect.element(alert("One or more things are invalid.")).toBeVisible();
    await expect.element(field(label)).toHaveFocus();
    expect(sent(path)).toHaveLength(1);
    await field(label).fill(code);
    await apply(label).click();
    await expect.element(field(label)).toHaveAccessibleDescription("Applied.");
    expect(sent(path)).toHaveLength(2);
    await expect.element(total).not.toHaveTextContent("$120.20");
    await field(label).fill("");
    await apply(label).click();
    await expect.element(total).toHaveTextContent("$120.20");
    await expect.element(panel("Totals").getByRole("button", { name: /Discount|Gift/ })).not.toBeInTheDocument();
  },
);

it("OPS-IBE-25 OPS-IBE-33 the discount's conditions are shown while it is applied", async () => {
  const { fillTeeTime, panel, applyCode, total } = await openEngine();
  await fillTeeTime();
  await expect.element(panel("Discount")).not.toBeInTheDocument();
  await applyCode("Discount code", "TENOFF");
  await expect.element(panel("Discount").getByText("$10.00")).toBeVisible();
  await expect.element(total).toHaveTextContent("$110.20");
});

it("ANSWER-08 the rule that a discount breaks is shown under its field", async () => {
  const { fillTeeTime, field, press } = await openEngine();
  await fillTeeTime();
  for (const [typed, refusal] of [
    ["FOURBALL20", "There are too few players for this discount."],
    ["SUMMER10", "This discount has ended."],
    ["NEXTSEASON", "This discount has not started yet."],
    ["OLDTIMER", "This discount is not enabled."],
  ] as const) {
    await field("Discount code").fill(typed);
    await press("Discount code", "{Enter}");
    await expect.element(field("Discount code")).toHaveAccessibleDescription(refusal);
  }
});

it("a discount that no longer holds leaves the total, says why, and comes back when it holds again", async () => {
  const { fillTeeTime, enter, field, panel, applyCode } = await openEngine();
  const line = panel("Totals").getByRole("term").filter({ hasText: "Discount" });
  await fillTeeTime();
  await enter({ Players: "4" });
  await applyCode("Discount code", "FOURBALL20");
  await expect.element(line).toBeVisible();
  await enter({ Players: "2" });
  const reason = "There are too few players for this discount.";
  await expect.element(field("Discount code")).toHaveAccessibleDescription(reason);
  await expect.element(field("Players")).toHaveFocus();
  await expect.element(panel("Totals")).toHaveTextContent("Discount not in the total: There are too few players");
  await expect.element(line).not.toBeInTheDocument();
  await enter({ Players: "4" });
  await expect.element(field("Discount code")).toHaveAccessibleDescription("Applied.");
});

it("a discount of one course does not go along to another", async () => {
  const { fillTeeTime, field, applyCode, chooseCourse } = await openEngine();
  await fillTeeTime();
  await applyCode("Discount code", "TORREY25");
  await chooseCourse("Balboa Mesa");
  await expect.element(field("Discount code")).toHaveAccessibleDescription("This discount is not for this course.");
});

it("the rate of all players is shown at the charge, and a certificate's remainder under the total", async () => {
  const { fillTeeTime, enter, field, panel, applyCode } = await openEngine();
  await fillTeeTime();
  await expect.element(field("Charge Amount")).toHaveAccessibleDescription("50.00 × 2 = 100.00");
  await enter({ Players: "4" });
  await expect.element(field("Charge Amount")).toHaveAccessibleDescription("50.00 × 4 = 200.00");
  await enter({ Players: "2", "Charge Amount": "50" });
  await applyCode("Gift certificate", "GIFT-100");
  await expect.element(panel("Totals")).toHaveTextContent("$29.80 remains on GIFT-100.");
});

it("a certificate that covers the total is named in the confirmation, so that no agent looks for a charge", async () => {
  const { fillTeeTime, fillCustomer, enter, applyCode, bookButton, question, success, total } = await openEngine();
  await fillTeeTime();
  await fillCustomer();
  await enter({ "Charge Amount": "50" });
  await applyCode("Gift certificate", "GIFT-100");
  await expect.element(total).toHaveTextContent("$0.00");
  await bookButton.click();
  await question.getByRole("button", { name: "Book" }).click();
  await expect
    .element(success)
    .toHaveTextContent("Total $0.00: the gift certificate GIFT-100 paid $70.20, and no card");
});
