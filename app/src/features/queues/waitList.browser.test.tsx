import { describe, expect, it } from "vitest";
import { openConsole } from "../../testing/openConsole.tsx";
import { tableTexts } from "../../testing/tableTexts.ts";
import { item, notBuilt, prefilled, queue } from "./testing/replies.ts";

describe("the wait list", () => {
  it("OPS-WAIT-01 OPS-WAIT-03..09 OPS-WAIT-15 shows a tee time with its queue, and says that it is new", async () => {
    const { screen } = await openConsole("/wait-list-queue", {
      replies: { "GET /api/fore_up_availability/wait_list_queues": [item] },
    });
    const link = "View queue, 1 waiting for Torrey Pines South 2026-11-28 09:40";
    await expect.element(screen.getByRole("link", { name: link, exact: true })).toBeVisible();
    expect(tableTexts("Wait list")).toEqual({
      titles: [
        "Course name",
        "Last scrape",
        "Date",
        expect.stringMatching(/^Sorting Date/),
        expect.stringMatching(/^Time/),
        "Players",
        "Queue",
      ],
      rows: [
        [
          "Torrey Pines South",
          expect.stringMatching(/ago$/),
          "Saturday, November 28, 2026",
          "2026-11-28",
          "9:40 AMNew",
          "4",
          link,
        ],
      ],
    });
  });

  it.each(["/wait-list-queue", "/availability_queue"])("marks a tee time that is taken: %s", async (address) => {
    const { screen } = await openConsole(address, {
      replies: { "GET /api/fore_up_availability/wait_list_queues": [{ ...item, is_free: false }] },
    });
    await expect.element(screen.getByText("No longer free")).toBeVisible();
    await expect.element(screen.getByRole("link", { name: /queue.* Torrey Pines South/ })).toBeVisible();
    expect(screen.getByRole("link", { name: /^Book for/ }).elements()).toEqual([]);
  });

  it("OPS-WAIT-10 OPS-WAIT-12 links every row to its queue, without pages", async () => {
    const items = Array.from({ length: 60 }, (_, index) => ({ ...item, id: index + 1 }));
    const { screen } = await openConsole("/wait-list-queue", {
      replies: { "GET /api/fore_up_availability/wait_list_queues": items },
    });
    await expect.element(screen.getByRole("link", { name: /^View queue/ }).first()).toBeVisible();
    const links = screen.getByRole("link", { name: /^View queue/ }).elements();
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      items.map(({ id }) => `/queue-management?fupId=${id}`),
    );
    expect(screen.getByLabelText("Rows per page").elements()).toEqual([]);
  });

  it("OPS-WAIT-06 sorts what it has by the title that is clicked", async () => {
    const later = { ...item, id: 902, available_date: "2026-11-30", spots: 1 };
    const { screen, calls } = await openConsole("/wait-list-queue", {
      replies: { "GET /api/fore_up_availability/wait_list_queues": [item, later] },
    });
    await screen.getByRole("button", { name: /^Players/ }).click();
    expect(tableTexts("Wait list").rows.map((row) => row[5])).toEqual(["1", "4"]);
    expect(calls.filter((call) => call.includes("wait_list_queues"))).toHaveLength(1);
  });

  it("ANSWER-20 API-011 reads a specified server's grouped list, without links where it names no tee time", async () => {
    const slot = { spots: 4, is_new: false, read_date: "Sat Nov 28", created_at: "", updated_at: "", scraped_at: "" };
    const grouped = { '["Torrey Pines South",17]': { created_at: "x", "2026-11-28": { "09:40": slot } } };
    const { screen, calls } = await openConsole("/wait-list-queue", {
      replies: {
        "GET /api/fore_up_availability/wait_list_queues": notBuilt,
        "GET /api/fore_up_availability/index": grouped,
      },
    });
    await expect.element(screen.getByText("Torrey Pines South")).toBeVisible();
    expect(tableTexts("Wait list").rows).toEqual([
      ["Torrey Pines South", "—", "Sat Nov 28", "2026-11-28", "9:40 AM", "4", "—"],
    ]);
    expect(calls).toContain("GET /api/fore_up_availability/index");
  });

  it("says what is wrong, and reads again when asked", async () => {
    let isDown = true;
    const { screen } = await openConsole("/wait-list-queue", {
      replies: {
        "GET /api/fore_up_availability/wait_list_queues": () =>
          isDown ? Response.json({ message: "Broken." }, { status: 500 }) : Response.json([]),
      },
    });
    await expect.element(screen.getByRole("alert")).toHaveTextContent("The wait list could not be loaded.");
    isDown = false;
    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.element(screen.getByText("No one is waiting for a tee time.")).toBeVisible();
  });
});

describe("everybody who waits", () => {
  const titles = ["Name", "Phone", "Email", "Queue position", "Booked?", "Book"];
  const label = "Torrey Pines South, Saturday, November 28, 2026, 9:40 AM";

  it("OPS-WAIT-02 OPS-WAIT-11 ANSWER-21 UNCLEAR-34 shows the people of every open queue", async () => {
    const { screen } = await openConsole("/availability_queue", {
      replies: { "GET /api/fore_up_availability/wait_list_queues": [item] },
    });
    await expect.element(screen.getByRole("heading", { name: label })).toBeVisible();
    expect(tableTexts(label)).toEqual({
      titles,
      rows: [
        ["Lee, Pat", "858-555-0100", "pat.lee@example.test", "1", "No", expect.stringContaining("Book")],
        ["Lee, Ann", "858-555-0100", "", "2", "Yes", expect.stringContaining("Book")],
      ],
    });
    await expect.element(screen.getByRole("link", { name: "Book for Pat Lee" })).toHaveAttribute("href", prefilled);
    await expect.element(screen.getByRole("link", { name: "Yes" })).toHaveAttribute("href", "/manage-tee-time/12");
  });

  it("ANSWER-21 reads the queues one by one where the wait list does not name the people", async () => {
    const { availability_queues: _, ...older } = item;
    const { screen, calls } = await openConsole("/availability_queue", {
      replies: {
        "GET /api/fore_up_availability/wait_list_queues": [older],
        "GET /api/availability_queue/index": queue,
      },
    });
    await expect.element(screen.getByRole("heading", { name: label })).toBeVisible();
    expect([tableTexts(label).rows.length, calls.includes("GET /api/availability_queue/index?id=901")]).toEqual([
      2,
      true,
    ]);
  });
});
