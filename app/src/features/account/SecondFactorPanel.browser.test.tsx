import { expect, it, vi } from "vitest";
import { openConsole } from "../../testing/openConsole.tsx";

const confirmed = { confirmed_at: "2026-11-21T18:45:00.000Z", recovery_codes_left: 9, is_required: false };
const none = { confirmed_at: null, recovery_codes_left: 0, is_required: false };
const recovery_codes = ["MFZW-E3LP-OBTG-K4TT-MFRG-GZDF", "GEZD-GNBV-GY3T-QOJQ-GEZD-GNBV"];

async function open(factor: object, more: Readonly<Record<string, unknown>> = {}, asks_second_factor = true) {
  const { screen, calls } = await openConsole("/account", {
    config: { asks_second_factor },
    replies: { "GET /api/auth/sessions": [], "GET /api/auth/second_factor": factor, ...more },
  });
  const panel = screen.getByRole("region", { name: "Second factor" });
  const button = (name: string) => panel.getByRole("button", { name, exact: true });
  return { screen, calls, panel, button };
}

it("DECISION-70 is not there on a server that asks for none", async () => {
  const { screen, calls, panel } = await open(none, {}, false);
  await expect.element(screen.getByRole("region", { name: "Password" })).toBeVisible();
  expect(panel.query()).toBeNull();
  expect(calls).not.toContain("GET /api/auth/second_factor");
});

it("is set up with the password and a code; a refusal is at its field", async () => {
  let factor: object = none;
  const { panel, button } = await open(() => Response.json(factor), {
    "POST /api/auth/second_factor": { secret: "JBSWY3DPEHPK3PXP", uri: "otpauth://totp/RIC:a?secret=JBSWY3DPEHPK3PXP" },
    "POST /api/auth/second_factor/confirm": async (request: Request) => {
      const { code } = await request.json();
      if (code !== "492 039") return Response.json({ errors: { code: ["This code is wrong."] } }, { status: 422 });
      factor = confirmed;
      return Response.json({ recovery_codes });
    },
  });
  await panel.getByLabelText(/^Your Password/).fill("demo-fairway");
  await button("Set Up").click();
  await expect.element(panel.getByText("JBSW Y3DP EHPK 3PXP")).toBeVisible();
  const code = panel.getByLabelText(/^Code/);
  await code.fill("111111");
  await button("Confirm").click();
  await expect.element(code).toHaveAccessibleDescription(/^This code is wrong/);
  await expect.element(code).toHaveValue("111111");
  await code.fill("492 039");
  await button("Confirm").click();
  await expect.element(panel.getByText("GEZD-GNBV-GY3T-QOJQ-GEZD-GNBV")).toBeVisible();
  await button("I have stored them").click();
  await expect.element(panel.getByText("9 of 10 recovery codes are left.")).toBeVisible();
});

it("gives new recovery codes for a code", async () => {
  const { panel, button } = await open(
    { ...confirmed, recovery_codes_left: 2 },
    { "POST /api/auth/second_factor/recovery_codes": { recovery_codes } },
  );
  await expect
    .element(panel.getByText("2 of 10 recovery codes are left. Get new ones before you need them."))
    .toBeVisible();
  await button("New Recovery Codes").click();
  await panel.getByLabelText(/^Code/).fill("492039");
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  await button("Get New Codes").click();
  await button("Download").click();
  expect(click).toHaveBeenCalledOnce();
  await button("I have stored them").click();
  await expect.element(button("New Recovery Codes")).toBeVisible();
});

it("is removed for a code, or not with Back", async () => {
  let factor: object = confirmed;
  const { panel, button } = await open(() => Response.json(factor), {
    "POST /api/auth/second_factor/remove": () => {
      factor = none;
      return Response.json({});
    },
  });
  await button("Remove Second Factor").click();
  await button("Back").click();
  await button("Remove Second Factor").click();
  await panel.getByLabelText(/^Code/).fill("492039");
  await button("Remove").click();
  await expect.element(button("Set Up")).toBeVisible();
});
