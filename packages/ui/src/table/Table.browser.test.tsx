import { useState } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Column, SortKey } from "./column.ts";
import { Table, type TableProps } from "./Table.tsx";

type Club = { id: number; brand: string; charge: string };

const columns: Column<Club>[] = [
  { key: "brand", header: "Brand", cell: (club) => club.brand, sortable: true },
  { key: "charge", header: "Charge", cell: (club) => club.charge, sortable: true, align: "end" },
];
const clubs: Club[] = [
  { id: 1, brand: "Callaway", charge: "45.00" },
  { id: 2, brand: "Titleist", charge: "60.00" },
];

function Clubs(props: Partial<TableProps<Club>>) {
  const [sort, setSort] = useState<SortKey[]>([]);
  return (
    <Table
      label="Rental clubs"
      columns={columns}
      rows={clubs}
      rowKey={(club) => club.id}
      sort={sort}
      onSort={setSort}
      empty="No rental clubs found"
      {...props}
    />
  );
}

it("sorts by its header buttons, by several with Shift, and says the order", async () => {
  const screen = await render(<Clubs />);
  const header = (name: RegExp) => screen.getByRole("columnheader", { name });
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(header(/^Brand , sorted ascending$/)).toHaveAttribute("aria-sort", "ascending");
  await userEvent.keyboard("{Enter}");
  await userEvent.tab();
  await userEvent.keyboard("{Shift>}{Enter}{/Shift}");
  await expect.element(header(/^Brand , sorted descending, key 1$/)).toHaveAttribute("aria-sort", "descending");
  await expect.element(header(/^Charge , sorted ascending, key 2$/)).not.toHaveAttribute("aria-sort");
});

it("keeps the height of the rows while they are loading", async () => {
  const screen = await render(<Clubs rows={[]} loading skeletonRows={2} />);
  const table = screen.getByRole("table", { name: "Rental clubs" });
  const before = table.element().getBoundingClientRect().height;
  await expect.element(table).toHaveAttribute("aria-busy", "true");
  await screen.rerender(<Clubs />);
  await expect.element(screen.getByRole("cell", { name: "Callaway" })).toBeVisible();
  expect(table.element().getBoundingClientRect().height).toBe(before);
});

it("cuts a long text, says the whole of it as a tooltip, and leaves short ones alone", async () => {
  await import("../theme.css");
  const long = "Callaway Paradym Ai Smoke, the whole set with a bag";
  const cut: Column<Club>[] = [{ key: "brand", header: "Brand", cell: (club) => club.brand, cut: true }];
  const [sixteen, seventeen] = ["Mizuno JPX 925 H", "Mizuno JPX 925 HL"];
  const rows = [long, sixteen, seventeen].map((brand, id) => ({ id, brand, charge: "" }));
  const screen = await render(<Clubs columns={cut} rows={rows} />);
  const titleOf = (name: string) => screen.getByRole("cell", { name, exact: true }).element().getAttribute("title");
  const isCut = () => {
    const text = screen.getByText(long).element();
    return text.scrollHeight > text.clientHeight;
  };
  await page.viewport(640, 600);
  await expect.element(screen.getByRole("cell", { name: long })).toBeVisible();
  expect([long, seventeen, sixteen].map(titleOf)).toEqual([long, seventeen, null]);
  expect(isCut()).toBe(false);
  await screen.rerender(
    <div style={{ width: 140 }}>
      <Clubs columns={cut} rows={rows} />
    </div>,
  );
  expect(isCut()).toBe(true);
});

it("gives a long text the room that there is, and stays as wide as its box", async () => {
  await import("../theme.css");
  await page.viewport(1280, 600);
  const columns: Column<Club>[] = ["first", "second", "third"].map((key) => ({
    key,
    header: key,
    cell: (club) => club.brand,
    cut: true,
  }));
  const rows = ["x".repeat(255), "Callaway Paradym, a set of clubs"].map((brand, id) => ({ id, brand, charge: "" }));
  const screen = await render(<Clubs columns={columns} rows={rows} />);
  await expect.element(screen.getByRole("table")).toBeVisible();
  for (const width of [1280, 800]) {
    await page.viewport(width, 600);
    const box = screen.getByRole("table").element().parentElement;
    expect((box?.scrollWidth ?? 0) - (box?.clientWidth ?? 0)).toBe(0);
    const short = screen
      .getByText(rows[1]?.brand ?? "")
      .first()
      .element();
    expect([short.scrollHeight > short.clientHeight, width]).toEqual([false, width]);
  }
});

