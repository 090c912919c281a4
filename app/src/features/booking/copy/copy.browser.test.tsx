import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import type { Config } from "../../../config/config.ts";
import { openConsole } from "../../../testing/openConsole.tsx";
import { pressYes } from "../../../testing/pressYes.ts";
import { asSent, dayAhead } from "../testing/engine.ts";
import { bookingReplies, refused, type SentBooking } from "../testing/replies.ts";

const source = {
  id: 7,
  lock_version: 2,
  play_date: "2027-03-01",
  play_time: "09:30",
  players: 2,
  status: "Booked",
  should_email_customer: true,
  should_email_course: false,
  course: { id: 1, course_name: "Torrey Pines South" },
  customers: [{ id: 12, first_name: "Pat", last_name: "Lee", email: "pat@example.test" }],
};
const [first, second] = [dayAhead(7), dayAhead(14)];

/** The page of copies on a server that books; `books` is its response to each day. */
async function openCopies(
  books: (sent: SentBooking) => object | Response,
  changes: object = {},
  options: { readonly config?: Partial<Config>; readonly replies?: Readonly<Record<string, unknown>> } = {},
) {
  const sent: { readonly booking: SentBooking; readonly key: string | null }[] = [];
  const { screen, calls } = await openConsole("/manage-tee-time/7/copy", {
    config: options.config ?? {},
    replies: {
      ...bookingReplies,
      "GET /api/tee_times/show/7": { ...source, ...changes },
      "GET /api/tee_times/index": [
        {
          ...source,
          id: 9,
          play_date: asSent(second),
          play_time: "13:10",
          course: { id: 3, course_name: "Balboa Mesa" },
        },
      ],
      "GET /api/customers/index": [],
      "GET /api/maintenances/index": [],
      "GET /api/fore_up_availability/index": [],
      "POST /api/ibe/book": async (request: Request) => {
        const { booking }: { readonly booking: SentBooking } = await request.json();
        sent.push({ booking, key: request.headers.get("Idempotency-Key") });
        const reply = books(booking);
        return reply instanceof Response ? reply : Response.json(reply);
      },
      ...options.replies,
    },
  });
  const days = screen.getByRole("textbox", { name: "Dates" });
  await expect.element(days).toHaveFocus();
  const row = (day: string) => screen.getByRole("row").filter({ hasText: day });
  return { screen, calls, days, row, sent, question: screen.getByRole("alertdialog") };
}

const booked = ({ tee_time: { play_date, confirmation } }: SentBooking) => ({
  id: play_date === asSent(first) ? 5201 : 5202,
  confirmation,
  customers: [{ id: 12 }],
});
const card = "4242424242424242{Tab}12{Tab}2031{Tab}737";

