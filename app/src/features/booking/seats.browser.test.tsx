import { focusManager } from "@tanstack/react-query";
import { describe, expect, it, onTestFinished } from "vitest";
import { defaultConfig } from "../../config/config.ts";
import { todayIn } from "../../format/businessTime.ts";
import type { SlotSeats } from "../../resources/seats/seats.api.ts";
import { asSent, dayAhead, heldReply, openEngine } from "./testing/engine.ts";
import { bookingReplies, refused } from "./testing/replies.ts";

const seats = "/api/fore_up_availability/seats";
const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const ann = {
  id: 12,
  confirmation: "INTERNAL",
  agent: "Ann Lee",
  players: 2,
  seated_at: soon(-30),
  reason: "course_not_told",
} as const;
const bob = { agent: "Bob Ray", players: 2, held_until: soon(3), is_own: false, asked_by: null, asked_at: null };

const slot = (free: number, left = free) => ({
  id: 901,
  spots: [1, 2, 3, 4],
  scraped_at: soon(-60),
  gone_at: null,
  seen: 4,
  left,
  sizes: [1, 2, 3, 4].filter((size) => size <= left),
  free,
});

const place = (over: Partial<SlotSeats> = {}): SlotSeats => ({
  slot: slot(4),
  standing: [],
  holds: [],
  closures: [],
  course_active: true,
  ...over,
});

/** A server that keeps seats; the test changes them. */
async function openSeats(first: SlotSeats, replies: Readonly<Record<string, unknown>> = {}, query = "") {
  const now = { seats: first };
  const current = () => Response.json(now.seats);
  const engine = await openEngine({
    query,
    config: { keeps_seats: true },
    replies: {
      [`GET ${seats}`]: current,
      [`PUT ${seats}/hold`]: current,
      [`POST ${seats}/ask`]: current,
      [`DELETE ${seats}/hold/901`]: {},
      ...replies,
    },
  });
  const holds = () => engine.sent(`${seats}/hold`).map(({ body }) => body);
  return { ...engine, holds, change: (next: SlotSeats) => Object.assign(now, { seats: next }) };
}

it("ANSWER-36 beside Play Time stands what is left as soon as the tee time is known, and its seats are held", async () => {
  const { enter, field, screen, holds } = await openSeats(place({ slot: slot(2), standing: [ann] }));
  await enter({ "Play Date": dayAhead(), "Play Time": "09:30" });
  await expect.element(field("Play Time")).toHaveAccessibleDescription("2 of 4 left");
  await expect.element(screen.getByText(/2 players sold by Ann Lee, /)).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "View tee time 12" }))
    .toHaveAttribute("href", "/manage-tee-time/12");
  expect(holds()).toEqual([]);
  await enter({ Players: "2" });
  await expect.poll(holds).toEqual([{ id: 901, players: 2, form: expect.any(String) }]);
});

it("DECISION-61 beside Play Time stands that the course is being closed, as long as it is", async () => {
  const { enter, field, screen, change } = await openSeats(place({ is_closing: true }));
  await enter({ "Play Date": dayAhead(), "Play Time": "09:30" });
  await expect.element(field("Play Time")).toHaveAccessibleDescription("Course is being closed");
  const sentence = screen.getByText("The course is being closed at this time. Choose another time.").last();
  await expect.element(sentence).toBeVisible();
  change(place());
  await enter({ "Play Time": "09:40" });
  await expect.element(field("Play Time")).toHaveAccessibleDescription("4 of 4 left");
  await expect.element(sentence).not.toBeInTheDocument();
});

it("ANSWER-36 a form opened with a known tee time holds it, and Start over gives it back", async () => {
  const query = `?providedCourseId=1&providedDateString=${asSent(dayAhead())}&providedTime=09:30&providedPlayers=3`;
  const { holds, screen, question, calls } = await openSeats(place(), {}, query);
  await expect.poll(holds).toEqual([{ id: 901, players: 3, form: expect.any(String) }]);
  await screen.getByRole("textbox", { name: "Charge Amount" }).fill("100");
  await screen.getByRole("button", { name: "Start over" }).click();
  await question.getByRole("button", { name: "Start over" }).click();
  const given = () => calls.filter((call) => call.startsWith("DELETE")).map((call) => call.split("?form=")[1]);
  await expect.poll(given).toHaveLength(1);
  expect(holds()[0]).toMatchObject({ form: given()[0] });
});

