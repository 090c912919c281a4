import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { openConsole } from "../../testing/openConsole.tsx";

const counts = {
  rows: 3,
  unplanned: 0,
  create: 1,
  update: 1,
  skip: 0,
  refused: 1,
  waiting: 0,
  done: 0,
  failed: 0,
  undone: 0,
  kept: 0,
};
const details = (state: string, more: object = {}) => ({
  import: {
    id: 3,
    kind: "customers",
    file_name: "customers.csv",
    state,
    staff_user: "admin@teedesk.test",
    created_at: "2026-11-21T18:45:00.000Z",
    counts: { ...counts, ...more },
  },
  headings: ["Name", "Email", "Town"],
  samples: [["Lee", "pat.lee@example.test", ""]],
  mapping: { last_name: 0, email: 1 },
  is_day_first: false,
  fields: [
    { name: "last_name", label: "Last name" },
    { name: "email", label: "Email" },
    { name: "city", label: "City" },
  ],
});
const row = {
  n: 2,
  cells: ["Lee", "pat.lee@example.test", "San Diego"],
  action: "update",
  reason: "",
  state: "waiting",
  note: "",
  record_id: 8,
  changes: [{ field: "city", before: "", after: "San Diego" }],
};

const open = (address: string, replies: Readonly<Record<string, unknown>>, imports_files = true) =>
  openConsole(address, {
    level: "admin",
    config: { imports_files },
    replies: { "GET /api/imports/index": [], "GET /api/imports/rows/3": { count: 1, rows: [row] }, ...replies },
  });

it("a file is chosen before it is sent", async () => {
  const { screen } = await open("/imports", {});
  await screen.getByRole("button", { name: "Upload" }).click();
  await expect.element(screen.getByText("Choose a file.")).toBeVisible();
  await userEvent.upload(
    screen.getByLabelText("File", { exact: true }),
    new File(["Name,Email,Town\n"], "customers.csv"),
  );
  await expect.element(screen.getByText("Choose a file.")).not.toBeInTheDocument();
});

it("a plan shows each row with its reason, and begins after a question", async () => {
  const run = vi.fn(() => Response.json(details("done", { done: 2 })));
  const { screen } = await open("/imports/3", {
    "GET /api/imports/show/3": details("planned"),
    "POST /api/imports/run/3": run,
  });
  await expect.element(screen.getByText("Planned: 1 to create, 1 to update, 0 to skip, 1 refused.")).toBeVisible();
  await expect.element(screen.getByText("City: blank to San Diego")).toBeVisible();
  await screen.getByRole("button", { name: "Import", exact: true }).click();
  expect(run).not.toHaveBeenCalled();
  await screen.getByRole("alertdialog").getByRole("button", { name: "Import" }).click();
  await expect.element(screen.getByText("Imported: 2 done, 0 failed, 0 waiting.")).toBeVisible();
  expect(run).toHaveBeenCalledTimes(1);
});

it("columns are chosen by their headings and a cell, and a refused field gets the focus", async () => {
  const plan = vi.fn(() => Response.json({ errors: { city: ["Choose each column once."] } }, { status: 422 }));
  const { screen } = await open("/imports/3", {
    "GET /api/imports/show/3": details("mapping"),
    "POST /api/imports/plan/3": plan,
  });
  const city = screen.getByRole("combobox", { name: "City" });
  await expect.element(city).toHaveTextContent("Email (pat.lee@example.test)");
  await expect.element(screen.getByRole("checkbox")).not.toBeInTheDocument();
  await city.selectOptions("Email (pat.lee@example.test)");
  await screen.getByRole("button", { name: "Dry run" }).click();
  await expect.element(screen.getByText("Choose each column once.")).toBeVisible();
  await expect.element(city).toHaveFocus();
});

it("a plan states days, times and amounts as they were read, and asks for the order of days where there are any", async () => {
  const booking = { ...row, action: "create", record_id: null, changes: [], cells: ["3/4/27", "1:10", "$1,450"] };
  const bookings = {
    ...details("planned"),
    import: { ...details("planned").import, kind: "bookings" },
    headings: ["Date", "Time", "Total"],
    mapping: { play_date: 0, play_time: 1, price: 2 },
    fields: [
      { name: "play_date", label: "Play date", is_day: true },
      { name: "play_time", label: "Play time" },
      { name: "price", label: "Price" },
    ],
  };
  const read_as = { play_date: "2027-03-04", play_time: "13:10", price: "1450.00" };
  const { screen } = await open("/imports/3", {
    "GET /api/imports/show/3": bookings,
    "GET /api/imports/rows/3": { count: 1, rows: [{ ...booking, read_as }] },
  });
  const read = "Play date: Thursday, March 4, 2027 · Play time: 1:10 PM · Price: 1450.00";
  await expect.element(screen.getByText(read)).toBeVisible();
  await screen.getByRole("button", { name: "Change the columns" }).click();
  await expect.element(screen.getByRole("checkbox", { name: "3/4/2027 is the third of April" })).toBeVisible();
});

it("an undo asks first, and lists what was kept", async () => {
  const undo = vi.fn(() => Response.json(details("undone", { undone: 1, kept: 1 })));
  const { screen, calls } = await open("/imports/3", {
    "GET /api/imports/show/3": details("done", { done: 2 }),
    "POST /api/imports/undo/3": undo,
  });
  await screen.getByRole("button", { name: "Undo" }).click();
  await screen.getByRole("alertdialog").getByRole("button", { name: "Undo" }).click();
  await expect.element(screen.getByText("Undone: 1 undone, 1 kept, 0 waiting.")).toBeVisible();
  await screen.getByRole("combobox", { name: "Show" }).selectOptions("Kept (1)");
  await expect.poll(() => calls.at(-1)).toContain("state=kept");
  expect(undo).toHaveBeenCalledTimes(1);
});

it("follows a run that is under way, and a server without imports gets no call", async () => {
  let reads = 0;
  const { screen } = await open("/imports/3", {
    "GET /api/imports/show/3": () => Response.json(details(reads++ === 0 ? "running" : "done", { done: 2 })),
  });
  await expect.element(screen.getByText("Imported: 2 done, 0 failed, 0 waiting.")).toBeVisible();
  const specified = await open("/imports", {}, false);
  await expect.element(specified.screen.getByText("This server does not import files.")).toBeVisible();
  expect(specified.calls.filter((call) => call.includes("/api/imports"))).toEqual([]);
});
