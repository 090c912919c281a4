import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import type { Config } from "../../config/config.ts";
import { openConsole } from "../../testing/openConsole.tsx";
import { pressYes } from "../../testing/pressYes.ts";
import { stored } from "./testing/openTeeTime.ts";

const seats = "/api/fore_up_availability/seats";
const instant = "2027-02-01T16:55:00.000Z";
const slot = {
  id: 901,
  spots: [1, 2, 3, 4],
  scraped_at: instant,
  gone_at: null,
  seen: 4,
  left: 2,
  sizes: [1, 2],
  free: 2,
};
const ann = {
  id: 12,
  confirmation: "INTERNAL",
  agent: "Ann Lee",
  players: 2,
  seated_at: instant,
  reason: "course_not_told",
} as const;

async function openMove(
  confirmation: string,
  found: object,
  config: Partial<Config> = {},
  reply: unknown = { slot, standing: [ann], holds: [], closures: [], course_active: true, ...found },
  more: Readonly<Record<string, unknown>> = {},
) {
  const sent: object[] = [];
  const { screen, calls } = await openConsole("/manage-tee-time/7", {
    level: "admin",
    config: { keeps_seats: true, ...config },
    replies: {
      "GET /api/tee_times/show/7": { ...stored, status: "Booked", confirmation, cost: "604.00" },
      "GET /api/transaction_records/tee_time/7": [],
      "GET /api/history/tee_time/7": [],
      "GET /api/courses/list": [{ id: 3, name: "Torrey Pines South" }],
      "PUT /api/tee_times/update": async (request: Request) => {
        sent.push(await request.json());
        return Response.json({ errors: { play_time: ["Nothing is left at 10:10."] } }, { status: 422 });
      },
      [`GET ${seats}`]: reply,
      ...more,
    },
  });
  const form = screen.getByRole("main");
  await form.getByRole("button", { name: "Edit", exact: true }).click();
  const time = form.getByRole("textbox", { name: "Play Time", exact: true });
  const asked = () => calls.filter((call) => call.includes("/seats"));
  const move = async (number?: string) => {
    await time.fill("10:10");
    if (number !== undefined) await form.getByRole("textbox", { name: "Confirmation", exact: true }).fill(number);
    await form.getByRole("button", { name: "Save", exact: true }).click();
  };
  return { screen, form, time, asked, move, sent };
}

const agreement = { name: "Torrey Pines South agreed to this under number TPS-77", exact: true } as const;

it("ANSWER-36 a tee time that is moved shows what is left there without its own seats, and who has the rest", async () => {
  const { screen, time, asked } = await openMove("INTERNAL", {});
  await time.fill("10:10");
  await expect.element(time).toHaveAccessibleDescription("2 of 4 left");
  await expect.element(screen.getByText(/2 players sold by Ann Lee, /)).toBeVisible();
  expect(asked().at(-1)).toBe(`GET ${seats}?course_id=3&play_date=2027-03-01&play_time=10%3A10&tee_time_id=7`);
});

it.each([
  [
    "another confirmation of the course for more than is left",
    "TPS-77",
    {},
    "Only 2 of 4 are left at 10:10 (Ann Lee booked 2).",
  ],
  ["those who stand at a time that is not known", "INTERNAL", { slot: null }, "2 players already stand here at 10:10"],
  ["an inactive course", "INTERNAL", { course_active: false }, "The course is not active. Call it before you save."],
  [
    "a maintenance",
    "INTERNAL",
    { closures: [{ id: 2, description: "Aeration", start_date: "2027-03-01", end_date: "2027-03-02" }] },
    "The course is closed for maintenance on this day. Call it before you save.",
  ],
])("ANSWER-36 the question before a move has %s", async (_, confirmation, found, text) => {
  const { screen, move } = await openMove(confirmation, found);
  await move(confirmation === "INTERNAL" ? undefined : "TPS-78");
  await expect.element(screen.getByRole("alertdialog", { name: "Save this change?" })).toHaveTextContent(text);
});

it("ANSWER-36 the question before a move says that seats are being read, and that they could not be", async () => {
  let fail: () => void = () => undefined;
  const failed = new Promise<Response>((resolve) => {
    fail = () => resolve(new Response(null, { status: 503 }));
  });
  const { screen, move } = await openMove("INTERNAL", {}, {}, async () => (await failed).clone());
  await move();
  const question = screen.getByRole("alertdialog", { name: "Save this change?" });
  await expect.element(question).toHaveTextContent("Reading who has the seats at this time…");
  fail();
  await expect.element(question).toHaveTextContent("Who has the seats at this time could not be read.");
});

