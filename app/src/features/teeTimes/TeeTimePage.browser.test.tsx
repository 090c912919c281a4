import { expect, it } from "vitest";
import { openConsole } from "../../testing/openConsole.tsx";

const stored = {
  id: 7,
  lock_version: 2,
  play_date: "2027-03-01",
  play_time: "09:30",
  players: 4,
  course: { id: 3, course_name: "Torrey Pines South" },
  customers: [{ id: 12, first_name: "Pat", last_name: "Lee", email: "pat@example.test" }],
  golf_rate: { id: 44 },
  deal_id: 5,
};

const open = (changes: object = {}, more: Readonly<Record<string, unknown>> = {}) =>
  openConsole("/manage-tee-time/7", {
    level: "admin",
    replies: {
      "GET /api/tee_times/show/7": { ...stored, ...changes },
      "GET /api/transaction_records/tee_time/7": [],
      "GET /api/history/tee_time/7": [],
      "GET /api/courses/list": [{ id: 3, name: "Torrey Pines South" }],
      ...more,
    },
  });

it("OPS-TT-26 OPS-TT-27 leads to its rate and its customer", async () => {
  const { screen } = await open();
  const form = screen.getByRole("main");
  await expect.element(form.getByRole("link", { name: "View rate" })).toHaveAttribute("href", "/manage-rate/44");
  await expect
    .element(form.getByRole("link", { name: "View customer" }))
    .toHaveAttribute("href", "/manage-customer/12");
});

it.each([
  [5, 1],
  [0, 0],
  [-1, 0],
])("OPS-TT-23 deal %i has %i links", async (deal_id, links) => {
  const { screen } = await open({ deal_id });
  await expect.element(screen.getByRole("link", { name: "View customer" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "View deal" }).elements()).toHaveLength(links);
});

it("OPS-TT-55 OPS-TT-56 is loaded with its transactions, and again by Reload", async () => {
  const { screen, calls } = await open();
  const reads = (path: string) => calls.filter((call) => call === `GET ${path}`).length;
  await expect.poll(() => reads("/api/transaction_records/tee_time/7")).toBe(1);
  expect(reads("/api/tee_times/show/7")).toBe(1);
  await screen.getByRole("main").getByRole("button", { name: "Reload", exact: true }).click();
  await screen.getByRole("alertdialog").getByRole("button", { name: "Reload", exact: true }).click();
  await expect.poll(() => reads("/api/tee_times/show/7")).toBe(2);
});

it("UNCLEAR-38 sends its course as an object with its id alone", async () => {
  const bodies: unknown[] = [];
  const { screen } = await open(
    {},
    {
      "PUT /api/tee_times/update": async (request: Request) => {
        bodies.push(await request.json());
        return Response.json(stored);
      },
    },
  );
  await screen.getByRole("main").getByRole("button", { name: "Edit", exact: true }).click();
  await screen.getByRole("textbox", { name: "Notes", exact: true }).fill("Two carts");
  await screen.getByRole("main").getByRole("button", { name: "Save", exact: true }).click();
  await expect
    .poll(() => bodies)
    .toEqual([
      expect.objectContaining({ tee_time: expect.objectContaining({ course: { id: 3 }, notes: "Two carts" }) }),
    ]);
});

it.each([
  ["of a tee time that is booked", "Booked", 1],
  ["but not of one that is canceled", "Canceled", 0],
])("warns of maintenance on the day %s", async (_, status, times) => {
  const maintenance = {
    id: 5,
    lock_version: 0,
    start_date: "2027-02-27",
    end_date: "2027-03-02",
    description: "Aeration of the front nine",
    course: { id: 3, course_name: "Torrey Pines South" },
  };
  const { screen, calls } = await open({ status }, { "GET /api/maintenances/index": [maintenance] });
  const main = screen.getByRole("main");
  await expect.element(main.getByRole("heading", { level: 1 })).toHaveTextContent("Tee Time 7");
  const warning = main.getByText("02/27/2027 – 03/02/2027: Aeration of the front nine");
  await expect.poll(() => warning.elements().length).toBe(times);
  const asked = calls.filter((call) => call.startsWith("GET /api/maintenances/index")).map(decodeURIComponent);
  expect(
    asked.map((call) => call.includes('{"course_id":3,"start_date":"2027-03-01","end_date":"2027-03-01"}')),
  ).toEqual(Array.from({ length: times }, () => true));
});
