import { expect, it, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { hiddenPart, windows } from "./hiddenPart.ts";
import { openConsole } from "./openConsole.tsx";
import { storedRecords } from "./specifiedServer/records.ts";
import { specifiedServer } from "./specifiedServer/specifiedServer.ts";
import { typeDateRange } from "./typeDateRange.ts";
import { uploadsTo } from "./uploadsTo.ts";

/** The server's response to a write, and the part of it that is shown. `field` is the member that a refusal is about. */
const outcomes = {
  offline: { shown: "Undefined response.", reply: () => Promise.reject(new TypeError("Failed to fetch")) },
  broken: { shown: "out of order", reply: async () => new Response("out of order", { status: 500 }) },
  refused: {
    shown: "Not like this.",
    reply: async (field: string | null) =>
      Response.json(
        { errors: { base: ["Not like this."], ...(field !== null && { [field]: ["Not this."] }) } },
        { status: 422 },
      ),
  },
} as const;
type Failing = keyof typeof outcomes;
const failings: readonly Failing[] = ["offline", "broken", "refused"];

/** The console at an address, on a server of which the test says how it takes the next write. */
async function open(path: string, field: string | null, replies: Readonly<Record<string, () => Response>> = {}) {
  const { fetch } = specifiedServer();
  const server: { takes: Failing | null } = { takes: null };
  const isRead = ({ method, url }: Request) =>
    (method === "GET" && !url.includes("/api/gift_certificates/certificate/")) ||
    /\/api\/templates\/(content|preview)$/.test(url);
  const respond = async (request: Request) => {
    if (!isRead(request) && server.takes !== null) return outcomes[server.takes].reply(field);
    const reply = replies[`${request.method} ${new URL(request.url).pathname}`];
    return reply === undefined ? fetch(request) : reply();
  };
  uploadsTo(respond);
  const { screen } = await openConsole(path, { level: "admin", server: { fetch: respond } });
  const main = screen.getByRole("main");
  return { server, screen, main };
}
type Opened = Awaited<ReturnType<typeof open>>;

/** Pressed where it is, without the scrolling that comes with a click of the pointer. */
const press = (button: Locator) => {
  const element = button.element();
  if (element instanceof HTMLElement) element.click();
};

async function expectInSight(target: () => Element | null | undefined, message: string) {
  const seen = () => {
    const element = target();
    return element == null ? "not there" : hiddenPart(element);
  };
  await expect.poll(seen, { message, interval: 20 }).toBe("");
}

/** The field that has the focus, once it says why it was refused. */
function focusedRefusal(): Element | null {
  const field = document.activeElement?.closest("[data-field]") ?? null;
  return field?.textContent.includes("Not this.") === true ? field : null;
}

const toTheEnd = () => window.scrollTo(0, document.documentElement.scrollHeight);

/** The button at the lower edge of the window, then at the upper one: what comes above or below it would be out of sight. */
const toAnEdge = (button: Locator, time: number) =>
  button.element().scrollIntoView({ block: time % 2 === 0 ? "end" : "start" });

type Steps = {
  /** Types something new into the form, which is opened for it where it is locked. */
  readonly type: (opened: Opened, text: string) => Promise<void>;
  readonly button: (opened: Opened) => Locator;
  readonly success: RegExp;
};

const alertOf = ({ main }: Opened, failing: Failing) =>
  main.getByRole("alert").filter({ hasText: outcomes[failing].shown });

/** Saves a form at every width with every outcome, and measures where the outcome is, and the field that was refused. */
async function expectOutcomesInSight(opened: Opened, { type, button, success }: Steps): Promise<void> {
  const { server, main } = opened;
  for (const [index, { width, height }] of windows.entries()) {
    await page.viewport(width, height);
    await type(opened, String(index + 1));
    for (const [time, failing] of failings.entries()) {
      const at = `${failing} at ${width}x${height}`;
      server.takes = failing;
      toAnEdge(button(opened), time);
      press(button(opened));
      await expectInSight(() => alertOf(opened, failing).query(), at);
      if (failing === "refused") await expectInSight(focusedRefusal, `the field ${at}`);
    }
    server.takes = null;
    toAnEdge(button(opened), index);
    press(button(opened));
    await expectInSight(
      () => main.getByRole("status").filter({ hasText: success }).query(),
      `saved at ${width}x${height}`,
    );
  }
}

/**
 * The same of a form whose bar stays in sight and keeps what it says: each outcome is played once and measured at every width,
 * wherever somebody goes on reading, also below the form. Only a refusal takes the page to its field, at each width anew.
 */
async function expectBarInSight(opened: Opened, field: string | null, { type, button, success }: Steps): Promise<void> {
  const { server, main } = opened;
  const save = (takes: Failing | null) => {
    server.takes = takes;
    toTheEnd();
    press(button(opened));
  };
  const refusal = () => alertOf(opened, "refused").query();
  await type(opened, "1");
  for (const { width, height } of windows) {
    const at = `refused at ${width}x${height}`;
    await page.viewport(width, height);
    save("refused");
    await expectInSight(refusal, at);
    if (field !== null) await expectInSight(focusedRefusal, `the field ${at}`);
    toTheEnd();
    await expectInSight(refusal, `${at}, at the end of the page`);
  }
  // The window is the narrowest now. Without a response the alert is that of a broken server with fewer words.
  save("offline");
  await expectInSight(() => alertOf(opened, "offline").query(), "offline");
  const kept = [
    ["broken", alertOf(opened, "broken")],
    [null, main.getByRole("status").filter({ hasText: success })],
  ] as const;
  for (const [takes, said] of kept) {
    save(takes);
    for (const { width, height } of windows) {
      await page.viewport(width, height);
      toTheEnd();
      await expectInSight(() => said.query(), `${takes ?? "saved"} at ${width}x${height}`);
    }
  }
}

/** Forms whose bar stays in sight: what they are called, where they are, a field to type in, and its name on the server. */
const forms = [
  ["a tee time", "/manage-tee-time/7", "Notes", "notes"],
  ["a customer", "/manage-customer/7", "City", "city"],
  ["a new customer", "/manage-customer/new", "Last Name", "last_name"],
  ["a course", "/manage-course/7", "City", "city"],
  ["a course group", "/manage-course-group/7", "Course Group Name", "group_name"],
  ["a rate", "/manage-rate/7", "External Memo", "external_memo"],
  ["rental clubs", "/rental-club/7", "Brand", "brand"],
  ["a holiday", "/holiday/7", "Name", "name"],
  ["a maintenance", "/maintenance/7", "Description", "description"],
  ["a discount", "/manage-discount/7", "Code", "code"],
  ["a gift certificate", "/manage-gift-certificate/7", "Greeting", "greeting"],
  ["a helpful link", "/helpful-link/7", "Description", "description"],
  ["a staff member", "/ric-user/7", "Name", "name"],
  ["the sale of gift certificates", "/gift-certificate-sales", "Discount %", "discount"],
  ["a template", "/email-templates?template=tee_time_receipt", "Template text", null],
  ["the message of the bar", "/ric-messages", "Message", null],
] as const;

it.each(forms)("CROSS-31 CROSS-35 what came of saving %s is in sight at every width", async (_, path, label, field) => {
  const opened = await open(path, field);
  const input = opened.main.getByRole("textbox", { name: label, exact: true }).first();
  await expect.element(input).toBeInTheDocument();
  await expect.poll(() => opened.main.element().querySelector("[aria-busy=true]")).toBeNull();
  await expectBarInSight(opened, field, {
    type: async ({ main }, text) => {
      const edit = main.getByRole("button", { name: "Edit", exact: true });
      if (edit.elements().length > 0) press(edit.first());
      await input.fill(text);
    },
    button: ({ main }) => main.getByRole("button", { name: "Save", exact: true }).first(),
    success: /^Success/,
  });
});

it("ADM-RATE-56 what came of saving a date range is in sight at every width", async () => {
  const opened = await open("/manage-rate/7", "description");
  const { main } = opened;
  await main.getByRole("button", { name: "New Date Range" }).click();
  const row = main.getByRole("form", { name: /^New row|2028/ });
  await typeDateRange(row);
  await expectOutcomesInSight(opened, {
    type: async (_, text) => {
      const edit = row.getByRole("button", { name: "Edit", exact: true });
      if (edit.elements().length > 0) press(edit);
      await row.getByRole("textbox", { name: "Description", exact: true }).fill(text);
    },
    button: () => row.getByRole("button", { name: "Save", exact: true }),
    success: /^Success/,
  });
});

const sessions = [1, 2].map((id) => ({
  id,
  is_current: id === 1,
  browser: "Firefox/140.0",
  network_address: "203.0.113.7",
  created_at: "2026-11-20T18:30:00.000Z",
  last_used_at: "2026-11-21T18:30:00.000Z",
  expires_at: "2026-12-05T18:30:00.000Z",
}));
const account = {
  "GET /api/auth/sessions": () => Response.json(sessions),
  "PUT /api/auth/password": () => Response.json({}),
};

it("what came of changing one's password is in sight at every width", async () => {
  const opened = await open("/account", "current_password", account);
  await expectOutcomesInSight(opened, {
    type: async ({ main }) => {
      for (const name of ["Current Password", "New Password", "New Password Confirmation"])
        await main.getByLabelText(new RegExp(`^${name}\\W*$`)).fill("correct horse battery");
    },
    button: ({ main }) => main.getByRole("button", { name: "Change Password" }),
    success: /^Success/,
  });
});

it("ANSWER-16 what somebody else saved meanwhile is in sight at every width", async () => {
  const current = { ...storedRecords["customers"], city: "Del Mar", lock_version: 2 };
  const { main } = await open("/manage-customer/7", null, {
    "PUT /api/customers/update": () => Response.json({ message: "Changed.", current }, { status: 409 }),
  });
  await main.getByRole("button", { name: "Edit", exact: true }).click();
  for (const { width, height } of windows) {
    await page.viewport(width, height);
    await main.getByRole("textbox", { name: "City", exact: true }).fill(`City ${width}`);
    toTheEnd();
    press(main.getByRole("button", { name: "Save", exact: true }));
    await expectInSight(() => main.getByRole("region", { name: "Conflict" }).query(), `at ${width}x${height}`);
    press(main.getByRole("button", { name: "Continue" }));
  }
});

/** Actions of a button away from any bar: its page and its name. */
const acts = [
  ["ending other sessions", "/account", "End All Others"],
  ["the report of commissions", "/reports/commission", "Run Report"],
  ["the report of certificates", "/reports/gift-certificate", "Run Report"],
  ["the payable report", "/reports/ap_monthly", "Run Report"],
  ["sending a certificate", "/manage-gift-certificate/7", "Send Certificate"],
] as const;

it.each(acts)("what came of %s is in sight at every width", async (_, path, name) => {
  vi.spyOn(window, "open").mockReturnValue(null);
  const { server, main } = await open(path, null, account);
  const button = main.getByRole("button", { name, exact: true });
  await expect.element(button).toBeInTheDocument();
  server.takes = "broken";
  for (const [index, { width, height }] of windows.entries()) {
    await page.viewport(width, height);
    toAnEdge(button, index);
    press(button);
    const said = main.getByRole("alert").filter({ hasText: /out of order|The report was not run/ });
    await expectInSight(() => said.query(), `at ${width}x${height}`);
  }
});

it("OPS-SIGN-10 a refused sign-in is in sight at every width", async () => {
  const { screen } = await openConsole("/login", {
    level: null,
    replies: { "POST /api/auth/sign_in": () => Response.json({}, { status: 401 }) },
  });
  await screen.getByLabelText("Email").fill("agent@teedesk.test");
  await screen.getByLabelText("Password", { exact: true }).fill("wrong");
  for (const { width, height } of windows) {
    await page.viewport(width, height);
    press(screen.getByRole("button", { name: "Sign in", exact: true }));
    const said = screen.getByText("Your email or password are incorrect.");
    await expectInSight(() => said.query(), `at ${width}x${height}`);
  }
});

it("OPS-CAN-14 the outcome of a cancelation is in sight at every width", async () => {
  const refusal = { valid: false, message: "The course says no.", confirmation: "" };
  const { screen, main } = await open("/manage-tee-time/7", null, {
    "POST /api/tee_times/cancel": () => Response.json(refusal),
  });
  await main.getByRole("button", { name: "Cancel Tee Time" }).click();
  const dialog = screen.getByRole("dialog", { name: "Cancelation Options" });
  const process = dialog.getByRole("button", { name: "Process" });
  for (const { width, height } of windows) {
    await page.viewport(width, height);
    await expect.element(process).toBeEnabled();
    press(process);
    await screen.getByRole("alertdialog").getByRole("button", { name: "Cancel Tee Time" }).click();
    const said = dialog.getByRole("alert").filter({ hasText: "The course says no." });
    await expectInSight(() => said.query(), `at ${width}x${height}`);
  }
});

const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==";

it("ADM-IMG-04 what came of adding an image is in sight at every width", async () => {
  const { server, main } = await open("/image/new/2", "file");
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  await userEvent.upload(main.getByLabelText(/^Picture/), new File([bytes], "course.png", { type: "image/png" }));
  const save = main.getByRole("button", { name: "Save", exact: true });
  for (const { width, height } of windows) {
    await page.viewport(width, height);
    for (const failing of failings) {
      server.takes = failing;
      toTheEnd();
      press(save);
      await expectInSight(
        () => main.getByRole("alert").filter({ hasText: outcomes[failing].shown }).query(),
        `${failing} at ${width}x${height}`,
      );
    }
  }
  // It is added once: its page has nothing more to save.
  server.takes = null;
  press(save);
  for (const { width, height } of windows) {
    await page.viewport(width, height);
    toTheEnd();
    await expectInSight(
      () =>
        main
          .getByRole("status")
          .filter({ hasText: /^Success/ })
          .query(),
      `saved at ${width}x${height}`,
    );
  }
});
