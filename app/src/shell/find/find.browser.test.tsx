import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openConsole } from "../../testing/openConsole.tsx";
import { specifiedServer } from "../../testing/specifiedServer/specifiedServer.ts";

type Found = { readonly title: string; readonly is_exact?: boolean; readonly kind?: string; readonly id?: number };

const record = ({ title, kind = "customer", id = 12, is_exact = false }: Found) => ({
  kind,
  id,
  title,
  detail: `${title}@example.test`,
  is_exact,
});

type Reply = { readonly found: readonly Found[]; readonly until?: Promise<void>; readonly status?: number };
type Replies = Readonly<Record<string, Reply>>;

/** A console whose server finds what `replies` has for a text, and nothing else. */
async function open(path: string, replies: Replies = {}) {
  await page.viewport(1440, 900);
  const opened = await openConsole(path, {
    config: { finds_records: true },
    replies: {
      "GET /api/find": async (request: Request) => {
        const {
          found,
          until,
          status = 200,
        } = replies[new URL(request.url).searchParams.get("q") ?? ""] ?? { found: [] };
        await until;
        return Response.json(status === 200 ? found.map(record) : { message: "Broken." }, { status });
      },
    },
  });
  const box = opened.screen.getByRole("dialog", { name: "Find" });
  const searched = () => opened.calls.filter((call) => call.startsWith("GET /api/find"));
  const options = () =>
    box
      .getByRole("option")
      .elements()
      .map((option) => option.querySelector("[title]")?.textContent);
  await expect.element(opened.screen.getByRole("main").getByRole("heading", { level: 1 }).first()).toBeVisible();
  return { ...opened, box, options, searched, status: box.getByRole("status") };
}

const later = () => {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { until, release: () => release() };
};

it("opens by Ctrl+K outside of a field and by F2 inside one, and Esc gives the focus and the text back", async () => {
  const { screen, box } = await open("/manage-customer/new");
  const field = screen.getByRole("textbox", { name: "First Name" });
  await field.fill("Grace");
  await userEvent.keyboard("{Control>}k{/Control}");
  expect(box.elements()).toEqual([]);
  await userEvent.keyboard("{F2}");
  await expect.element(box.getByRole("combobox", { name: "Find" })).toHaveFocus();
  await userEvent.keyboard("abc{Escape}");
  await expect.poll(() => box.elements()).toEqual([]);
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue("Grace");
  await userEvent.tab({ shift: true });
  screen.getByRole("main").element().focus();
  await userEvent.keyboard("{Control>}k{/Control}");
  await expect.element(box.getByRole("combobox", { name: "Find" })).toHaveValue("");
});

it("finds records, the exact one first, says how many, and Enter opens it", async () => {
  const { box, options, status, searched } = await open("/account", {
    "6195557777": {
      found: [
        { title: "Grace Hopper", is_exact: true },
        { title: "Sat 11/28/2026 07:40", kind: "tee_time", id: 5 },
      ],
    },
  });
  await userEvent.keyboard("{F2}");
  await userEvent.keyboard("6195557777");
  await expect.poll(options).toEqual(["Grace Hopper", "Sat 11/28/2026 07:40"]);
  await expect.element(status).toHaveTextContent("2 records");
  expect(searched().at(-1)).toBe("GET /api/find?q=6195557777");
  await expect.element(box.getByRole("option", { name: /Grace Hopper/ })).toHaveAttribute("data-focus");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.poll(() => location.pathname).toBe("/manage-tee-time/5");
});

it("Enter that comes before the records waits for them, and takes the one exact match", async () => {
  const { until, release } = later();
  await open("/account", { TT700123: { found: [{ title: "Sat", kind: "tee_time", id: 5, is_exact: true }], until } });
  await userEvent.keyboard("{F2}");
  await userEvent.keyboard("TT700123{Enter}");
  expect(location.pathname).toBe("/account");
  release();
  await expect.poll(() => location.pathname).toBe("/manage-tee-time/5");
});

it("Enter that comes before the records guesses neither between two exact ones nor one that is not", async () => {
  const { until, release } = later();
  const { options, box } = await open("/account", {
    "5": {
      found: [
        { title: "A", is_exact: true },
        { title: "B", is_exact: true, id: 13 },
      ],
      until,
    },
  });
  await userEvent.keyboard("{F2}");
  await userEvent.keyboard("5{Enter}");
  release();
  await expect.poll(options).toEqual(["A", "B"]);
  await expect.element(box).toBeVisible();
  expect(location.pathname).toBe("/account");
});

it.each([
  ["page named by it", "/account", "Lost Leads", "/lost-leads"],
  ["exact record, also of a page's name", "/account", "My Account", "/manage-customer/12"],
])("Enter that comes before records that only contain the text takes the %s", async (_, from, typed, to) => {
  const { until, release } = later();
  const found = [
    { title: "Meredith Leads", is_exact: to.endsWith("12") },
    { title: "Other", id: 13 },
  ];
  await open(from, { [typed]: { found, until } });
  await userEvent.keyboard("{F2}");
  await userEvent.keyboard(`${typed}{Enter}`);
  release();
  await expect.poll(() => location.pathname).toBe(to);
});

