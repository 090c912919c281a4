import { expect } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import type { Config } from "../../../config/config.ts";
import { openConsole } from "../../../testing/openConsole.tsx";
import { painted } from "../../../testing/pressYes.ts";
import { bookingReplies, type SentBooking } from "./replies.ts";

/** A call as the server saw it. */
type Sent = {
  readonly path: string;
  readonly search: string;
  readonly headers: Headers;
  readonly body: { readonly booking: SentBooking } | null;
};

type Options = {
  /** The query of the address. */
  readonly query?: string;
  /** Replies in place of the usual ones: by "METHOD /path" a body, or a function that makes the response. */
  readonly replies?: Readonly<Record<string, unknown>>;
  /** The server's settings besides the defaults. */
  readonly config?: Partial<Config>;
};

export const cardFields = ["Card Number", "Expiry Month", "Expiry Year", "CVV"];

/** A day ahead, as staff type it. */
export function dayAhead(days = 7): string {
  const [year, month, day] = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split("-");
  return `${month}/${day}/${year}`;
}

/** A typed day as it is sent. */
export const asSent = (typed: string): string => typed.replace(/(..)\/(..)\/(....)/, "$3-$1-$2");

/**
 * Puts a text into a field from within the page. A browser that types it takes many times as long, and what is tested comes later: a test of
 * typing types.
 */
async function put(target: Locator, text: string): Promise<void> {
  await expect.element(target).toBeEnabled();
  const input = target.element();
  // React hears of a value that is set by its prototype's setter.
  const value = Object.getOwnPropertyDescriptor(Reflect.getPrototypeOf(input), "value");
  if (!(input instanceof HTMLElement) || value === undefined) throw new Error(`${target.selector} takes no text.`);
  input.focus();
  value.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Opens the booking engine and waits for its default course; returns its parts, ways to fill it, and the calls it sent. */
export async function openEngine({ query = "", replies = {}, config = {} }: Options = {}) {
  await page.viewport(1280, 800);
  const recorded: Sent[] = [];
  const recording = Object.entries({ ...bookingReplies, ...replies }).map(([call, reply]) => [
    call,
    async (request: Request): Promise<Response> => {
      const { pathname, search } = new URL(request.url);
      const text = await request.clone().text();
      const body = text === "" ? null : JSON.parse(text);
      recorded.push({ path: pathname, search, headers: request.headers, body });
      return typeof reply === "function" ? reply(request) : Response.json(reply);
    },
  ]);
  const { screen, services, calls } = await openConsole(`/ibe${query}`, {
    config,
    replies: Object.fromEntries(recording),
  });
  const course = screen.getByRole("combobox", { name: "Course", exact: true });
  const field = (name: string) =>
    // An input that hides its characters has no role.
    name === "CVV" ? screen.getByLabelText(name, { exact: true }) : screen.getByRole("textbox", { name, exact: true });
  const panel = (name: string) => screen.getByRole("region", { name, exact: true });
  const totals = panel("Totals");
  const bookButton = totals.getByRole("button", { name: "Book", exact: true });
  const apply = (label: string) => screen.getByRole("button", { name: `Apply ${label}` });
  const enter = async (fields: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(fields)) await put(field(name), text);
  };
  const fillTeeTime = async () => {
    await enter({ "Play Date": dayAhead(), "Play Time": "09:30", Players: "2", "Charge Amount": "100.00" });
    await expect.element(panel("Rate").getByText("Deposit")).toBeVisible();
  };
  const fillCustomer = () =>
    enter({ "First Name": "Grace", "Last Name": "Hopper", "Postal Code": "92037", Email: "grace@example.test" });
  const fillCard = (number = "4242 4242 4242 4242") =>
    enter({ "Card Number": number, "Expiry Month": "12", "Expiry Year": "2031", CVV: "737" });

  await expect.element(course).not.toHaveValue("");
  return {
    screen,
    services,
    /** Every call so far, as "METHOD /path?query". */
    calls,
    course,
    field,
    panel,
    bookButton,
    enter,
    fillTeeTime,
    fillCustomer,
    fillCard,
    /** The amount beside "Total", the last one of the ledger. */
    total: totals.getByRole("definition").last(),
    question: screen.getByRole("alertdialog"),
    success: screen.getByRole("status").filter({ hasText: "Success" }),
    alert: (text: string) => screen.getByRole("alert").filter({ hasText: text }),
    apply,
    /** Types a code and applies it; waits until the server has accepted it. */
    applyCode: async (label: "Discount code" | "Gift certificate", code: string) => {
      await field(label).fill(code);
      await apply(label).click();
      await expect.element(field(label)).toHaveAccessibleDescription("Applied.");
    },
    /** The calls to a path so far. */
    sent: (path: string) => recorded.filter((call) => call.path === path),
    fillBooking: async () => {
      await fillTeeTime();
      await fillCustomer();
      await fillCard();
    },
    chooseCourse: async (name: string) => {
      await screen.getByRole("button", { name: "Show choices of Course" }).click();
      await screen.getByRole("option", { name, exact: true }).click();
      await expect.element(course).toHaveValue(name);
    },
    unfold: (name: "Rental clubs" | "Deal") => panel(name).getByRole("button", { name, exact: true }).click(),
    expectValues: async (values: Readonly<Record<string, string>>) => {
      for (const [name, value] of Object.entries(values)) await expect.element(field(name)).toHaveValue(value);
    },
    keyboard: async (keys: string) => {
      await painted();
      await userEvent.keyboard(keys);
    },
    /** Presses a key in a field. */
    press: async (name: string, key: string) => {
      await field(name).click();
      await userEvent.keyboard(key);
    },
  };
}

export type Engine = Awaited<ReturnType<typeof openEngine>>;

/** Asks with the total in view, and the same again confirms. */
export const controlEnter = "{Control>}{Enter}{/Control}";

/** A reply that is held until it is released. */
export function heldReply(response: () => Response) {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { reply: () => held.then(response), release: () => release() };
}