it("on a phone leaves a table in a filter, such as a calendar, as it is", async () => {
  await import("../theme.css");
  await page.viewport(390, 800);
  const calendar = (
    <table aria-label="November">
      <thead>
        <tr>
          <th>Su</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>1</td>
        </tr>
      </tbody>
    </table>
  );
  const screen = await render(<Clubs filters={{ brand: calendar }} />);
  await screen.getByRole("button", { name: "Sort and filter" }).click();
  const november = screen.getByRole("table", { name: "November" });
  await expect.element(november).toBeVisible();
  const parts = [...november.element().querySelectorAll("thead, th, td")];
  expect(parts.map((part) => getComputedStyle(part).display)).toEqual([
    "table-header-group",
    "table-cell",
    "table-cell",
  ]);
});

it("says that there is nothing", async () => {
  const screen = await render(<Clubs rows={[]} />);
  await expect.element(screen.getByRole("cell", { name: "No rental clubs found" })).toBeVisible();
});

it("can be scrolled by keyboard when it is larger than its box, and only then", async () => {
  const many = Array.from({ length: 100 }, (_, id) => ({ id, brand: "Callaway", charge: "45.00" }));
  const screen = await render(<Clubs rows={many} className="max-h-[70vh]" />);
  await expect.element(screen.getByRole("group", { name: "Rental clubs" })).toHaveAttribute("tabindex", "0");
  await screen.rerender(<Clubs />);
  await expect.element(screen.getByRole("group")).not.toBeInTheDocument();
});

it("marks its filter row for the key that goes to the first filter", async () => {
  const screen = await render(<Clubs filters={{ brand: <input aria-label="Brand" /> }} />);
  await expect.element(screen.getByRole("textbox", { name: "Brand" })).toBeVisible();
  expect(document.querySelector("[data-filters] :is(input, select, button)")).toBe(
    screen.getByRole("textbox", { name: "Brand" }).element(),
  );
});

it("says which row the pointer or the focus came to", async () => {
  const onRowEnter = vi.fn<(club: Club) => void>();
  const links: Column<Club>[] = [
    { key: "id", header: "View", cell: (club) => <a href={`#${club.id}`}>View</a> },
    ...columns,
  ];
  const screen = await render(<Clubs columns={links} onRowEnter={onRowEnter} />);
  await screen.getByRole("cell", { name: "Callaway" }).hover();
  expect(onRowEnter).toHaveBeenLastCalledWith(clubs[0]);
  screen.getByRole("link").nth(1).element().focus();
  expect(onRowEnter).toHaveBeenLastCalledWith(clubs[1]);
});

it("leaves out hidden columns but never all of them", async () => {
  const screen = await render(<Clubs hidden={["charge"]} />);
  await expect.element(screen.getByRole("columnheader")).toHaveTextContent("Brand");
  await screen.rerender(<Clubs hidden={["charge", "brand"]} />);
  await expect.element(screen.getByRole("columnheader").nth(1)).toHaveTextContent("Charge");
});

it("keeps the sentence for nothing in sight however wide the table is", async () => {
  const wide = columns.map((column) => ({ ...column, header: column.header.repeat(99) }));
  const screen = await render(<Clubs columns={wide} rows={[]} />);
  const box = screen.getByRole("group");
  await expect.element(box).toBeVisible();
  expect(screen.getByText("No rental clubs found").element().clientWidth).toBe(box.element().clientWidth);
});

it("brings what gets the focus out from under the header and the first column", async () => {
  const many = Array.from({ length: 100 }, (_, id) => ({ id, brand: `Club ${id}`, charge: "45.00" }));
  const linked: Column<Club>[] = [
    { key: "brand", header: "Brand", cell: (club) => <a href={`#${club.id}`}>{club.brand}</a> },
  ];
  const screen = await render(<Clubs columns={linked} rows={many} className="max-h-80" />);
  const link = screen.getByRole("link", { name: "Club 20", exact: true }).element();
  screen.getByRole("link", { name: "Club 60" }).element().focus();
  link.focus();
  const head = screen.getByRole("columnheader").element().getBoundingClientRect().bottom;
  expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(head);
});

it.each([
  [390, '"Charge"', 0],
  [1280, "none", 2],
])("at %i px the title in front of a cell is %s, and %i headers are shown", async (width, title, headers) => {
  await page.viewport(width, 800);
  const screen = await render(<Clubs />);
  const cell = screen.getByRole("cell", { name: "45.00" });
  await expect.element(cell).toBeVisible();
  expect(getComputedStyle(cell.element(), "::before").content).toBe(title);
  expect(screen.getByRole("columnheader").elements().length).toBe(headers);
});