const loss = { cost_before: 60_400, cost_after: 70_400, margin_after: -5000 };

it.each<[string, object, object, string]>([
  ["saves where there is no doubt", {}, {}, ""],
  ["saves where nothing is left for us", {}, { cost_after: 70_400, margin_after: 0 }, ""],
  ["waits where others stand there", { slot: null }, {}, "2 players already stand here at 10:10"],
  ["waits where it is sold at a loss then", {}, loss, "$50.00 more than the customer pays"],
])("ANSWER-36 a yes by keyboard while seats are being read is kept, and %s", async (_, found, change, doubt) => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const reply = { slot, standing: [ann], holds: [], closures: [], course_active: true, ...found };
  const cost = { cost_before: 60_400, cost_after: 60_400, margin_after: 1000, ...change };
  const { screen, move, sent } = await openMove(
    "INTERNAL",
    {},
    {},
    async () => {
      await arrived;
      return Response.json(reply);
    },
    { "POST /api/tee_times/update/cost": cost },
  );
  await move();
  const question = screen.getByRole("alertdialog", { name: "Save this change?" });
  await expect.element(question).toHaveTextContent("Reading who has the seats at this time…");
  await pressYes();
  await expect.element(question.getByRole("status")).toHaveTextContent(/^It is saved once this is read/);
  expect(sent).toEqual([]);
  arrive();
  const isThere = () => doubt === "" || question.element().textContent.includes(doubt);
  await expect.poll(isThere).toBe(true);
  await expect.element(question.getByText(/^It is saved once this is read/)).not.toBeInTheDocument();
  await expect.poll(() => sent).toHaveLength(doubt === "" ? 1 : 0);
});

const never = () => new Promise<Response>(() => undefined);
const unread = () => new Response(null, { status: 503 });
const cost = "POST /api/tee_times/update/cost";

it("DECISION-18 a yes at once saves nothing before the seats are read", async () => {
  const { screen, move, sent } = await openMove("INTERNAL", {}, {}, never);
  await move();
  const question = screen.getByRole("alertdialog", { name: "Save this change?" });
  await expect.element(question).toBeVisible();
  await pressYes();
  await expect.element(question.getByRole("status")).toHaveTextContent(/^It is saved once this is read/);
  expect(sent).toEqual([]);
});

it.each<[string, string, unknown, Readonly<Record<string, unknown>>, RegExp]>([
  ["the cost", "INTERNAL", undefined, { [cost]: unread }, /What the course is owed could not be read\./],
  ["the cost in time", "INTERNAL", undefined, { [cost]: never }, /What the course is owed could not be read\./],
  [
    "the uses of its number",
    "TPS-78",
    undefined,
    { "GET /api/tee_times/index": unread },
    /Whether another tee time has this number could not be read\./,
  ],
  [
    "the cost of a canceled one",
    "INTERNAL",
    { status: "Canceled" },
    { [cost]: unread },
    /What the course is owed could/,
  ],
])(
  "DECISION-18 a kept yes saves nothing without %s, and the question says so",
  async (_, number, record, more, text) => {
    const show = { ...stored, status: "Booked", confirmation: "TPS-77", cost: "604.00", ...Object(record) };
    const free = { slot: { ...slot, free: 4 }, standing: [], holds: [], closures: [], course_active: true };
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const later = (reply: unknown) => async () => {
      await arrived;
      return reply === unread ? unread() : reply === never ? never() : Response.json(reply);
    };
    const reads = Object.fromEntries(Object.entries(more).map(([call, reply]) => [call, later(reply)]));
    const known = { "GET /api/tee_times/show/7": show, ...reads };
    const { screen, move, sent } = await openMove("TPS-77", {}, {}, later(free), known);
    await move(number);
    const question = screen.getByRole("alertdialog", { name: "Save this change?" });
    await expect.element(question).toBeVisible();
    await pressYes();
    arrive();
    await expect.element(question, { timeout: 10_000 }).toHaveTextContent(text);
    await expect.element(question.getByRole("button", { name: "Save", exact: true })).not.toHaveAttribute("aria-busy");
    expect(sent).toEqual([]);
  },
);

