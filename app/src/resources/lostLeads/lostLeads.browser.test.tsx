import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openConsole } from "../../testing/openConsole.tsx";
import { tableTexts } from "../../testing/tableTexts.ts";

const open = (id: number, available_time: string, spots = 4) => ({
  id,
  spots,
  available_date: "2026-11-28",
  available_time,
  course_id: 17,
  course_name: "Torrey Pines South",
});
const lead = {
  id: 31,
  created_at: "2026-11-20T17:05:00.000Z",
  players: 3,
  play_time: "09:30",
  lead_date: "2026-11-28",
  course: { id: 17, course_name: "Torrey Pines South" },
  customer: {
    id: 8,
    first_name: "Ann",
    last_name: "Lee",
    email: "ann@example.test",
    primary_phone: "858-555-0100",
    postcode: "92037",
  },
  fore_up_availabilities: [open(1, "09:40"), open(2, "08:30"), open(3, "10:35"), open(4, "11:00", 3)],
};
const anonymous = { ...lead, id: 32, customer: null, fore_up_availabilities: [] };

const start = async (path = "/lost-leads", leads: readonly object[] = [lead, anonymous], config: object = {}) => {
  await page.viewport(1920, 1080);
  return openConsole(path, {
    config,
    replies: { "GET /api/lost_leads/index": leads, "GET /api/lost_leads/count": 64 },
  });
};
const indexCalls = (calls: readonly string[]) =>
  calls
    .filter((call) => call.startsWith("GET /api/lost_leads/index"))
    .map((call) => decodeURIComponent(call.split("?")[1] ?? ""));

it("OPS-LEAD-01..10 OPS-LEAD-17 shows a lead with its open times; unknown values are blank", async () => {
  const { screen } = await start();
  await expect.element(screen.getByText("Lee, Ann")).toBeVisible();
  expect(tableTexts("Lost Leads")).toEqual({
    titles: ["Lead Date", "Course Name", "Players", "Play time", "Tee Time avail summary", "Name", "Email", "Phone"],
    rows: [
      [
        "11/28/2026",
        "Torrey Pines South",
        "3",
        "09:30",
        expect.stringContaining("Torrey Pines South 09:40, 4 spots"),
        "Lee, Ann",
        "ann@example.test",
        "858-555-0100",
      ],
      ["11/28/2026", "Torrey Pines South", "3", "09:30", "No time to offer", "", "", ""],
    ],
  });
});

it("OPS-LEAD-11 OPS-LEAD-12 OPS-LEAD-13 UNCLEAR-13 OPS-IBE-02 links each open time to the booking, in a new tab", async () => {
  const { screen } = await start();
  const link = screen.getByRole("link", { name: "Torrey Pines South 09:40, 4 spots" });
  await expect.element(link).toHaveAttribute("target", "_blank");
  await expect
    .element(link)
    .toHaveAttribute(
      "href",
      "/ibe?providedPlayers=3&providedDateString=2026-11-28&providedFirstName=Ann&providedLastName=Lee&providedPostCode=92037" +
        "&providedEmail=ann%40example.test&providedCourseId=17&providedTime=09%3A40&providedLeadId=31",
    );
});

it("MATCH-02 says how far each time is from the one asked for, three at once", async () => {
  const { screen } = await start();
  await expect.element(screen.getByText("10 min later")).toBeVisible();
  const summary = () => tableTexts("Lost Leads").rows[0]?.[4] ?? "";
  expect(summary()).toMatch(/10 min later.*1 h earlier.*1 h 5 min later1 more$/);
  await screen.getByRole("button", { name: "1 more" }).click();
  expect(summary()).toMatch(/Torrey Pines South 11:00, 3 spots.*1 h 30 min laterFewer$/);
});

it("CONST-02 CONST-06 UNCLEAR-36 OPS-LEAD-14 API-009 API-010 begins with thirty, the newest first, without filters", async () => {
  const { screen, calls } = await start();
  await expect.element(screen.getByText("Lee, Ann")).toBeVisible();
  expect(indexCalls(calls)).toEqual(['page=1&per_page=30&sort_fields=["created_at"]&sort_desc=[true]']);
  expect(calls).toContain("GET /api/lost_leads/count");
  const sizes = Array.from(document.querySelectorAll("select option"), (option) => option.textContent);
  expect(sizes).toEqual(["5", "10", "20", "30", "40", "50"]);
  expect(screen.getByRole("button", { name: "Search" }).elements()).toEqual([]);
  await expect.element(screen.getByText("1–30 of 64")).toBeVisible();
});

it("OPS-LEAD-14 OPS-LEAD-16 each change of page, size or order makes one call", async () => {
  const { screen, calls } = await start();
  await screen.getByRole("button", { name: "Next page" }).click();
  await screen.getByLabelText("Rows per page").selectOptions("50");
  await screen.getByRole("button", { name: "Lead Date" }).click();
  const order = 'sort_fields=["created_at"]&sort_desc=[true]';
  await expect
    .poll(() => indexCalls(calls))
    .toEqual([
      `page=1&per_page=30&${order}`,
      `page=2&per_page=30&${order}`,
      `page=1&per_page=50&${order}`,
      'page=1&per_page=50&sort_fields=["lead_date"]&sort_desc=[false]',
    ]);
});

