import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openConsole } from "../../testing/openConsole.tsx";
import { asSent, dayAhead, openEngine } from "./testing/engine.ts";
import { bookingReplies, refused } from "./testing/replies.ts";

const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const bob = { agent: "Bob Ray", players: 1, held_until: soon(3), is_own: false, asked_by: null, asked_at: null };
const amounts = (each: number, players: number) => ({ each, all: each * players });

const offer = (id: number, over: object = {}) => ({
  id,
  course: { id: 3, course_name: "Balboa Mesa" },
  play_date: asSent(dayAhead()),
  play_time: "09:40",
  seen: 4,
  free: 4,
  sizes: [1, 2, 3, 4],
  holds: [],
  minutes: 10,
  days: 0,
  under_cents: null,
  price: { charge: amounts(11_400, 2), fee: amounts(500, 2), total: amounts(11_900, 2) },
  ...over,
});

const two = [offer(1), offer(2, { play_time: "09:50", minutes: 20, free: 2, holds: [bob] })];

/** A server that finds offers; `now.respond` makes its next response. */
function offersReply(offers: readonly object[] = two, other_days = false) {
  const now = { respond: () => Response.json({ offers, other_days, of_course_day: 4 }) };
  return { now, replies: { "GET /api/offers": () => now.respond(), "GET /api/course_groups/index": [] } };
}

const config = { finds_offers: true };
const day = /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, \w+ \d+/.source;

async function openOffers(query: string, server = offersReply()) {
  await page.viewport(1280, 800);
  const { screen, calls } = await openConsole(`/offers${query}`, {
    config,
    replies: { ...bookingReplies, ...server.replies },
  });
  const field = (name: string) => screen.getByRole("textbox", { name, exact: true });
  await expect.element(field("Days")).toBeVisible();
  const take = screen.getByRole("button", { name: /^Take / });
  return { screen, calls, field, take, asked: () => calls.filter((call) => call.startsWith("GET /api/offers")) };
}

const focused = () =>
  document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.getAttribute("name");

describe("the page", () => {
  it("OFFER-03 asks for a wish by keyboard, and shows totals, seats, holders and reasons", async () => {
    const { screen, asked } = await openOffers("");
    await expect.poll(focused).toBe("days");
    await userEvent.keyboard(`${dayAhead()}{Tab}9:30{Tab}2{Tab}120`);
    await expect.element(screen.getByText(/^\w{3} [\d/]+, near 09:30$/)).toBeVisible();
    expect(asked()).toEqual([]);
    await userEvent.keyboard("{Enter}");
    const row = screen.getByRole("row").filter({ hasText: "09:50" });
    await expect
      .element(row)
      .toHaveTextContent(
        /09:50 ?2 of 4 left ?held by Bob Ray until .* ?114\.00 ?5\.00 ?119\.00 ?238\.00 ?20 min later/,
      );
    const days = encodeURIComponent(JSON.stringify([asSent(dayAhead())])).replaceAll("%2C", "%2C");
    expect(asked()).toEqual([
      `GET /api/offers?days=${days}&players=2&play_time=09%3A30&most_cents=12000&most_of=player`,
    ]);
    await expect.poll(focused).toMatch(new RegExp(`^Take ${day.slice(1)}, 9:40 in the morning at Balboa Mesa`));
    await userEvent.keyboard("{ArrowDown}");
    await expect
      .element(screen.getByRole("status").filter({ hasText: "9:50 in the morning" }))
      .toHaveTextContent(
        new RegExp(`${day}, 9:50 in the morning at Balboa Mesa, two players: \\$119\\.00 each, \\$238\\.00 in all\\.$`),
      );
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    expect(focused()).toBe("days");
  });

  it("ANSWER-36 says so when the one that was chosen is taken by others, and takes no other by the same key", async () => {
    const query = `?providedDateString=${asSent(dayAhead())}&providedPlayers=2`;
    const server = offersReply();
    const { screen, take } = await openOffers(query, server);
    await expect.element(take.first()).toHaveFocus();
    server.now.respond = () => Response.json({ offers: two.slice(1), other_days: false, of_course_day: 4 });
    // The offers are read anew every ten seconds.
    await expect.element(screen.getByText(/^No longer free: .* 9:40 in the morning/)).toBeVisible();
    await userEvent.keyboard("{Enter}");
    expect([location.pathname, focused()]).toEqual(["/offers", null]);
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(take.first()).toHaveFocus();
  });

  it("shows at its field what the form or the server refuses, and keeps what was typed", async () => {
    const server = offersReply();
    const { field, screen, asked } = await openOffers("", server);
    await field("Time").fill("7");
    await field("Players").fill("2");
    await screen.getByRole("button", { name: "Find", exact: true }).click();
    await expect.element(field("Days")).toHaveAccessibleDescription("Enter a date.");
    await expect.element(field("Time")).toHaveAccessibleDescription(/^Say which half of the day/);
    expect([focused(), asked()]).toEqual(["days", []]);
    await field("Days").fill(dayAhead());
    await field("Time").fill("morning");
    server.now.respond = () => refused({ days: ["This day has passed."] });
    await screen.getByRole("button", { name: "Find", exact: true }).click();
    await expect.element(field("Days")).toHaveAccessibleDescription(/^This day has passed\./);
    await expect.element(field("Time")).toHaveValue("morning");
  });

  it("OFFER-05 states that nothing suits, that other days are shown, and that the call failed", async () => {
    const query = `?providedDateString=${asSent(dayAhead())}&providedPlayers=2`;
    const server = offersReply([offer(1, { days: 1 })], true);
    const { screen, field } = await openOffers(query, server);
    await expect.element(screen.getByText(/^Nothing suits on .*\. These are the nearest other days\.$/)).toBeVisible();
    await expect.element(screen.getByRole("row").last()).toHaveTextContent(/1 day later$/);
    server.now.respond = () => Response.json({ offers: [], other_days: true, of_course_day: 4 });
    await field("At most").fill("10");
    await screen.getByRole("button", { name: "Find", exact: true }).click();
    await expect.element(screen.getByText(/^Nothing suits on these days.* Try a higher price\.$/)).toBeVisible();
    server.now.respond = () => Response.json({ message: "Too busy." }, { status: 503 });
    await field("At most").fill("20");
    await screen.getByRole("button", { name: "Find", exact: true }).click();
    await expect.element(screen.getByText("The offers could not be loaded.")).toBeVisible();
  });

  it("a lead's offers are asked for at once, and Enter takes one into a booking for the lead", async () => {
    const { screen, take, asked } = await openOffers(
      `?providedCourseId=1&providedDateString=${asSent(dayAhead())}&providedTime=09:30&providedPlayers=2&providedLeadId=7&providedLastName=Hopper`,
    );
    await expect.element(take.first()).toHaveFocus();
    expect(asked()[0]).not.toContain("course_id");
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("textbox", { name: "Play Time" })).toHaveValue("09:40");
    await expect.element(screen.getByRole("textbox", { name: "Charge Amount" })).toHaveValue("228.00");
    await expect.element(screen.getByRole("textbox", { name: "Last Name" })).toHaveValue("Hopper");
    expect(new URLSearchParams(location.search).get("providedLeadId")).toBe("7");
  });

  it("makes no call to a specified server", async () => {
    const { screen, calls } = await openConsole("/offers", {
      config: { finds_offers: false },
      replies: bookingReplies,
    });
    await expect.element(screen.getByText("This server does not find offers.")).toBeVisible();
    expect(calls.filter((call) => call.includes("/api/offers"))).toEqual([]);
  });
});