it("ANSWER-36 a move beyond what is left is refused under Play Time", async () => {
  const { screen, time, move } = await openMove("INTERNAL", {});
  await move();
  const question = screen.getByRole("alertdialog", { name: "Save this change?" });
  await question.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(time).toHaveAccessibleDescription(/^Nothing is left at 10:10\. /);
});

it("ANSWER-36 a specified server is not asked for the seats of a tee time", async () => {
  const { screen, asked, move } = await openMove("TPS-77", {}, { keeps_seats: false, notes_agreements: true });
  await move();
  await expect.element(screen.getByRole("alertdialog", { name: "Save this change?" })).toBeVisible();
  expect(asked()).toEqual([]);
});

it("DECISION-51 a move beyond what is left under the course's number is sent with its agreement, by keyboard", async () => {
  const { screen, move, sent } = await openMove("TPS-77", {}, { notes_agreements: true });
  await move();
  const question = screen.getByRole("alertdialog", { name: "Save this change?" });
  await expect.element(question).toHaveTextContent("Only 2 of 4 are left at 10:10 (Ann Lee booked 2).");
  await expect.element(question).toHaveTextContent("It is saved only if the course agreed to it.");
  const agreed = question.getByRole("checkbox", agreement);
  await expect.element(agreed).not.toBeChecked();
  await expect.element(question.getByRole("button", { name: "Cancel" })).toHaveFocus();
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await expect.element(agreed).toHaveFocus();
  await userEvent.keyboard(" ");
  await expect.element(agreed).toBeChecked();
  await pressYes();
  await expect.poll(() => sent).toMatchObject([{ course_agreed: true, tee_time: { confirmation: "TPS-77" } }]);
});

it("DECISION-51 what the course agreed to is ticked in the form too, and is for that change alone", async () => {
  const { screen, form, move, time, sent } = await openMove("TPS-77", {}, { notes_agreements: true });
  await time.fill("10:10");
  await form.getByRole("checkbox", agreement).click();
  await move();
  const question = screen.getByRole("alertdialog", { name: "Save this change?" });
  await expect.element(question.getByRole("checkbox", agreement)).toBeChecked();
  await question.getByRole("button", { name: "Cancel" }).click();
  await form.getByRole("textbox", { name: "Players", exact: true }).fill("3");
  await expect.element(form.getByRole("checkbox", agreement)).not.toBeChecked();
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await question.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).not.toHaveProperty("course_agreed");
});

it.each<[string, string, string | undefined, object, Partial<Config>]>([
  ["an INTERNAL tee time", "INTERNAL", undefined, {}, { notes_agreements: true }],
  ["another number of the course", "TPS-77", "TPS-78", {}, { notes_agreements: true }],
  ["a move into what is left", "TPS-77", undefined, { slot: { ...slot, free: 4 } }, { notes_agreements: true }],
  ["a time at which the course is being closed", "TPS-77", undefined, { is_closing: true }, { notes_agreements: true }],
  ["a server that notes no agreement", "TPS-77", undefined, {}, {}],
])("DECISION-51 the course is not asked to agree to %s", async (_, confirmation, number, found, config) => {
  const { screen, asked, move } = await openMove(confirmation, found, config);
  await move(number);
  await expect.element(screen.getByRole("alertdialog", { name: "Save this change?" })).toBeVisible();
  await expect.poll(asked).not.toEqual([]);
  await expect.poll(() => screen.getByText(/^Reading who/).elements()).toEqual([]);
  expect(screen.getByRole("checkbox", { name: /agreed to this/ }).elements()).toEqual([]);
});

it("ANSWER-36 a move is saved once its seats were read", async () => {
  let give: () => void = () => undefined;
  const read = new Promise<Response>((resolve) => {
    give = () => resolve(Response.json({ slot, standing: [ann], holds: [], closures: [], course_active: true }));
  });
  const { screen, move, sent } = await openMove("TPS-77", {}, { notes_agreements: true }, async () =>
    (await read).clone(),
  );
  await move();
  const question = screen.getByRole("alertdialog", { name: "Save this change?" });
  const save = question.getByRole("button", { name: "Save", exact: true });
  await expect.element(save).toHaveAttribute("aria-busy", "true");
  await pressYes();
  give();
  await expect.element(question.getByRole("checkbox", agreement)).toBeVisible();
  expect(sent).toEqual([]);
  await save.click();
  await expect.poll(() => sent).toHaveLength(1);
});

