import { describe, expect, it } from "vitest";
import { asSent, dayAhead, openEngine } from "./testing/engine.ts";
import { bookingReplies } from "./testing/replies.ts";

it("OPS-IBE-54 UNCLEAR-18 the rate is asked for with all four facts, and again when one of them changes", async () => {
  const { enter, field, panel, total, chooseCourse, sent } = await openEngine();
  const facts = () =>
    sent("/api/ibe/rate").map(({ body }) => {
      const teeTime = body?.booking.tee_time;
      return [teeTime?.play_date, teeTime?.play_time, teeTime?.players, teeTime?.course.id];
    });
  const [day, later] = [dayAhead(7), dayAhead(14)];
  await enter({ "Play Date": day, "Play Time": "09:30" });
  await expect.element(panel("Rate")).toHaveTextContent("Needs course, date, time and players.");
  await enter({ Players: "2" });
  await expect.poll(facts).toEqual([[asSent(day), "09:30", 2, 1]]);
  await expect.element(panel("Rate")).toHaveTextContent("$50.00");
  await expect.element(field("Charge Amount")).toHaveValue("");

  await enter({ Players: "3" });
  await expect.poll(facts).toHaveLength(2);
  await enter({ "Play Time": "10:00" });
  await expect.poll(facts).toHaveLength(3);
  await enter({ "Play Date": later });
  await expect.poll(facts).toHaveLength(4);
  await chooseCourse("Torrey Pines North");
  await expect.element(panel("Rate")).toHaveTextContent("$57.00");
  await enter({ "Charge Amount": "90", "First Name": "Ada" });
  await expect.element(total).not.toHaveTextContent("—");
  expect(facts()).toEqual([
    [asSent(day), "09:30", 2, 1],
    [asSent(day), "09:30", 3, 1],
    [asSent(day), "10:00", 3, 1],
    [asSent(later), "10:00", 3, 1],
    [asSent(later), "10:00", 3, 2],
  ]);
});

it("OPS-IBE-32 MSG-09 a rate of a course system, and none at all", async () => {
  const { enter, panel } = await openEngine();
  await enter({ "Play Date": dayAhead(), "Play Time": "16:00", Players: "2" });
  await expect
    .poll(() => panel("API Rate").getByRole("term").filter({ hasText: "Commission" }).elements())
    .toHaveLength(2);
  await enter({ "Play Time": "20:00" });
  await expect.element(panel("Rate")).toHaveTextContent("No rates found");
});

describe.each([
  ["cannot be loaded", () => new Response("out of order", { status: 500 }), "the rate could not be loaded"],
  [
    "has a fee that cannot be read",
    () => Response.json({ id: 1, type: "RicGolfRate", rate: "202.00", raw_rate: 20_200, service_fee: "abc" }),
    "the service fee of this rate cannot be read",
  ],
])("the rate %s", (_, reply, text) => {
  it("UNCLEAR-11 without a fee there is no total and no booking", async () => {
    let findRate: (request: Request) => Response | Promise<Response> = reply;
    const replies = { "POST /api/ibe/rate": (request: Request) => findRate(request) };
    const { enter, panel, total, bookButton, alert, sent } = await openEngine({ replies });
    await enter({ "Play Date": dayAhead(), "Play Time": "09:30", Players: "2", "Charge Amount": "100.00" });
    await expect.element(panel("Totals")).toHaveTextContent(`There is no total: ${text}`);
    await expect.element(total).toHaveTextContent("—");
    await bookButton.click();
    await expect.element(alert("Nothing was booked")).toBeVisible();
    expect(sent("/api/ibe/book")).toHaveLength(0);
    findRate = bookingReplies["POST /api/ibe/rate"];
    await panel("Totals").getByRole("button", { name: "Try again" }).click();
    await expect.element(total).toHaveTextContent("$120.20");
    await expect.element(alert("Nothing was booked")).not.toBeInTheDocument();
  });
});

it("OPS-IBE-28 OPS-IBE-55 OPS-IBE-77 each course has rental clubs of its own", async () => {
  const { panel, unfold, chooseCourse, screen, sent } = await openEngine();
  await expect.element(panel("Rental clubs")).toHaveTextContent("3 sets to choose from");
  await unfold("Rental clubs");
  const rows = panel("Rental clubs").getByRole("row");
  const quantity = screen.getByRole("textbox", { name: /^Quantity of Titleist/ });
  await expect.poll(() => rows.elements()).toHaveLength(4);
  await expect.element(rows.first()).toHaveTextContent(/Brand.*Description.*Rate.*Charge.*Handed.*Sex/);
  await expect.element(rows.nth(1)).toHaveTextContent(/Callaway Rogue.*rangefinder.*65\.00.*65\.00.*Right.*Male/);
  await screen.getByRole("textbox", { name: /^Quantity of Callaway Rogue/ }).fill("2");
  await chooseCourse("Balboa Mesa");
  await expect.poll(() => rows.elements()).toHaveLength(3);
  await expect.element(quantity).toHaveValue("");
  await chooseCourse("Torrey Pines South");
  await expect.element(screen.getByRole("textbox", { name: /^Quantity of Callaway Rogue/ })).toHaveValue("");
  for (const path of ["/api/rental-clubs/index", "/api/rental-clubs/count"]) {
    const asked = sent(path).map(({ search }) => new URLSearchParams(search).get("filters"));
    expect(asked).toEqual(['{"course_id":1}', '{"course_id":3}', '{"course_id":1}']);
  }
});

describe("OPS-IBE-77 every page of a course's clubs is read, and archived ones are not offered", () => {
  const club = (id: number) => ({ id, brand: `Set ${id}`, archived: id === 1 });
  const pagesOf = (size: number, all: number) => (request: Request) => {
    const start = Number(new URL(request.url).searchParams.get("page")) * size - size;
    const rows = Math.max(0, Math.min(size, all - start));
    return Response.json(Array.from({ length: rows }, (_, index) => club(start + index + 1)));
  };

  it.each([
    ["by pages as long as they were asked for", 200, 203, 203, 2],
    ["by pages that the server cuts to 50", 50, 73, 73, 2],
    [
      "by a specified server that counts nothing",
      200,
      203,
      () => Response.json({ message: "No." }, { status: 404 }),
      3,
    ],
    ["by a specified server whose count is not a number", 200, 203, () => Response.json({}), 3],
    ["by a server whose count never comes", 200, 3, () => new Promise(() => undefined), 2],
  ])("%s", async (_, size, all, count, reads) => {
    const { panel, sent } = await openEngine({
      replies: { "GET /api/rental-clubs/index": pagesOf(size, all), "GET /api/rental-clubs/count": count },
    });
    await expect.element(panel("Rental clubs")).toHaveTextContent(`${all - 1} sets to choose from`);
    expect(sent("/api/rental-clubs/index")).toHaveLength(reads);
  });
});

it("MSG-08 a course without clubs", async () => {
  const { panel } = await openEngine({ replies: { "GET /api/rental-clubs/index": [] } });
  await expect.element(panel("Rental clubs")).toHaveTextContent("No rental clubs found");
});

it("OPS-IBE-35 the total is shown only above 0", async () => {
  const { enter, panel, total } = await openEngine();
  for (const charge of ["", "0", "abc"]) {
    await enter({ "Charge Amount": charge });
    await expect.element(panel("Totals").getByRole("term")).not.toBeInTheDocument();
  }
  await enter({ "Charge Amount": "1" });
  await expect.element(total).toHaveTextContent("$1.00");
});