describe("in the booking engine", () => {
  it("F10 offers other times, and taking one keeps all else that was typed, the card too", async () => {
    const { fillBooking, expectValues, keyboard, screen, course, sent } = await openEngine({
      config,
      replies: offersReply().replies,
    });
    await fillBooking();
    await keyboard("{F10}");
    const dialog = screen.getByRole("dialog", { name: "Offers" });
    await expect.element(dialog.getByRole("textbox", { name: "Days" })).toHaveValue(dayAhead());
    await expect.element(dialog.getByRole("button", { name: /^Take / }).first()).toHaveFocus();
    expect(new URLSearchParams(sent("/api/offers")[0]?.search).get("course_id")).toBeNull();
    await keyboard("{ArrowDown}{Enter}");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(course).toHaveValue("Balboa Mesa");
    await expectValues({
      "Play Date": dayAhead(),
      "Play Time": "09:50",
      Players: "2",
      "Charge Amount": "228.00",
      "Last Name": "Hopper",
      "Card Number": "•••• 4242",
      "Expiry Year": "2031",
      CVV: "737",
    });
  });

  it("an offer that was taken on the page fills the booking that was begun, and the next key goes to the next field", async () => {
    const { enter, keyboard, screen, expectValues } = await openEngine({ config, replies: offersReply().replies });
    await enter({ "Last Name": "Hopper" });
    await screen.getByRole("link", { name: "Offers", exact: true }).click();
    await expect.element(screen.getByRole("textbox", { name: "Days" })).toHaveFocus();
    await keyboard(`${dayAhead()}{Tab}{Tab}2{Enter}`);
    await expect.element(screen.getByRole("button", { name: /^Take / }).first()).toHaveFocus();
    await keyboard("{Enter}");
    await expect.element(screen.getByRole("textbox", { name: "Card Number" })).toHaveFocus();
    await expectValues({ "Play Time": "09:40", "Charge Amount": "228.00", "Last Name": "Hopper" });
  });

  it("an offer without a rate takes the charge of the tee time before it away", async () => {
    const { fillBooking, expectValues, keyboard, screen } = await openEngine({
      config,
      replies: offersReply([offer(1, { price: null })]).replies,
    });
    await fillBooking();
    await keyboard("{F10}");
    await expect.element(screen.getByRole("button", { name: /^Take / }).first()).toHaveFocus();
    await keyboard("{Enter}");
    await expectValues({ "Play Time": "09:40", "Charge Amount": "", "Last Name": "Hopper" });
  });

  it("F10 reads the field that was being typed in, and Esc leads back to it", async () => {
    const { enter, field, keyboard, screen } = await openEngine({ config, replies: offersReply().replies });
    await enter({ "Play Date": dayAhead(), Players: "2" });
    await field("Play Time").fill("930");
    await keyboard("{F10}");
    const dialog = screen.getByRole("dialog", { name: "Offers" });
    await expect.element(dialog.getByRole("textbox", { name: "Time" })).toHaveValue("09:30");
    await expect.element(dialog.getByRole("button", { name: /^Take / }).first()).toHaveFocus();
    await keyboard("{Escape}");
    await expect.element(field("Play Time")).toHaveFocus();
  });

  it("has no offers for a specified server", async () => {
    const { keyboard, screen, calls } = await openEngine({});
    await keyboard("{F10}");
    await expect.element(screen.getByRole("button", { name: "Offers" })).not.toBeInTheDocument();
    expect(calls.filter((call) => call.includes("/api/offers"))).toEqual([]);
  });
});
