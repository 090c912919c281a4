import { applyCode, field, fillTeeTime, openEngine, panel, requestsTo, total } from "../support/booking.ts";
import { expect, test } from "../support/fixtures.ts";

test.use({ role: "agent" });

const codes = [
  ["Discount code", "/api/ibe/validate_discount", "FAIRWAY15", "There is no such discount code."],
  ["Gift certificate", "/api/ibe/validate_gift_cert", "GIFT-100", "There is no gift certificate with this serial."],
] as const;

for (const [label, path, code, unknown] of codes)
  test(`OPS-IBE-56..59 OPS-IBE-75 MSG-11 MSG-31 ${label}: waits for the tee time, is applied, refused and cleared`, async ({
    page,
  }) => {
    const asked = requestsTo(page, path);
    await openEngine(page);
    await field(page, label).fill(code);
    const apply = page.getByRole("button", { name: `Apply ${label}` });
    await apply.click();
    await expect(field(page, label)).toHaveAccessibleDescription("Fill out tee time fields first.");
    await fillTeeTime(page);
    await field(page, "Players").fill("0");
    await apply.click();
    await expect(field(page, label)).toHaveAccessibleDescription("Fill out tee time fields first.");
    expect(asked).toHaveLength(0);
    await field(page, "Players").fill("2");
    await expect(total(page)).toHaveText("$120.20");
    await field(page, label).fill("NO-SUCH");
    await field(page, label).press("Enter");
    await expect(field(page, label)).toHaveAccessibleDescription(unknown);
    await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByRole("alert").filter({ hasText: "One or more things are invalid." })).toBeVisible();
    await expect(field(page, label)).toBeFocused();
    expect(asked).toHaveLength(1);
    await applyCode(page, label, code);
    expect(asked).toHaveLength(2);
    await expect(total(page)).not.toHaveText("$120.20");
    await field(page, label).fill("");
    await apply.click();
    await expect(total(page)).toHaveText("$120.20");
    await expect(panel(page, "Totals").getByRole("button", { name: /Discount|Gift/ })).toHaveCount(0);
  });

test("OPS-IBE-25 OPS-IBE-33 the discount's conditions are shown while it is applied", async ({ page }) => {
  await openEngine(page);
  await fillTeeTime(page);
  await expect(panel(page, "Discount")).toHaveCount(0);
  await applyCode(page, "Discount code", "TENOFF");
  await expect(panel(page, "Discount")).toContainText("$10.00");
  await expect(total(page)).toHaveText("$110.20");
});

test("DECISIONS 8 what the rules of a discount forbid is said under its field", async ({ page }) => {
  await openEngine(page);
  await fillTeeTime(page);
  const code = field(page, "Discount code");
  for (const [typed, refusal] of [
    ["FOURBALL20", "There are too few players for this discount."],
    ["SUMMER10", "This discount has ended."],
    ["NEXTSEASON", "This discount has not started yet."],
    ["OLDTIMER", "This discount is not enabled."],
  ] as const) {
    await code.fill(typed);
    await code.press("Enter");
    await expect(code).toHaveAccessibleDescription(refusal);
  }
});