it("ANSWER-36 a move is saved without its seats where they are not read in time", async () => {
  const { screen, move, sent } = await openMove("TPS-77", {}, {}, () => new Promise<Response>(() => undefined));
  await move();
  const question = screen.getByRole("alertdialog", { name: "Save this change?" });
  await expect
    .element(question, { timeout: 10_000 })
    .toHaveTextContent("Who has the seats at this time could not be read.");
  await question.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => sent).toHaveLength(1);
});

it.each<[string, readonly object[], RegExp]>([
  [
    "another tee time has",
    [{ id: 12, play_time: "11:20", status: "Booked" }],
    /The course gave TPS-78 for tee time 12 \(.*03\/01\/2027 11:20, 4 players\)\. .* Save anyway if the course gave one number for both\./,
  ],
  ["it has itself", [{ id: 7, play_time: "09:30", status: "Booked" }], /^(?!.*The course gave)/],
  [
    "a canceled one of the same time left",
    [{ id: 12, play_time: "10:10", status: "Canceled" }],
    /^(?!.*The course gave)/,
  ],
])("DECISION-51 the question before a move names the use of a number that %s", async (_, numbered, text) => {
  const row = { play_date: "2027-03-01", players: 4, course: { id: 3 }, confirmation: "TPS-78" };
  const rows = numbered.map((one) => ({ ...row, ...one }));
  const { screen, move } = await openMove("TPS-77", {}, {}, undefined, { "GET /api/tee_times/index": rows });
  await move("TPS-78");
  const question = screen.getByRole("alertdialog", { name: "Save this change?" });
  await expect.element(question).toHaveTextContent("Only 2 of 4 are left");
  await expect.element(question).toHaveTextContent(text);
});

it("DECISION-51 the question waits for the uses of its number each time, whatever was read before", async () => {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  const used = { id: 12, play_date: "2027-03-01", play_time: "11:20", players: 4, course: { id: 3 }, status: "Booked" };
  let asked = 0;
  const numbered = async () => {
    asked += 1;
    if (asked === 1) return Response.json([]);
    await given;
    return Response.json([{ ...used, confirmation: "TPS-78" }]);
  };
  const { form, screen, move, sent } = await openMove("TPS-77", {}, {}, undefined, {
    "GET /api/tee_times/index": numbered,
  });
  await move("TPS-78");
  const question = screen.getByRole("alertdialog", { name: "Save this change?" });
  await expect.element(question).toHaveTextContent(/^(?!.*Reading)/);
  await question.getByRole("button", { name: "Cancel", exact: true }).click();
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(question).toHaveTextContent("Reading whether another tee time has this number…");
  await pressYes();
  give();
  await expect.element(question).toHaveTextContent(/The course gave TPS-78 for tee time 12 /);
  expect(sent).toEqual([]);
});

it("DECISION-51 a number that a tee time had before is no new one", async () => {
  const entry = { id: 1, created_at: instant, staff_user: "a@x.test", action: "updated" };
  const changes = [{ field: "confirmation", before: "TPS-70", after: "TPS-77" }];
  const history = { "GET /api/history/tee_time/7": [{ ...entry, changes }] };
  const { screen, move } = await openMove("TPS-77", {}, { notes_agreements: true }, undefined, history);
  await move("tps-70");
  const question = screen.getByRole("alertdialog", { name: "Save this change?" });
  const agreed = question.getByRole("checkbox", { name: "Torrey Pines South agreed to this under number tps-70" });
  await expect.element(agreed).toBeVisible();
});

it("DECISION-51 the course has no last word before the numbers are read that a tee time had", async () => {
  let fail: () => void = () => undefined;
  const failed = new Promise<Response>((resolve) => {
    fail = () => resolve(new Response(null, { status: 503 }));
  });
  const history = { "GET /api/history/tee_time/7": async () => (await failed).clone() };
  const { screen, move, sent } = await openMove("TPS-77", {}, { notes_agreements: true }, undefined, history);
  await move("TPS-78");
  const question = screen.getByRole("alertdialog", { name: "Save this change?" });
  await expect.element(question).toHaveTextContent("Reading whether the course gave this number before…");
  await pressYes();
  fail();
  await expect.element(question).toHaveTextContent("Whether the course gave this number before could not be read.");
  await expect.element(question).not.toHaveTextContent("last word");
  expect(sent).toEqual([]);
});
