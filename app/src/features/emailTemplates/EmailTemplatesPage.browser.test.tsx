import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openConsole } from "../../testing/openConsole.tsx";

type Draft = { readonly template: string; readonly content: string; readonly lock_version?: number };

const text = "Subject: Hello\n\nDear {{ customer_name }}";

/** The page on a server with two templates; `save` returns a save, `sent` are the drafts it was given. */
async function open(
  path: string,
  { save, preview }: { save?: (draft: Draft) => Response; preview?: (draft: Draft) => Response } = {},
) {
  await page.viewport(1440, 900);
  const sent: Draft[] = [];
  const replies = {
    "GET /api/templates/list": {
      files: { tee_time_receipt: "Tee time receipt", tee_time_voucher: "Tee time voucher" },
    },
    "POST /api/templates/content": { content: text, lock_version: 4 },
    "POST /api/templates/save": async (request: Request) => {
      const draft = await request.json();
      sent.push(draft);
      return save?.(draft) ?? Response.json({ message: "Saved it.", lock_version: 5 });
    },
    "POST /api/templates/preview": async (request: Request) =>
      preview?.(await request.json()) ??
      Response.json({ subject: "Hello", html: "<!doctype html><p>Dear Pat</p>", text: "Dear Pat" }),
    "GET /api/templates/versions": [
      { lock_version: 4, content: text, staff_user: "admin@teedesk.test", created_at: "2026-11-21T17:04:00Z" },
      { lock_version: 0, content: "Subject: First", staff_user: null, created_at: null },
    ],
    "POST /api/templates/test": { message: "The test mail was sent to admin@teedesk.test." },
  };
  const { screen, calls } = await openConsole(path, { level: "admin", replies });
  return {
    screen,
    sent,
    calls,
    area: screen.getByRole("textbox", { name: "Template text" }),
    save: screen.getByRole("button", { name: "Save", exact: true }),
  };
}

const opened = "/email-templates?template=tee_time_receipt";

it("OPS-TPL-01 OPS-TPL-09 MSG-29 Save with no template shows the message and calls nothing", async () => {
  const { screen, calls, save } = await open("/email-templates");
  await expect.element(save).toBeVisible();
  // There is no form to be locked or edited.
  expect(screen.getByText(/^(Editing|Locked|Unsaved)$/).elements()).toEqual([]);
  await save.click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Please select a template before saving.");
  expect(calls.filter((call) => call.startsWith("POST /api/templates"))).toEqual([]);
});

it("OPS-TPL-02 OPS-TPL-03 OPS-TPL-07 choosing a template by its name loads its text", async () => {
  const { screen, area } = await open("/email-templates");
  await screen.getByRole("combobox", { name: "Template" }).selectOptions("Tee time receipt");
  await expect.element(area).toHaveValue(text);
  expect(location.search).toBe("?template=tee_time_receipt");
});

it("OPS-TPL-04 OPS-TPL-06 OPS-TPL-08 Save sends key and text, and shows the server's message", async () => {
  const { screen, sent, area, save } = await open(opened);
  await expect.element(save).toBeDisabled();
  await area.fill("Subject: Changed");
  await save.click();
  await expect.element(screen.getByText("Saved it.")).toBeVisible();
  expect(sent).toEqual([{ template: "tee_time_receipt", content: "Subject: Changed", lock_version: 4 }]);
});

it.each([
  ["what the server says", { message: "Disk full." }, "Disk full."],
  ["the fatal text where it says nothing", "", "A fatal error occured. Please escalate. Debug data:"],
])("OPS-TPL-05 UNCLEAR-69 a failed save shows %s", async (_, body, said) => {
  const { screen, area, save } = await open(opened, { save: () => Response.json(body, { status: 500 }) });
  await area.fill("Subject: Changed");
  await save.click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent(said);
  await expect.element(area).toHaveValue("Subject: Changed");
});

it("ANSWER-30 a refused text has the focus, and its message under it", async () => {
  const errors = { content: ["Line 3: this template has no placeholder “nick”."] };
  const { area, save } = await open(opened, { save: () => Response.json({ errors }, { status: 422 }) });
  await area.fill("Subject: Hello\n\n{{ nick }}");
  await save.click();
  await expect.element(area).toHaveAccessibleDescription(/^Line 3/);
  await expect.element(area).toHaveFocus();
  // In sight below a text that fills most of the window.
  const message = document.getElementById(area.element().getAttribute("aria-describedby")?.split(" ")[0] ?? "");
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ] as const) {
    await page.viewport(width, height);
    await expect.poll(() => message?.getBoundingClientRect().bottom).toBeLessThanOrEqual(height);
  }
});

it.each([
  [403, { message: "Only an admin may do this.", request_id: "r1" }],
  [500, { message: "Only an admin may do this." }],
])("UNCLEAR-69 a save refused with %i shows the server's message alone", async (status, body) => {
  const { screen, area, save } = await open(opened, { save: () => Response.json(body, { status }) });
  await area.fill("Subject: New");
  await save.click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent(new RegExp(`^${body.message}$`));
});

it("ANSWER-30 names line and placeholder of a problem, and keeps the last preview", async () => {
  const errors = { content: ["Line 3: this template has no placeholder “nick”."] };
  const refuse = ({ content }: Draft) =>
    content.includes("nick")
      ? Response.json({ errors }, { status: 422 })
      : Response.json({ subject: "Hello", html: "<p>Dear Pat</p>", text: "" });
  const { screen, area } = await open(opened, { preview: refuse });
  const frame = screen.getByTitle("Preview of the mail");
  await expect.element(frame).toHaveAttribute("srcdoc", "<p>Dear Pat</p>");
  await expect.element(frame).toHaveAttribute("sandbox", "");
  await area.fill("Subject: Hello\n\n{{ nick }}");
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Line 3: this template has no placeholder “nick”.");
  await expect.element(frame).toBeVisible();
});

it("inserts a placeholder, restores an older text and sends a test of the text", async () => {
  const { screen, area } = await open(opened);
  await expect.element(area).toHaveValue(text);
  await screen.getByRole("button", { name: "Placeholders" }).click();
  await screen.getByRole("button", { name: "{{ players }}" }).click();
  await expect.element(area).toHaveValue(expect.stringContaining("{{ players }}"));
  await expect.element(screen.getByText("1 change", { exact: true })).toBeVisible();
  await screen.getByRole("button", { name: "History" }).click();
  await screen.getByRole("button", { name: "Restore the text Teedesk came with" }).click();
  await expect.element(area).toHaveValue("Subject: First");
  await screen.getByRole("button", { name: "Send test to me" }).click();
  await expect.element(screen.getByText("The test mail was sent to admin@teedesk.test.")).toBeVisible();
});

it("asks before another template replaces an unsaved one", async () => {
  const { screen, area } = await open(opened);
  await area.fill("Subject: Changed");
  await screen.getByRole("combobox", { name: "Template" }).selectOptions("Tee time voucher");
  await screen.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
  await expect.element(area).toHaveValue("Subject: Changed");
  expect(location.search).toBe("?template=tee_time_receipt");
});
