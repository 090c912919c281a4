import { expect, it } from "vitest";
import { renderPart } from "../../testing/openConsole.tsx";
import type { OutgoingMail } from "./mail.api.ts";
import { UndeliveredPanel } from "./UndeliveredPanel.tsx";

const mail: OutgoingMail = {
  id: 7,
  recipient: "pat.lee@example.test",
  subject: "Receipt",
  state: "failed",
  attempts: 1,
  last_error: "550 no such mailbox",
  entity: "tee_time",
  record_id: 12,
  created_at: "2026-11-21T17:04:00Z",
  updated_at: "2026-11-21T17:04:02Z",
};

it("shows the recipient of an undelivered mail and the reason, and sends it again", async () => {
  const message = "The mail to pat.lee@example.test is being sent again.";
  const replies = { "POST /api/mail/send_again/7": { message } };
  const { screen, calls } = await renderPart(<UndeliveredPanel mails={[mail]} />, { replies });
  await expect.element(screen.getByRole("listitem")).toHaveTextContent("550 no such mailbox");
  await screen.getByRole("button", { name: "Send again to pat.lee@example.test" }).click();
  await expect.poll(() => calls).toContain("POST /api/mail/send_again/7");
});

it.each<[string, Partial<OutgoingMail>, number]>([
  ["is tried again automatically", { state: "waiting", last_error: "421 later" }, 1],
  ["was sent", { state: "sent" }, 0],
  ["is on its way", { state: "waiting", attempts: 0, last_error: null }, 0],
  ["is being sent for the first time", { state: "waiting", attempts: 1, last_error: null }, 0],
])("offers nothing for a mail that %s", async (_, facts, listed) => {
  const { screen } = await renderPart(<UndeliveredPanel mails={[{ ...mail, ...facts }]} />);
  expect(screen.getByRole("listitem").elements().length).toBe(listed);
  expect(screen.getByRole("button").elements()).toEqual([]);
});