it("copies to two days by keyboard: each at its rate, one question with what speaks against it, and an outcome beside each", async () => {
  const { screen, days, row, sent, question } = await openCopies(booked);
  await userEvent.keyboard(`${first}, ${second}{Enter}`);
  await expect.element(days).toHaveValue("");
  // Two players at $50, and the fee of the rate.
  await expect.element(row(first)).toHaveTextContent(/50\.00120\.20Not booked yet/);
  await expect.element(row(second)).toHaveTextContent("Already booked on this day: 13:10, Balboa Mesa (tee time 9).");
  await screen.getByRole("textbox", { name: "Card Number" }).click();
  await userEvent.keyboard(card);
  await pressYes();
  await expect.element(question).toHaveTextContent("Book these 2 days?");
  await expect.element(question).toHaveTextContent("Already booked on this day: 13:10");
  await expect.element(question).toHaveTextContent("In all$240.40");
  await pressYes();
  await expect.element(screen.getByText("2 of 2 booked.")).toBeVisible();
  await expect
    .element(row(first).getByRole("link", { name: "View tee time" }))
    .toHaveAttribute("href", "/manage-tee-time/5201");
  await expect.element(days).toHaveFocus();
  expect(sent.map(({ booking: { tee_time } }) => [tee_time.play_date, tee_time.play_time, tee_time.players])).toEqual([
    [asSent(first), "09:30", 2],
    [asSent(second), "09:30", 2],
  ]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

it("a refused day has its reason, keeps its row, and is tried again alone", async () => {
  const full = "Nothing is left at 09:30.";
  const responses = [refused({ "tee_time.play_time": [full] })];
  const { screen, row, sent, question } = await openCopies((booking) => responses.pop() ?? booked(booking));
  await userEvent.keyboard(`${first}, ${second}{Enter}`);
  await expect.element(row(second)).toHaveTextContent("120.20");
  await pressYes();
  await expect.element(question).toBeVisible();
  await pressYes();
  await expect.element(screen.getByText("1 of 2 booked.")).toBeVisible();
  await expect.element(row(first)).toHaveTextContent(full);
  await expect
    .element(row(second))
    .toHaveTextContent("Booked with confirmation INTERNAL.Call the course to reserve it.");
  await pressYes();
  await expect.element(question).toBeVisible();
  await pressYes();
  await expect.element(screen.getByText("2 of 2 booked.")).toBeVisible();
  expect(sent.map(({ booking }) => booking.tee_time.play_date)).toEqual([first, second, first].map(asSent));
});

it("dates that cannot be read stay in the field with the reason", async () => {
  const { days, screen } = await openCopies(booked);
  await userEvent.keyboard(`12/45{Enter}`);
  await expect.element(days).toHaveAttribute("aria-invalid", "true");
  await expect.element(days).toHaveValue("12/45");
  await expect.element(screen.getByText("Type the dates above, and press Enter.")).toBeVisible();
});

it("a day that is typed again is named, and its row has the focus", async () => {
  const { days, row, screen } = await openCopies(booked);
  await userEvent.keyboard(`${first}{Enter}`);
  await expect.element(row(first)).toHaveTextContent("120.20");
  await userEvent.keyboard(`${first}{Enter}`);
  await expect.element(screen.getByText(/^Already in the list: .*\.$/)).toBeVisible();
  await expect.element(row(first).getByText(first)).toHaveFocus();
  await days.click();
  await userEvent.keyboard(second);
  await expect.element(screen.getByText(/^Already in the list/)).not.toBeInTheDocument();
});

it("the question names the seats that a day has not, as its row does", async () => {
  const nothingLeft = "Not enough seats are left.";
  const seats = "/api/fore_up_availability/seats";
  const slot = { id: 901, spots: [], scraped_at: null, gone_at: null, seen: 4, left: 0, sizes: [], free: 0 };
  const place = { slot, standing: [], holds: [], closures: [], course_active: true };
  const { row, question } = await openCopies(
    booked,
    {},
    {
      config: { keeps_seats: true },
      replies: {
        [`GET ${seats}`]: place,
        [`PUT ${seats}/hold`]: () => refused({ players: ["Nothing is left at 09:30."] }),
      },
    },
  );
  await userEvent.keyboard(`${first}{Enter}`);
  await expect.element(row(first)).toHaveTextContent(nothingLeft);
  await pressYes();
  await expect.element(question).toHaveTextContent(nothingLeft);
  await expect.element(question.getByRole("button", { name: "Book anyway" })).toBeVisible();
});

it("a booking that another tab made meanwhile is named as soon as this one is looked at again", async () => {
  const now: { others: readonly object[] } = { others: [] };
  const { row, question } = await openCopies(
    booked,
    {},
    {
      replies: { "GET /api/tee_times/index": () => Response.json(now.others) },
    },
  );
  await userEvent.keyboard(`${first}{Enter}`);
  await expect.element(row(first)).toHaveTextContent("120.20Not booked yet.");
  now.others = [{ ...source, id: 5201, play_date: asSent(first) }];
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  await expect.element(row(first)).toHaveTextContent("Already booked on this day: 09:30");
  await pressYes();
  await expect.element(question.getByRole("button", { name: "Book anyway" })).toBeVisible();
  await expect.element(question.getByRole("button", { name: "Cancel" })).toHaveFocus();
});

it("a specified server is not asked for the customer's other tee times", async () => {
  const { row, calls } = await openCopies(booked, { lock_version: undefined });
  await userEvent.keyboard(`${first}{Enter}`);
  await expect.element(row(first)).toHaveTextContent("120.20");
  expect(calls.filter((call) => call.startsWith("GET /api/tee_times/index"))).toEqual([]);
});
