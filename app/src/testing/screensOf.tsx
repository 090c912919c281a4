import type { Level } from "@teedesk/domain";
import { describe, expect, it } from "vitest";
import { openConsole } from "./openConsole.tsx";

/** A requirement, the label of the control or column it is about, and what that shows of the stored record. */
type Shown = readonly [id: string, label: string, value: string | boolean];

/** The screens of a plain resource, as its requirements have them. */
export type Screens = {
  readonly noun: string;
  /** Requirements of the routes and the list as a whole, of the new record, of the messages and of deleting. */
  readonly ids: Readonly<Record<"list" | "record" | "create" | "errors" | "remove", string>> & {
    /** Of the form that others than admins read without its buttons. */
    readonly agent?: string;
  };
  readonly list: string;
  readonly title: string;
  readonly table: string;
  readonly record: string;
  readonly create: string;
  /** The heading of a new record's page, and its requirement. */
  readonly heading: readonly [id: string, text: string];
  readonly api: string;
  /** The member of a body that holds the record. */
  readonly body: string;
  readonly stored: Readonly<Record<string, unknown>> & { readonly id: number };
  /** The members that a save sends. */
  readonly sent: Readonly<Record<string, unknown>>;
  readonly perPage: number | null;
  readonly sort: readonly string[];
  /** The filters of a list whose address has none. */
  readonly unless?: object;
  readonly columns: readonly Shown[];
  readonly filters: readonly (readonly [id: string, label: string, member: string, value: unknown])[];
  readonly fields: readonly Shown[];
  /** The initial values of a new record. */
  readonly preset: readonly (readonly [label: string, value: string | boolean])[];
  /** Field by the member that the server names. */
  readonly errors: Readonly<Record<string, string>>;
  readonly changed: readonly [label: string, member: string, value: string];
  readonly isDeletable: boolean;
};

type Console = Awaited<ReturnType<typeof openConsole>>["screen"];

/** The control of a field or filter; radio buttons and lists of choices are found by their group. */
export const controlOf = (screen: Console, label: string) => {
  const main = screen.getByRole("main");
  return main
    .getByRole("textbox", { name: label, exact: true })
    .or(main.getByRole("combobox", { name: label, exact: true }))
    .or(main.getByRole("checkbox", { name: label, exact: true }))
    .or(main.getByRole("group", { name: label, exact: true }));
};

/** The value of a control: whether it is ticked, the choice, or its text. */
function heldBy(control: Element, isBlank: boolean): unknown {
  if (control.matches("[type=checkbox]")) return control.matches(":checked");
  if (control.matches("fieldset")) return control.querySelector(":checked")?.closest("label")?.textContent;
  if (!("value" in control)) return control.textContent;
  // Chosen courses are beside the input that finds more.
  return control.value === "" && !isBlank ? control.parentElement?.parentElement?.textContent : control.value;
}

export async function expectHeld(screen: Console, label: string, value: string | boolean): Promise<void> {
  const control = controlOf(screen, label);
  await expect.element(control).toBeInTheDocument();
  const holds = (held: unknown): boolean =>
    typeof value === "string" && value !== "" ? String(held).includes(value) : held === value;
  await expect.poll(() => holds(heldBy(control.element(), value === "")), { message: label }).toBe(true);
}

/** The queries that a part of a resource's calls was asked with. */
const queriesOf = (calls: readonly string[], path: string): readonly URLSearchParams[] =>
  calls.flatMap((call) =>
    call.startsWith(`GET ${path}?`) ? [new URLSearchParams(call.slice(call.indexOf("?")))] : [],
  );

/** The console with one stored record of a resource. */
export const openOne = (
  { api, stored, body }: Screens,
  path: string,
  more: Readonly<Record<string, unknown>> = {},
  level: Level = "admin",
) =>
  openConsole(path, {
    level,
    replies: {
      "GET /api/holidays/index": [{ id: 3, name: "Easter", start_date: "2027-03-26" }],
      [`GET ${api}/index`]: [stored],
      [`GET ${api}/count`]: 1,
      [`GET ${api}/show/7`]: stored,
      "GET /api/courses/list": [{ id: 2, name: "Torrey Pines North" }],
      "GET /api/countries/list": [{ country_alpha2: "US", name: "United States", alpha2: "US", id: "US" }],
      [`GET /api/history/${body.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)}/7`]: [],
      "GET /api/transaction_records/discount/7": [],
      ...more,
    },
  });