it("ANSWER-36 seats whose hold is still on its way are given back once it is made", async () => {
  let hold = () => {};
  const held = new Promise<void>((resolve) => {
    hold = resolve;
  });
  const query = `?providedCourseId=1&providedDateString=${asSent(dayAhead())}&providedTime=09:30&providedPlayers=3`;
  const { screen, calls } = await openSeats(
    place(),
    { [`PUT ${seats}/hold`]: () => held.then(() => Response.json(place())) },
    query,
  );
  const ofHolds = () => calls.filter((call) => call.includes("/hold")).map((call) => call.split(" ")[0]);
  await expect.poll(ofHolds).toEqual(["PUT"]);
  await screen.getByRole("link", { name: "Reports", exact: true }).first().click();
  await expect.element(screen.getByRole("heading", { name: "Reports", exact: true })).toBeVisible();
  expect(ofHolds()).toEqual(["PUT"]);
  hold();
  await expect.poll(ofHolds).toEqual(["PUT", "DELETE"]);
});

it("ANSWER-36 a hold whose response was lost is given back with the form", async () => {
  const { fillTeeTime, screen, question, calls } = await openSeats(place(), {
    [`PUT ${seats}/hold`]: () => new Response("", { status: 502 }),
  });
  const ofHolds = () => calls.filter((call) => call.includes("/hold")).map((call) => call.split(" ")[0]);
  await fillTeeTime();
  await expect.poll(ofHolds).toEqual(["PUT"]);
  await screen.getByRole("button", { name: "Start over" }).click();
  await question.getByRole("button", { name: "Start over" }).click();
  await expect.poll(ofHolds).toEqual(["PUT", "DELETE"]);
});

it("ANSWER-36 a hold of the same tee time after a booking is given back too where the form was left before it was made", async () => {
  const later = heldReply(() => Response.json(place()));
  let holds = 0;
  const { fillBooking, fillTeeTime, bookButton, success, screen, calls } = await openSeats(place(), {
    [`PUT ${seats}/hold`]: () => (++holds === 1 ? Response.json(place()) : later.reply()),
  });
  const ofHolds = () => calls.filter((call) => call.includes("/hold")).map((call) => call.split(" ")[0]);
  await fillBooking();
  await expect.poll(ofHolds).toEqual(["PUT"]);
  await bookButton.click();
  await expect.element(success).toBeVisible();
  await expect.poll(ofHolds).toEqual(["PUT", "DELETE"]);
  await fillTeeTime();
  await expect.poll(ofHolds).toEqual(["PUT", "DELETE", "PUT"]);
  await screen.getByRole("link", { name: "Reports", exact: true }).first().click();
  await expect.element(screen.getByRole("heading", { name: "Reports", exact: true })).toBeVisible();
  later.release();
  await expect.poll(ofHolds).toEqual(["PUT", "DELETE", "PUT", "DELETE"]);
});

it("DECISION-51 a number that the course gave for another tee time is asked about before it is booked again", async () => {
  const other = {
    id: 77,
    course: { id: 1, course_name: "Torrey Pines South" },
    play_date: asSent(dayAhead()),
    play_time: "09:40",
    players: 2,
    confirmation: "TT9",
    status: "Canceled",
  };
  const { fillBooking, enter, bookButton, question, sent } = await openSeats(place(), {
    "GET /api/tee_times/index": [other, { ...other, id: 78, confirmation: "TT91" }],
  });
  await fillBooking();
  await enter({ "Confirmation Number": "TT9" });
  await bookButton.click();
  await expect
    .element(question)
    .toHaveTextContent(
      `The course gave TT9 for tee time 77 (${dayAhead()} 09:40, 2 players, canceled). Enter this booking's own number, or clear the field. Book anyway if the course gave one number for both.`,
    );
  expect(sent("/api/ibe/book")).toEqual([]);
  const asked = sent("/api/tee_times/index").map(({ search }) => new URLSearchParams(search).get("filters") ?? "");
  expect(asked.map((filters) => JSON.parse(filters))).toEqual([
    { confirmation: "TT9", courses: [1], play_date: [todayIn(defaultConfig), ""] },
  ]);
  await question.getByRole("button", { name: "Book anyway" }).click();
  await expect
    .poll(() => sent("/api/ibe/book").map(({ body }) => body?.booking))
    .toMatchObject([{ tee_time: { confirmation: "TT9" } }]);
});