it("on a phone unfolds what rows are sorted and filtered by", async () => {
  await page.viewport(390, 800);
  const onSort = vi.fn<(sort: SortKey[]) => void>();
  const filters = { brand: <input aria-label="Brand" /> };
  const screen = await render(<Clubs onSort={onSort} filters={filters} />);
  const filter = screen.getByRole("textbox", { name: "Brand" });
  expect(filter.elements()).toEqual([]);
  await screen.getByRole("button", { name: "Sort and filter" }).click();
  await expect.element(filter).toBeVisible();
  await screen.getByRole("button", { name: "Brand", exact: true }).click();
  expect(onSort).toHaveBeenCalledExactlyOnceWith([{ key: "brand", desc: false }]);
});

it("at 1440 px the words of a header wrap before the table is wider than its box", async () => {
  await page.viewport(1440, 800);
  const limits = Array.from({ length: 12 }, (_, index) => ({
    key: `limit_${index}`,
    header: "Minimal Discount",
    cell: (club: Club) => club.charge,
  }));
  const screen = await render(<Clubs columns={limits} />);
  expect(screen.getByRole("table").element().clientWidth).toBeLessThanOrEqual(1440);
});

it.each([390, 1024, 1440])("at %i px one long text widens neither the page nor the table", async (width) => {
  await page.viewport(width, 800);
  const long = "Torrey ".repeat(40);
  const rows = [...clubs, { id: 9, brand: long, charge: "45.00" }];
  const screen = await render(<Clubs rows={rows} />);
  await expect.element(screen.getByText(long.trim(), { exact: true })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  expect(screen.getByRole("table").element().clientWidth).toBeLessThanOrEqual(width);
});

it("ADM-RATE-75 of 20,000 rows draws those in sight, wherever it is scrolled to", async () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => ({ id: index, brand: `Set ${index}`, charge: "45.00" }));
  const screen = await render(<Clubs rows={rows} className="h-80" />);
  await expect.element(screen.getByText("Set 0", { exact: true })).toBeVisible();
  const table = screen.getByRole("table").element();
  const drawn = () => table.querySelectorAll("tbody tr:not([aria-hidden])").length;
  expect(drawn()).toBe(200);
  table.querySelector("tbody tr:last-child")?.scrollIntoView({ block: "end" });
  await expect.element(screen.getByText("Set 19999", { exact: true })).toBeVisible();
  expect(drawn()).toBe(200);
  expect(screen.getByText("Set 0", { exact: true }).elements()).toEqual([]);
});

it("prints every row of a long list, and goes on with those in sight", async () => {
  const rows = Array.from({ length: 1000 }, (_, index) => ({ id: index, brand: `Set ${index}`, charge: "45.00" }));
  const screen = await render(<Clubs rows={rows} className="h-80" />);
  await expect.element(screen.getByText("Set 0", { exact: true })).toBeVisible();
  const drawn = () => screen.getByRole("table").element().querySelectorAll("tbody tr:not([aria-hidden])").length;
  window.dispatchEvent(new Event("beforeprint"));
  expect(drawn()).toBe(1000);
  window.dispatchEvent(new Event("afterprint"));
  await expect.poll(drawn).toBe(200);
});

it("keeps the first column in sight where the others slide under it, and only there", async () => {
  const wide = Array.from({ length: 20 }, (_, index) => ({
    key: `column${index}`,
    header: `Column ${index}`,
    cell: (club: Club) => `${club.brand} ${index}`,
  }));
  const screen = await render(<Clubs columns={wide} />);
  const box = screen.getByRole("group", { name: "Rental clubs" });
  const first = screen.getByRole("cell", { name: "Callaway 0", exact: true });
  await expect.element(box).toBeVisible();
  const left = first.element().getBoundingClientRect().left;
  box.element().scrollLeft = 300;
  expect(box.element().scrollLeft).toBe(300);
  expect(first.element().getBoundingClientRect().left).toBe(left);
  // Nothing shows through what stays.
  const heads = first.element().closest("table")?.querySelectorAll("tr > :first-child") ?? [];
  const grounds = [...heads].map((cell) => getComputedStyle(cell).backgroundColor);
  expect(grounds.filter((ground) => ground.startsWith("rgba") || ground === "transparent")).toEqual([]);

  const tall = Array.from({ length: 40 }, (_, id) => ({ id, brand: `Brand ${id}`, charge: "45.00" }));
  await screen.rerender(<Clubs rows={tall} className="max-h-40" />);
  await expect.element(box).toBeVisible();
  const cell = screen.getByRole("cell", { name: "Brand 0", exact: true });
  await expect.poll(() => getComputedStyle(cell.element()).position).toBe("static");
});