/** Tests of what all plain resources have in common. A resource is a row here, and has tests of its own for the rest. */
export function screensOf(its: Screens): void {
  describe(`the screens of ${its.noun}`, () => {
    const { api, ids } = its;
    const open = (path: string, more?: Readonly<Record<string, unknown>>) => openOne(its, path, more);

    it(`${ids.list} the list has its title, columns, pages, order and links`, async () => {
      const { screen, calls } = await open(its.list);
      await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent(its.title);
      const table = screen.getByRole("table", { name: its.table, exact: true });
      await expect.element(table.getByRole("link", { name: "View 7" })).toHaveAttribute("href", its.record);
      const headers = table
        .getByRole("columnheader")
        .elements()
        .map((header) => header.textContent.trim());
      const row = table.getByRole("link", { name: "View 7" }).element().closest("tr");
      const cells = [...(row?.children ?? [])].map((cell) => cell.textContent);
      for (const [id, label, value] of its.columns) {
        const place = headers.findIndex((header) => header === label || header.startsWith(label));
        expect([id, label, cells[place]]).toEqual([id, label, expect.stringContaining(String(value))]);
      }
      const unfiltered = JSON.stringify(its.unless ?? {});
      const query =
        queriesOf(calls, `${api}/index`).find((one) => one.get("filters") === unfiltered) ?? new URLSearchParams();
      expect(JSON.parse(query.get("sort_fields") ?? "")).toEqual(its.sort);
      expect(query.get("per_page")).toBe(its.perPage === null ? null : String(its.perPage));
      expect(query.get("page")).toBe(its.perPage === null ? null : "1");
    });

    it(`${its.filters.map(([id]) => id).join(" ")} its filters go with the rows and with their count`, async () => {
      const filters = Object.fromEntries(its.filters.map(([, , member, value]) => [member, value]));
      const { screen, calls } = await open(`${its.list}?filters=${encodeURIComponent(JSON.stringify(filters))}`);
      for (const [, label] of its.filters) {
        await expect.element(controlOf(screen, label).first()).toBeInTheDocument();
        const chip = screen.getByRole("button", { name: `Remove filter ${label}`, exact: true });
        await expect.element(chip).toBeInTheDocument();
      }
      for (const part of its.perPage === null ? ["index"] : ["index", "count"]) {
        const asked = () => queriesOf(calls, `${api}/${part}`).map((query) => JSON.parse(query.get("filters") ?? "{}"));
        await expect.poll(asked).toContainEqual(filters);
      }
    });

    it(`${ids.create} ${its.heading[0]} a new one is blank but for its defaults and what its address says`, async () => {
      const { screen } = await open(its.create);
      await expect.element(screen.getByRole("main").getByRole("button", { name: "Save", exact: true })).toBeVisible();
      await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent(its.heading[1]);
      for (const [label, value] of its.preset) await expectHeld(screen, label, value);
    });

    it(`${ids.record} ${its.fields.map(([id]) => id).join(" ")} ${ids.errors} a stored one shows and sends every field, and what is refused stands under its own`, async () => {
      const bodies: unknown[] = [];
      const { screen } = await open(its.record, {
        [`PUT ${api}/update`]: async (request: Request) => {
          bodies.push(await request.json());
          const errors = Object.fromEntries(Object.keys(its.errors).map((member) => [member, [`No ${member}.`]]));
          return Response.json({ errors }, { status: 422 });
        },
      });
      for (const [, label, value] of its.fields) await expectHeld(screen, label, value);
      const remove = screen.getByRole("main").getByRole("button", { name: "Delete", exact: true });
      expect(remove.elements()).toHaveLength(its.isDeletable ? 1 : 0);
      await screen.getByRole("main").getByRole("button", { name: "Edit", exact: true }).click();
      const [label, member, value] = its.changed;
      await controlOf(screen, label).fill(value);
      await screen.getByRole("main").getByRole("button", { name: "Save", exact: true }).click();
      await expect
        .poll(() => bodies)
        .toEqual([{ id: 7, [its.body]: { ...its.sent, lock_version: 3, [member]: value } }]);
      for (const [name, field] of Object.entries(its.errors)) {
        await expect
          .element(controlOf(screen, field))
          .toHaveAccessibleDescription(expect.stringContaining(`No ${name}.`));
      }
    });

    it.runIf(ids.agent !== undefined)(`${ids.agent} an agent reads it, and has no buttons`, async () => {
      const { screen } = await openOne(its, its.record, {}, "other");
      for (const [, label, value] of its.fields) await expectHeld(screen, label, value);
      expect(screen.getByRole("group", { name: its.heading[1] }).getByRole("button").elements()).toEqual([]);
    });

    it.runIf(its.isDeletable)(`${ids.remove} deleting leads back to the list`, async () => {
      const { screen, calls } = await open(its.record, { [`DELETE ${api}/7`]: {} });
      await screen.getByRole("main").getByRole("button", { name: "Delete", exact: true }).click();
      await screen.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await expect.element(screen.getByRole("table", { name: its.table, exact: true })).toBeInTheDocument();
      expect(location.pathname).toBe(its.list);
      expect(calls).toContain(`DELETE ${api}/7`);
    });
  });
}

/** A course as records name it. */
export const north = { id: 2, course_name: "Torrey Pines North" };