it("OPS-LEAD-15 sorts by several columns", async () => {
  const query = new URLSearchParams({ sort_fields: '["lead_date","players"]', sort_desc: "[false,true]" });
  const { screen, calls } = await start(`/lost-leads?${query}`);
  await expect.element(screen.getByText("Lee, Ann")).toBeVisible();
  expect(indexCalls(calls)).toEqual(['page=1&per_page=30&sort_fields=["lead_date","players"]&sort_desc=[false,true]']);
});

it("one odd lead takes nothing down", async () => {
  const odd = { id: 33, course: null, customer: { id: 9, first_name: null }, fore_up_availabilities: null };
  const { screen } = await start("/lost-leads", [odd, lead]);
  await expect.element(screen.getByText("Lee, Ann")).toBeVisible();
});

it.each([1024, 1366, 1440])(
  "shows the phone without scrolling sideways at %d with a call open, cuts no course, and breaks addresses after their @",
  async (width) => {
    const ranch = "Sycamore Canyon Ranch";
    const times = lead.fore_up_availabilities.map((time) => ({ ...time, course_name: ranch }));
    const long = {
      ...lead,
      course: { id: 8, course_name: ranch },
      customer: {
        ...lead.customer,
        first_name: "Ximena",
        last_name: "Quigley",
        email: "ximena.quigley.438@example.test",
        primary_phone: "(858) 555-1631",
      },
      fore_up_availabilities: times,
      call: {
        is_own: true,
        claimed_by: "Kim Park",
        claimed_until: "2026-11-21T18:42:00.000Z",
        outcome: "left_message",
        agent: "Lee Ott",
        called_at: "2026-11-21T18:05:00.000Z",
        call_at: null,
      },
    };
    const { screen } = await start("/lost-leads", [long], { claims_calls: true, finds_offers: true });
    await page.viewport(width, 768);
    await expect.element(screen.getByText(/^Left a message/)).toBeVisible();
    const cell = page.getByRole("cell", { name: "(858) 555-1631" });
    await expect.element(cell).toBeVisible();
    expect(cell.element().getBoundingClientRect().right).toBeLessThanOrEqual(width - 16);
    for (const name of [ranch, long.customer.email]) {
      const { scrollWidth, clientWidth } = page.getByRole("cell", { name, exact: true }).element();
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    }
    const address = document.createRange();
    address.selectNodeContents(page.getByRole("cell", { name: long.customer.email, exact: true }).element());
    const lines = new Set([...address.getClientRects()].map(({ top }) => top));
    expect(lines.size).toBeLessThanOrEqual(2);
    const name = address.startContainer.firstChild;
    if (name !== null) address.selectNodeContents(name);
    expect([name?.textContent, address.getClientRects().length]).toEqual(["ximena.quigley.438@", 1]);
    // The distance of each time from the requested one has no room here, but a screen reader has it.
    await expect.element(page.getByRole("cell", { name: "10 min later" })).toBeInTheDocument();
  },
);

it("a name of 255 letters leaves the phone in sight", async () => {
  await start("/lost-leads", [{ ...lead, customer: { ...lead.customer, id: 9, last_name: "n".repeat(255) } }]);
  await page.viewport(1366, 768);
  const cell = page.getByRole("cell", { name: lead.customer.primary_phone });
  await expect.element(cell).toBeVisible();
  expect(cell.element().getBoundingClientRect().right).toBeLessThanOrEqual(1366 - 16);
});

it("records a lead, names what is missing first, and reads the list again", async () => {
  await page.viewport(1366, 768);
  const sent: unknown[] = [];
  const { screen, calls } = await openConsole("/lost-leads", {
    config: { records_callers: true },
    replies: {
      "GET /api/lost_leads/index": [],
      "GET /api/lost_leads/count": 0,
      "GET /api/courses/list": [{ id: 17, name: "Torrey Pines South" }],
      "POST /api/lost_leads": async (request: Request) => {
        sent.push(await request.json());
        return Response.json({ id: 40 });
      },
    },
  });
  await screen.getByRole("button", { name: "New Lost Lead" }).click();
  const course = screen.getByRole("combobox", { name: "Course" });
  await course.fill("Torrey");
  await screen.getByRole("option", { name: "Torrey Pines South" }).click();
  await screen.getByRole("textbox", { name: "Date" }).fill("12/10/2026");
  await screen.getByRole("textbox", { name: "Time" }).fill("09:30");
  await screen.getByRole("textbox", { name: "Players" }).fill("3");
  await screen.getByRole("textbox", { name: "First Name" }).fill("Nia");
  await screen.getByRole("button", { name: "Record" }).click();
  const phone = screen.getByRole("textbox", { name: "Phone" });
  await expect.element(phone).toHaveAccessibleDescription(/Enter a phone number or an e-mail address to call back/);
  await expect.element(phone).toHaveFocus();
  await phone.fill("858-555-7100");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("The lost lead was recorded.")).toBeVisible();
  const asked = { course: { id: 17 }, lead_date: "2026-12-10", play_time: "09:30", players: 3 };
  const caller = { first_name: "Nia", last_name: "", primary_phone: "858-555-7100", email: "" };
  expect(sent).toEqual([{ lost_lead: { ...asked, ...caller } }]);
  await expect.poll(() => indexCalls(calls).length).toBe(2);
});

it("offers no lead to record where the server records none", async () => {
  const { screen } = await start();
  await expect.element(screen.getByText("Lee, Ann")).toBeVisible();
  expect(screen.getByRole("button", { name: "New Lost Lead" }).elements()).toEqual([]);
});
