import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { open } from "./testing/openTeeTime.ts";

const options = {
  valid: true,
  internal: false,
  refund_total: 90_000,
  is_canceled: false,
  transaction_total: 90_000,
  needs_reason: true,
};
const message = "Confirm that it is you with your password, then try again. Nothing was done.";
const done = { valid: true, message: "Canceled.", confirmation: null };

/** A tee time whose refund takes the password, with the reason typed and Process pressed. */
async function askRefund() {
  const sent: { readonly key: string | null; readonly body: unknown }[] = [];
  let isConfirmed = false;
  const { screen, calls } = await open(
    { status: "Booked" },
    {
      "GET /api/tee_times/cancel/options/7": options,
      "POST /api/tee_times/cancel": async (request: Request) => {
        sent.push({ key: request.headers.get("idempotency-key"), body: await request.json() });
        if (isConfirmed) return Response.json(done);
        return Response.json({ message, request_id: "r" }, { status: 403, headers: { "step-up": "required" } });
      },
      "POST /api/auth/confirm": async (request: Request) => {
        const { current_password } = await request.json();
        const errors = { current_password: ["This is not your password."] };
        if (current_password !== "demo-fairway") return Response.json({ errors }, { status: 422 });
        isConfirmed = true;
        return Response.json({ confirmed_until: "2026-11-21T18:50:00.000Z" });
      },
    },
  );
  await screen.getByRole("main").getByRole("button", { name: "Cancel Tee Time", exact: true }).click();
  const dialog = screen.getByRole("dialog", { name: "Cancelation Options" });
  const reason = dialog.getByRole("textbox", { name: "Reason for cancel/refund" });
  await dialog.getByRole("checkbox", { name: "Refund?" }).click();
  await reason.fill("Rained off");
  await dialog.getByRole("button", { name: "Process" }).click();
  await screen
    .getByRole("alertdialog")
    .getByRole("button", { name: /Cancel Tee Time|Refund/ })
    .click();
  const question = screen.getByRole("dialog", { name: "Confirm that it is you" });
  await expect.element(question).toBeVisible();
  return { screen, calls, sent, dialog, reason, question, password: question.getByLabelText(/^Your Password/) };
}

it("DECISION-71 the password is asked over the open dialog, and the refused call is repeated", async () => {
  const { screen, sent, question, password } = await askRefund();
  await expect.element(password).toHaveFocus();
  await password.fill("wrong");
  await userEvent.keyboard("{Enter}");
  await expect.element(password).toHaveAccessibleDescription(/^This is not your password/);
  expect(sent).toHaveLength(1);
  await password.fill("demo-fairway");
  await question.getByRole("button", { name: "Confirm" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(screen.getByText("Canceled.").first()).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

it.each(["Cancel", "Close", "{Escape}"])("with %s it is a plain refusal, and what was typed is kept", async (way) => {
  const { sent, dialog, reason, question } = await askRefund();
  if (way === "{Escape}") await userEvent.keyboard(way);
  else await question.getByRole("button", { name: way }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(dialog.getByText(message)).toBeVisible();
  await expect.element(reason).toHaveValue("Rained off");
  expect(sent).toHaveLength(1);
});