it("DECISION-52 Enter that comes before the answer that no record is found does not choose between two pages", async () => {
  const { until, release } = later();
  const { status } = await open("/account", { new: { found: [], until } });
  await userEvent.keyboard("{F2}");
  await userEvent.keyboard("new{Enter}");
  release();
  await expect.element(status).toHaveTextContent(/^\d+ pages and acts$/);
  expect(location.pathname).toBe("/account");
});

it("a later response never overtakes a newer one", async () => {
  const first = later();
  const { options, searched } = await open("/account", {
    hop: { found: [{ title: "Old" }], until: first.until },
    hopper: { found: [{ title: "Grace Hopper" }] },
  });
  await userEvent.keyboard("{F2}");
  await userEvent.keyboard("hop");
  // On a busy machine the first letters may be searched on their own.
  await expect.poll(() => searched().at(-1)).toBe("GET /api/find?q=hop");
  await userEvent.keyboard("per");
  await expect.poll(options).toEqual(["Grace Hopper"]);
  first.release();
  await expect.poll(() => searched().at(-1)).toBe("GET /api/find?q=hopper");
  expect(options()).toEqual(["Grace Hopper"]);
});

it("asks before typed changes are lost, and loses nothing when the answer is no", async () => {
  const { screen, box } = await open("/manage-customer/new");
  const field = screen.getByRole("textbox", { name: "First Name" });
  await field.fill("Grace");
  await userEvent.keyboard("{F2}");
  await userEvent.keyboard("my acc");
  await expect.element(box.getByRole("option", { name: /My Account/ })).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{ArrowUp}{Enter}");
  await expect.element(screen.getByRole("alertdialog", { name: "Leave without saving?" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => screen.getByRole("alertdialog").elements()).toEqual([]);
  await expect.element(field).toHaveValue("Grace");
  expect(location.pathname).toBe("/manage-customer/new");
});

it("presses an act of the page, and the act's own key does so outside of fields", async () => {
  const server = specifiedServer();
  await page.viewport(1440, 900);
  const { screen } = await openConsole("/manage-tee-time/7", { level: "admin", server });
  const receipt = screen.getByRole("alertdialog", { name: /receipt/i });
  await expect.element(screen.getByRole("button", { name: "Send Receipt" })).toBeVisible();
  await userEvent.keyboard("{F2}");
  await userEvent.keyboard("rec");
  const option = screen.getByRole("option", { name: /Send Receipt/ });
  await expect.element(option).toHaveTextContent(/R$/);
  await userEvent.keyboard("{Enter}");
  await expect.element(receipt).toBeVisible();
  await expect.element(receipt.getByRole("button", { name: "Send" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("button", { name: "Send Receipt" })).toHaveFocus();
  await userEvent.keyboard("v");
  await expect.element(screen.getByRole("alertdialog", { name: /voucher/i })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await userEvent.keyboard("?");
  await expect.element(screen.getByRole("dialog", { name: "Keys" })).toHaveTextContent(/RSend Receipt/);
});

it("against a server that finds no records it finds pages and acts, and calls nothing", async () => {
  const server = specifiedServer();
  const { screen, calls } = await openConsole("/account", { level: "admin", server });
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  await screen.getByRole("button", { name: "Find (F2)" }).click();
  const before = calls.length;
  await userEvent.keyboard("lost leads{Enter}");
  await expect.poll(() => location.pathname).toBe("/lost-leads");
  expect(calls.slice(before).filter((call) => call.includes("/find"))).toEqual([]);
});

it("says so when the records could not be searched, and still has the pages", async () => {
  const { status, options } = await open("/account", { lost: { found: [], status: 500 } });
  await userEvent.keyboard("{F2}");
  await userEvent.keyboard("lost");
  await expect.element(status).toHaveTextContent("The records could not be searched.");
  expect(options()).toEqual(["Lost Leads"]);
  await userEvent.keyboard(" qqq");
  await expect.element(status).toHaveTextContent("Nothing found.");
});

it("a pasted page is named as too long, its first hundred characters are searched, and the line keeps all of it", async () => {
  const pasted = `${"Dear all, ".repeat(2000)}Grace`;
  const sought = pasted.slice(0, 100).trim();
  const { box, options, status, searched } = await open("/account", {
    [sought]: { found: [{ title: "Grace Hopper" }] },
  });
  await userEvent.keyboard("{F2}");
  const line = box.getByRole("combobox", { name: "Find" });
  await line.fill(pasted);
  await expect.poll(options).toEqual(["Grace Hopper"]);
  await expect.element(status).toHaveTextContent("Only the first 100 characters are searched. 1 record");
  await expect.element(line).toHaveValue(pasted);
  expect(searched()).toHaveLength(1);
  await line.fill("Grace");
  await expect.element(status).toHaveTextContent(/^Nothing found.$/);
});

it("a pasted text whose hundredth character is half of a pair is searched without it", async () => {
  const half = `${"x".repeat(99)}😀`;
  const { options } = await open("/account", { ["x".repeat(99)]: { found: [{ title: "Grace Hopper" }] } });
  await userEvent.keyboard("{F2}");
  await page.getByRole("combobox", { name: "Find" }).fill(half);
  await expect.poll(options).toEqual(["Grace Hopper"]);
});
