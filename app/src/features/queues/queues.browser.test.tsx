import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { openConsole } from "../../testing/openConsole.tsx";
import { tableTexts } from "../../testing/tableTexts.ts";
import { customer, entry, lost_lead, notBuilt, prefilled, queue } from "./testing/replies.ts";

describe("a queue", () => {
  const open = (more: Readonly<Record<string, unknown>> = {}) =>
    openConsole("/queue-management?fupId=901", {
      replies: {
        "GET /api/availability_queue/index": queue,
        "GET /api/fore_up_availability/matches/901": [],
        ...more,
      },
    });

  it("OPS-QUE-01 OPS-QUE-03..12 MSG-28 UNCLEAR-35 shows the tee time and everybody who waits for it", async () => {
    const { screen, calls } = await open();
    const summary = "Torrey Pines South, 4 slots, Saturday, November 28, 2026, 9:40 AM";
    await expect.element(screen.getByRole("heading", { name: summary })).toBeVisible();
    expect(tableTexts("Queue")).toEqual({
      titles: ["First Name", "Last Name", "Phone", "Email", "Players", "Queue Position", "Tee Time", "Book", "Actions"],
      rows: [
        ["Pat", "Lee", "858-555-0100", "pat.lee@example.test", "3", "1", "Not booked", ...anyBookAndActions],
        ["Ann", "Lee", "858-555-0100", "", "3", "2", "View", ...anyBookAndActions],
      ],
    });
    expect(calls).toContain("GET /api/availability_queue/index?id=901");
  });

  const anyBookAndActions = [
    expect.stringContaining("Book"),
    expect.stringMatching(/^Remove without sending EmailRemove with sending Email/),
  ];

  it("OPS-QUE-13 OPS-QUE-14 OPS-IBE-02 leads to the booking, prefilled in a new tab, and to the tee time booked", async () => {
    const { screen } = await open();
    const book = screen.getByRole("link", { name: "Book for Pat Lee" });
    await expect.element(book).toHaveAttribute("href", prefilled);
    await expect.element(book).toHaveAttribute("target", "_blank");
    await expect
      .element(screen.getByRole("link", { name: "View the tee time of Ann Lee" }))
      .toHaveAttribute("href", "/manage-tee-time/12");
  });

  it("at 1024 the buttons of a row are in sight with a call open, and no address is cut", async () => {
    await page.viewport(1024, 768);
    const own = { is_own: true, claimed_by: "Kim Park", claimed_until: "2026-11-21T18:42:00.000Z", outcome: null };
    const names = { first_name: "Ximena", last_name: "Gallagher", email: "grace.gallagher.133@example.test" };
    const waiting = { ...entry(3, -1, names), call: { ...own, agent: null, called_at: null, call_at: null } };
    const { screen } = await openConsole("/queue-management?fupId=901", {
      config: { claims_calls: true, finds_offers: true },
      replies: { "GET /api/availability_queue/index": { ...queue, is_free: false, availability_queues: [waiting] } },
    });
    await expect.element(screen.getByRole("group", { name: /^Outcome of the call/ })).toBeVisible();
    const button = screen.getByRole("button", { name: /^Remove without sending Email/ }).element();
    expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(1024 - 16);
    expect(button.getBoundingClientRect().height).toBeLessThanOrEqual(48);
    const address = screen.getByRole("cell", { name: names.email }).element();
    expect(address.scrollWidth).toBeLessThanOrEqual(address.clientWidth);
    expect(getComputedStyle(address).overflow).toBe("visible");
  });

  it("OPS-QUE-17 shows all of a long queue, without pages", async () => {
    const many = { ...queue, availability_queues: Array.from({ length: 60 }, (_, index) => entry(index + 1)) };
    const { screen } = await open({ "GET /api/availability_queue/index": many });
    await expect.element(screen.getByRole("link", { name: /^Book for/ }).first()).toBeVisible();
    expect(tableTexts("Queue").rows.map((row) => row[5])).toEqual(
      many.availability_queues.map((_, i) => String(i + 1)),
    );
    expect(screen.getByLabelText("Rows per page").elements()).toEqual([]);
  });

  it.each([
    ["OPS-QUE-15", "Remove without sending Email", "Remove", "remove", "gets no e-mail", "Removed from the queue."],
    ["OPS-QUE-16", "Remove with sending Email", "Remove and send", "remove_and_email", "at pat.lee@", "on its way"],
  ])("%s OPS-QUE-19 %s asks, makes one call and reads the queue again", async (_, text, yes, path, meaning, said) => {
    let entries = queue.availability_queues;
    const { screen, calls } = await open({
      "GET /api/availability_queue/index": () => Response.json({ ...queue, availability_queues: entries }),
      [`DELETE /api/availability_queue/3/${path}`]: () => {
        entries = entries.slice(1);
        return Response.json({});
      },
    });
    const button = screen.getByRole("button", { name: `${text}: Pat Lee` });
    await button.click();
    await expect.element(screen.getByRole("alertdialog")).toHaveTextContent(meaning);
    await screen.getByRole("alertdialog").getByRole("button", { name: yes, exact: true }).dblClick();
    await expect.element(screen.getByRole("status").filter({ hasText: said })).toBeVisible();
    await expect.element(button).not.toBeInTheDocument();
    const made = calls.filter((call) => call.includes("/availability_queue/"));
    const read = "GET /api/availability_queue/index?id=901";
    expect(made).toEqual([read, `DELETE /api/availability_queue/3/${path}`, read]);
  });

  it("OPS-QUE-16 a refusal is shown, and the queue is read again: a customer who booked meanwhile gets no e-mail", async () => {
    const said = "Pat Lee has booked meanwhile. Nothing was removed and nothing was sent.";
    let first = entry(3);
    const { screen } = await open({
      "GET /api/availability_queue/index": () => Response.json({ ...queue, availability_queues: [first] }),
      "DELETE /api/availability_queue/3/remove_and_email": () => {
        first = entry(3, 12);
        return Response.json({ message: said }, { status: 409 });
      },
    });
    const button = screen.getByRole("button", { name: "Remove with sending Email: Pat Lee" });
    await button.click();
    await screen.getByRole("alertdialog").getByRole("button", { name: "Remove and send" }).click();
    await expect.element(screen.getByRole("alert")).toHaveTextContent(said);
    await expect.element(button).toBeDisabled();
    await expect.element(button).toHaveFocus();
  });

  it.each([
    ["who has booked", entry(5, 12), "Booked: no e-mail is sent."],
    ["without an address", entry(5, -1, { email: "" }), "No e-mail address: nothing can be sent."],
  ])(
    "OPS-QUE-16 offers no e-mail for somebody %s, and says why; without one they can be removed",
    async (_, one, why) => {
      const { screen } = await open({
        "GET /api/availability_queue/index": { ...queue, availability_queues: [one] },
      });
      const button = screen.getByRole("button", { name: "Remove with sending Email: Pat Lee" });
      await expect.element(button).toBeDisabled();
      await expect.element(button).toHaveAccessibleDescription(why);
      await expect.element(screen.getByRole("button", { name: "Remove without sending Email: Pat Lee" })).toBeEnabled();
    },
  );

  it("OPS-QUE-02 OPS-QUE-18 UNCLEAR-62 Close Queue asks, makes one call and empties the view", async () => {
    const { screen, calls } = await open({ "GET /api/availability_queue/close": {} });
    await screen.getByRole("button", { name: "Close Queue" }).click();
    await expect.element(screen.getByRole("alertdialog")).toHaveTextContent("All 2 people leave the queue.");
    await screen.getByRole("alertdialog").getByRole("button", { name: "Close Queue" }).click();
    await expect.element(screen.getByText("No one is waiting.")).toBeVisible();
    expect(screen.getByText("Torrey Pines South").elements()).toEqual([]);
    expect(calls.filter((call) => call.includes("/close"))).toEqual(["GET /api/availability_queue/close?id=901"]);
    await expect.element(screen.getByRole("button", { name: "Close Queue" })).toHaveFocus();
  });

  it("OPS-QUE-02 an empty queue can be closed too", async () => {
    const { screen, calls } = await open({
      "GET /api/availability_queue/index": { ...queue, availability_queues: [] },
      "GET /api/availability_queue/close": {},
    });
    await screen.getByRole("button", { name: "Close Queue" }).click();
    const question = screen.getByRole("alertdialog");
    await expect.element(question).toHaveTextContent("No one is waiting in this queue.");
    await question.getByRole("button", { name: "Close Queue" }).click();
    await expect.poll(() => calls).toContain("GET /api/availability_queue/close?id=901");
  });

  it("marks a sold tee time, and links no booking", async () => {
    const { screen, calls } = await open({ "GET /api/availability_queue/index": { ...queue, is_free: false } });
    await expect.element(screen.getByText("No longer free")).toBeVisible();
    expect(calls.filter((call) => call.includes("/matches/"))).toEqual([]);
    expect(screen.getByRole("link", { name: /^Book for/ }).elements()).toEqual([]);
    expect(tableTexts("Queue").rows.map((row) => row[7])).toEqual(["Not free", "Not free"]);
    await screen.getByRole("button", { name: "Close Queue" }).click();
    await expect
      .element(screen.getByRole("alertdialog"))
      .toHaveTextContent("may become available again for those who wait.");
  });

  it.each(["", "?fupId=", "?fupId=abc", "?fupId=-1"])("without a tee time it calls nothing: %j", async (query) => {
    const { screen, calls } = await openConsole(`/queue-management${query}`);
    await expect.element(screen.getByText("No queue is chosen.")).toBeVisible();
    expect(calls.some((call) => call.includes("availability_queue"))).toBe(false);
  });
});