it("DECISION-51 a number of many tee times is asked about with three of them", async () => {
  const others = [77, 78, 79, 80, 81].map((id) => ({
    id,
    course: { id: 1, course_name: "Torrey Pines South" },
    play_date: asSent(dayAhead(id)),
    play_time: "09:40",
    players: 2,
    confirmation: "verbal",
    status: "Booked",
  }));
  const { fillBooking, enter, bookButton, question } = await openSeats(place(), {
    "GET /api/tee_times/index": others,
  });
  await fillBooking();
  await enter({ "Confirmation Number": "Verbal" });
  await bookButton.click();
  const named = [77, 78, 79].map((id) => `tee time ${id} (${dayAhead(id)} 09:40, 2 players)`).join(", ");
  await expect
    .element(question)
    .toHaveTextContent(
      `The course gave Verbal for ${named}, and 2 more. Enter this booking's own number, or clear the field. Book anyway if the course gave one number for all.`,
    );
});

it("DECISION-51 the tee times of a number that do not arrive soon leave the other doubts", async () => {
  const { fillBooking, enter, bookButton, question } = await openSeats(place({ slot: slot(0), standing: [ann] }), {
    "GET /api/tee_times/index": ({ signal }: Request) =>
      new Promise((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
  });
  await fillBooking();
  await enter({ "Confirmation Number": "TT9" });
  await bookButton.click();
  await expect.element(question).toHaveTextContent("Nothing is left at 09:30");
});

it("ANSWER-36 shows who holds the seats, and asks for them with one click", async () => {
  const { fillBooking, field, screen, sent, change } = await openSeats(place({ slot: slot(0, 4), holds: [bob] }), {
    [`PUT ${seats}/hold`]: () =>
      refused({ players: ["Nothing is left at 09:30: Bob Ray holds 4 until 10:42. Choose another time."] }),
  });
  await fillBooking();
  await expect
    .element(field("Play Time"))
    .toHaveAccessibleDescription(/^Not enough seats are left\. .* confirmation number\. 0 of 4 left$/);
  await expect.element(field("Card Number")).toHaveValue("•••• 4242");
  await expect.element(screen.getByText(/2 players held by Bob Ray until \d\d:\d\d/)).toBeVisible();
  change(place({ slot: slot(0, 4), holds: [{ ...bob, asked_by: "Cy Fox", asked_at: soon(0) }] }));
  await screen.getByRole("button", { name: "Ask for it" }).click();
  await expect.element(screen.getByText(/asked for by Cy Fox/)).toBeVisible();
  expect(sent(`${seats}/ask`).map(({ body }) => body)).toEqual([{ id: 901 }]);
});

it("ANSWER-36 the holder sees who asks, and gives the seats up, and sees that they are given up", async () => {
  // Nothing is read again in time by a window without the focus.
  focusManager.setFocused(false);
  onTestFinished(() => focusManager.setFocused(undefined));
  const own = { ...bob, agent: "Ann Lee", is_own: true, asked_by: "Cy Fox", asked_at: soon(0) };
  const seatsNow = { holds: [own] };
  const { fillTeeTime, screen, sent } = await openSeats(place(seatsNow), {
    [`GET ${seats}`]: () => Response.json(place(seatsNow)),
    [`DELETE ${seats}/hold/901`]: () => {
      seatsNow.holds = [];
      return Response.json({});
    },
  });
  await fillTeeTime();
  await expect.element(screen.getByText("Cy Fox asks for these seats.")).toBeVisible();
  await screen.getByRole("button", { name: "Give them up" }).click();
  await expect.poll(() => sent(`${seats}/hold/901`)).toHaveLength(1);
  await expect.element(screen.getByText("Cy Fox asks for these seats.")).not.toBeInTheDocument();
});

it("ANSWER-36 a booking beyond what is left is refused under Play Time, and keeps the card", async () => {
  const refusal = "2 of 4 left at 09:30: Ann Lee booked 2 at 08:55. Book at most 2, or choose another time.";
  const { fillBooking, field, bookButton, question, alert } = await openSeats(place(), {
    "POST /api/ibe/book": () => refused({ "tee_time.play_time": [refusal] }),
  });
  await fillBooking();
  await bookButton.click();
  await expect.element(alert("The tee time was not booked.")).toBeVisible();
  await expect.element(field("Play Time")).toHaveFocus();
  await expect.element(field("Play Time")).toHaveAccessibleDescription(`${refusal} 4 of 4 left`);
  await expect.element(field("Card Number")).toHaveValue("•••• 4242");
  await expect.element(question).not.toBeInTheDocument();
});

describe("ANSWER-36 one question has", () => {
  it.each<[string, SlotSeats, string, readonly string[]]>([
    [
      "those who stand at a time that is not known, closures and an inactive course",
      place({
        slot: null,
        standing: [{ ...ann, players: 4 }],
        closures: [{ id: 2, description: "Aeration", start_date: "2026-12-01", end_date: "2026-12-02" }],
        course_active: false,
      }),
      "",
      [
        "4 players already stand here at 09:30, booked by Ann Lee.",
        "The course is not active, so it cannot be booked. Choose another course.",
        "The course is closed for maintenance on this day.",
      ],
    ],
    [
      "the course's confirmation for more than is left",
      place({ slot: slot(1, 2), standing: [ann], holds: [{ ...bob, players: 1 }] }),
      "TPS-77",
      ["Only 1 of 4 is left at 09:30 (Ann Lee booked 2, Bob Ray holds 1). The course has the last word"],
    ],
    [
      "a size that the course does not offer",
      place({ slot: { ...slot(4), spots: [1, 4] } }),
      "",
      ["for 1 or 4 players only"],
    ],
  ])("%s", async (_, found, confirmation, texts) => {
    const { fillBooking, enter, bookButton, question, sent } = await openSeats(found, {
      "GET /api/customers/index": [],
    });
    await fillBooking();
    await enter({ "Confirmation Number": confirmation });
    await bookButton.click();
    for (const text of texts) await expect.element(question).toHaveTextContent(text);
    await question.getByRole("button", { name: "Book anyway" }).click();
    await expect.poll(() => sent("/api/ibe/book")).toHaveLength(1);
  });
});

it.each<[string, () => Response | Promise<Response>]>([
  ["that failed", () => new Response("", { status: 500 })],
  ["that takes too long", () => new Promise(() => {})],
])("ANSWER-36 seats are a doubt of their own after a read %s", async (_, reply) => {
  const { fillBooking, bookButton, question, sent } = await openSeats(place(), {
    [`GET ${seats}`]: reply,
    "GET /api/customers/index": [],
  });
  await fillBooking();
  await bookButton.click();
  await expect.element(question).toHaveTextContent("Who has the seats at this time could not be read.");
  expect(sent("/api/ibe/book")).toEqual([]);
  await question.getByRole("button", { name: "Book anyway" }).click();
  await expect.poll(() => sent("/api/ibe/book")).toHaveLength(1);
});

it("ANSWER-36 DECISION-51 a specified server is not asked for seats, nor for the tee times of a number", async () => {
  const { fillBooking, enter, bookButton, success, calls } = await openEngine({ replies: bookingReplies });
  await fillBooking();
  await enter({ "Confirmation Number": "TT9" });
  await bookButton.click();
  await expect.element(success).toBeVisible();
  expect(calls.filter((call) => call.includes("/seats"))).toEqual([]);
  expect(calls.filter((call) => call.startsWith("GET /api/tee_times/index"))).toEqual([]);
});
