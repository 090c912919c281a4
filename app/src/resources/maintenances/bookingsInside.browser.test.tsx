import { expect, it } from "vitest";
import { openConsole } from "../../testing/openConsole.tsx";
import { north } from "../../testing/screensOf.tsx";

const inside = "/api/maintenances/bookings_inside";
const booking = {
  id: 12,
  play_date: "2027-03-02",
  play_time: "09:40",
  players: 2,
  customer_name: "Pat Lee",
  confirmation: "TPS-77",
  agent: "Ann Lee",
};

async function openForm(found: object, keeps_seats = true) {
  const { screen, calls } = await openConsole("/maintenance/new/2", {
    level: "admin",
    config: { keeps_seats },
    replies: {
      "GET /api/courses/list": [{ id: 2, name: north.course_name }],
      [`GET ${inside}`]: found,
    },
  });
  const fill = async (start: string, end: string) => {
    await screen.getByRole("textbox", { name: "Start Date", exact: true }).fill(start);
    await screen.getByRole("textbox", { name: "End Date", exact: true }).fill(end);
  };
  const asked = () => calls.filter((call) => call.startsWith(`GET ${inside}`));
  return { screen, fill, asked, calls };
}

it("ANSWER-36 a new maintenance lists the bookings inside it before it is saved, with links", async () => {
  const { screen, fill, asked, calls } = await openForm({ count: 102, bookings: [booking] });
  await fill("03/01/2027", "03/02/2027");
  const table = screen.getByRole("table", { name: "Bookings on these days" });
  await expect.element(table.getByRole("link", { name: "View 12" })).toHaveAttribute("href", "/manage-tee-time/12");
  await expect.element(table.getByRole("row").nth(1)).toHaveTextContent("03/02/202709:402Pat LeeTPS-77Ann Lee");
  await expect.element(screen.getByText(/^102 bookings stand at the course on these days\./)).toBeVisible();
  await expect.element(screen.getByText("These are the first; 101 more stand there.")).toBeVisible();
  expect(asked()).toEqual([`GET ${inside}?course_id=2&start_date=2027-03-01&end_date=2027-03-02`]);
  expect(calls.filter((call) => call.startsWith("POST /api/maintenances"))).toEqual([]);
});

it("ANSWER-36 a maintenance without bookings inside it says so, and days out of order are not asked about", async () => {
  const { screen, fill, asked } = await openForm({ count: 0, bookings: [] });
  await fill("03/05/2027", "03/02/2027");
  await fill("03/05/2027", "03/06/2027");
  await expect.element(screen.getByText("No booking stands at the course on these days.")).toBeVisible();
  expect(asked()).toEqual([`GET ${inside}?course_id=2&start_date=2027-03-05&end_date=2027-03-06`]);
});

it("ANSWER-36 a specified server is not asked for the bookings inside a maintenance", async () => {
  const { screen, fill, asked } = await openForm({ count: 1, bookings: [booking] }, false);
  await fill("03/01/2027", "03/02/2027");
  await screen.getByRole("textbox", { name: "Description", exact: true }).fill("Aeration");
  await expect.element(screen.getByText("Bookings on these days")).not.toBeInTheDocument();
  expect(asked()).toEqual([]);
});