describe("who fits", () => {
  const match = (id: number, more: object) => ({
    availability_queue_id: null,
    position: null,
    waits_for: null,
    customer: { ...customer, id, first_name: `No${id}` },
    lost_lead: { ...lost_lead, id },
    minutes: 10,
    misses: [],
    ...more,
  });
  const matches = [
    match(1, { availability_queue_id: 3, position: 1 }),
    match(2, { availability_queue_id: 7, waits_for: "10:20" }),
    match(3, { minutes: -75 }),
    match(4, { availability_queue_id: 5, position: 2, minutes: 130, misses: ["too_late", "too_few_spots"] }),
  ];
  const open = (reply: unknown) =>
    openConsole("/queue-management?fupId=901", {
      replies: { "GET /api/availability_queue/index": queue, "GET /api/fore_up_availability/matches/901": reply },
    });

  it("MATCH-03 lists them in their order with the reasons, and those whom it does not fit without a booking", async () => {
    const { screen } = await open(matches);
    await expect.element(screen.getByText("Queue position 1")).toBeVisible();
    const { rows } = tableTexts("Who fits this tee time");
    expect(rows.map(([key, , name]) => [key, name])).toEqual([
      ["1", "Lee, No1"],
      ["2", "Lee, No2"],
      ["3", "Lee, No3"],
      ["", "Lee, No4"],
    ]);
    expect(rows.map((row) => row.slice(4))).toEqual([
      ["09:30, 3 players", "Queue position 1", "Same course and day, 10 min later, 3 of 4 spots"],
      ["09:30, 3 players", "Waits for 10:20", "Same course and day, 10 min later, 3 of 4 spots"],
      [
        "09:30, 3 players",
        expect.stringMatching(/^Lost lead, .* ago$/),
        "Same course and day, 1 h 15 min earlier, 3 of 4 spots",
      ],
      [
        "09:30, 3 players",
        "Queue position 2",
        "Does not fit: 2 h 10 min later, more than two hours; 3 players, not a size of group that can be booked there",
      ],
    ]);
    expect(screen.getByRole("link", { name: "Book for Lee, No4" }).elements()).toEqual([]);
  });

  it("MATCH-01 states that the number of players is unknown, and leaves it to the booking", async () => {
    const { screen } = await open([match(1, { availability_queue_id: 3, position: 1, minutes: 0, lost_lead: null })]);
    await expect.element(screen.getByText("Queue position 1")).toBeVisible();
    expect(tableTexts("Who fits this tee time").rows[0]?.slice(4)).toEqual([
      "09:40",
      "Queue position 1",
      "Same course and day, same time, 4 spots, number of players not known",
    ]);
    const link = screen.getByRole("link", { name: "Book for Lee, No1" }).element().getAttribute("href");
    expect([link?.includes("providedQueueId=3"), link?.includes("providedPlayers")]).toEqual([true, false]);
  });

  it("says that only the first hundred are listed", async () => {
    const { screen } = await open(Array.from({ length: 100 }, (_, index) => match(index + 1, {})));
    await expect.element(screen.getByText("These are the first 100; more may fit.")).toBeVisible();
  });

  it("opens the booking of a match by one key, unless a dialog has the keys", async () => {
    const { screen } = await open(matches);
    await expect.element(screen.getByText("Queue position 1")).toBeVisible();
    const opened: string[] = [];
    const note = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (link === null) return;
      event.preventDefault();
      opened.push(link.getAttribute("href") ?? "");
    };
    document.addEventListener("click", note, { capture: true });
    const { keyboard } = (await import("vitest/browser")).userEvent;
    await keyboard("2");
    await keyboard("9");
    await screen.getByRole("button", { name: "Close Queue" }).click();
    await expect.element(screen.getByRole("alertdialog")).toBeVisible();
    await keyboard("1");
    document.removeEventListener("click", note, { capture: true });
    expect(opened).toEqual([expect.stringContaining("providedQueueId=7")]);
    expect(opened[0]).toContain("providedFirstName=No2");
    expect(opened[0]).toContain("providedLeadId=2");
  });

  it("has no place where a specified server cannot tell", async () => {
    const { screen } = await open(notBuilt);
    await expect.element(screen.getByRole("table", { name: "Queue" })).toBeVisible();
    await vi.waitFor(() => expect(screen.getByText("Who fits this tee time").elements()).toEqual([]));
  });

  it("fits a phone: each cell stands in a line of its own", async () => {
    await page.viewport(390, 844);
    const { screen } = await open(matches);
    await expect.element(screen.getByText("Queue position 1")).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(390);
  });
});

it("OPS-QUE-02 the queue of a taken tee time can be closed, and nothing booked from it", async () => {
  const { screen } = await openConsole("/queue-management?fupId=901", {
    replies: { "GET /api/availability_queue/index": { ...queue, is_free: false } },
  });
  await expect.element(screen.getByText(/nothing can be booked from the queue/)).toBeVisible();
  expect(screen.getByRole("link", { name: /^Book for/ }).elements()).toEqual([]);
  await expect.element(screen.getByRole("button", { name: "Close Queue" })).toBeEnabled();
});
