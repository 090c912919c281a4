import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openConsole } from "../../testing/openConsole.tsx";
import { controlOf, type Screens, screensOf } from "../../testing/screensOf.tsx";

const sent = { url: "https://tides.test/", type: "hotel", description: "Tides", order: 4 };

const its: Screens = {
  noun: "helpful links",
  ids: {
    list: "ADM-LINK-01 ADM-LINK-14 ADM-LINK-15 UNCLEAR-46",
    record: "ADM-LINK-02 ADM-LINK-17",
    create: "ADM-LINK-03 CONST-38",
    errors: "ADM-LINK-16",
    remove: "ADM-LINK-18",
  },
  list: "/helpful-links",
  title: "Helpful Links",
  table: "Helpful Links",
  record: "/helpful-link/7",
  create: "/helpful-link/new",
  heading: ["", "Helpful Link"],
  api: "/api/helpful_links",
  body: "helpful_link",
  stored: { ...sent, id: 7, lock_version: 3 },
  sent,
  perPage: null,
  sort: ["order"],
  columns: [
    ["ADM-LINK-17", "Description", "Tides"],
    ["ADM-LINK-17", "URL", "https://tides.test/"],
    ["ADM-LINK-17", "Order", "4"],
  ],
  filters: [
    ["ADM-LINK-08", "Type", "type", "hotel"],
    ["ADM-LINK-09", "Description", "description", "tide"],
    ["ADM-LINK-10", "URL", "url", "tides"],
  ],
  fields: [
    ["ADM-LINK-04", "URL", "https://tides.test/"],
    ["ADM-LINK-05", "Description", "Tides"],
    ["ADM-LINK-06", "Type", "Hotel"],
    ["ADM-LINK-07", "Order", "4"],
  ],
  preset: [
    ["URL", ""],
    ["Order", "0"],
  ],
  errors: { url: "URL", description: "Description" },
  changed: ["Description", "description", "Tide tables"],
  isDeletable: true,
};

screensOf(its);

it("ADM-LINK-19 CONST-38 UNCLEAR-58 the form, the filter and the rows offer the same three types", async () => {
  const link = its.stored;
  const { screen } = await openConsole("/helpful-links", {
    level: "admin",
    replies: {
      "GET /api/helpful_links/index": [link],
      "GET /api/helpful_links/count": 1,
      "GET /api/helpful_links/show/7": link,
      "GET /api/history/helpful_link/7": [],
    },
  });
  const types = ["Helpful", "Hotel", "PSGR"];
  const row = screen.getByRole("combobox", { name: "Type of Tides" });
  await expect.element(row).toBeVisible();
  expect([...row.element().querySelectorAll("option")].map(({ textContent, value }) => [textContent, value])).toEqual([
    ["Helpful", "helpful"],
    ["Hotel", "hotel"],
    ["PSGR", "psgr"],
  ]);
  const radios = () =>
    controlOf(screen, "Type")
      .getByRole("radio")
      .elements()
      .map((radio) => radio.closest("label")?.textContent);
  expect(radios()).toEqual(expect.arrayContaining(types));
  await screen.getByRole("link", { name: "View 7" }).click();
  await screen.getByRole("main").getByRole("button", { name: "Edit", exact: true }).click();
  await expect.poll(radios).toEqual(types);
});

it.each([1440, 1024])("ADM-LINK-11 at %i px a long text leaves its row a type that can be read", async (width) => {
  await page.viewport(width, 900);
  const link = { ...its.stored, description: "Tides ".repeat(40).trim(), url: `https://tides.test/${"a".repeat(220)}` };
  const { screen } = await openConsole("/helpful-links", {
    level: "admin",
    replies: { "GET /api/helpful_links/index": [link], "GET /api/helpful_links/count": 1 },
  });
  const type = screen.getByRole("combobox", { name: /^Type of Tides/ });
  await expect.element(type).toBeInViewport({ ratio: 1 });
  expect(type.element().getBoundingClientRect().width).toBeGreaterThan(90);
});

it("CROSS-31 CROSS-33 the reason of a refused change in the list is above it", async () => {
  const { screen } = await openConsole("/helpful-links", {
    level: "admin",
    replies: {
      "GET /api/helpful_links/index": [its.stored],
      "GET /api/helpful_links/count": 1,
      "PUT /api/helpful_links/update_type": () =>
        Response.json({ errors: { type: ["This menu is full."] } }, { status: 422 }),
    },
  });
  const type = screen.getByRole("combobox", { name: "Type of Tides" });
  await type.selectOptions("Helpful");
  await expect.element(screen.getByRole("alert")).toHaveTextContent("This menu is full.");
  await expect.element(type).toHaveValue("hotel");
});

it("ADM-LINK-11 ADM-LINK-12 ADM-LINK-13 the focus stays on the control that moved a row or changed its type, for the next press", async () => {
  const orders = ["123", "213", "231"];
  let moves = 0;
  const { screen, calls } = await openConsole("/helpful-links", {
    level: "admin",
    replies: {
      "GET /api/helpful_links/index": () =>
        Response.json(
          (orders[moves] ?? "").split("").map((id, order) => ({
            ...its.stored,
            id: Number(id),
            order,
            description: `Link ${id}`,
          })),
        ),
      "GET /api/helpful_links/count": 3,
      "PUT /api/helpful_links/update_order": () => {
        moves += 1;
        return Response.json({});
      },
      "PUT /api/helpful_links/update_type": {},
    },
  });
  const shown = () =>
    screen
      .getByRole("link", { name: /^View \d/ })
      .elements()
      .map((link) => link.getAttribute("href")?.at(-1))
      .join("");
  const down = screen.getByRole("button", { name: "Move Link 1 down" });
  await down.click();
  await expect.poll(shown).toBe("213");
  await expect.element(down).toHaveFocus();
  await expect.element(down).toHaveAttribute("aria-disabled", "false");
  await userEvent.keyboard("{Enter}");
  await expect.poll(shown).toBe("231");
  await expect.element(down).toHaveFocus();
  await expect.element(down).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{Enter}");
  const type = screen.getByRole("combobox", { name: "Type of Link 2" });
  type.element().focus();
  await type.selectOptions("Helpful");
  await expect.poll(() => calls.some((call) => call.includes("update_type"))).toBe(true);
  await expect.element(type).toHaveFocus();
  expect(moves).toBe(2);
});

it("ADM-LINK-11 while the type of one link is saved, that of another cannot be chosen, and the focus stays", async () => {
  let release = () => {};
  const saved = new Promise<Response>((resolve) => {
    release = () => resolve(Response.json({}));
  });
  const { screen } = await openConsole("/helpful-links", {
    level: "admin",
    replies: {
      "GET /api/helpful_links/index": [its.stored, { ...its.stored, id: 8, description: "Frost", order: 5 }],
      "GET /api/helpful_links/count": 2,
      "PUT /api/helpful_links/update_type": () => saved,
    },
  });
  const [one, other] = [
    screen.getByRole("combobox", { name: "Type of Tides" }),
    screen.getByRole("combobox", { name: "Type of Frost" }),
  ];
  await expect.element(one).toBeVisible();
  one.element().focus();
  await one.selectOptions("Helpful");
  await expect.element(other).toBeDisabled();
  await expect.element(one).toBeEnabled();
  await expect.element(one).toHaveFocus();
  release();
  await expect.element(other).toBeEnabled();
  await expect.element(one).toHaveFocus();
});

it("ADM-LINK-11 a second choice while the first is being saved is shown and sent after it", async () => {
  let type = "hotel";
  const saves: string[] = [];
  const replies: (() => void)[] = [];
  const { screen } = await openConsole("/helpful-links", {
    level: "admin",
    replies: {
      "GET /api/helpful_links/index": () => Response.json([{ ...its.stored, type }]),
      "GET /api/helpful_links/count": 1,
      "PUT /api/helpful_links/update_type": async (request: Request) => {
        const body: { readonly type: string } = await request.json();
        saves.push(body.type);
        await new Promise<void>((resolve) => replies.push(resolve));
        type = body.type;
        return Response.json({});
      },
    },
  });
  const select = screen.getByRole("combobox", { name: "Type of Tides" });
  await select.selectOptions("Helpful");
  await expect.poll(() => saves).toEqual(["helpful"]);
  await select.selectOptions("PSGR");
  await expect.element(select).toHaveValue("psgr");
  expect(saves).toEqual(["helpful"]);
  replies.shift()?.();
  await expect.poll(() => saves).toEqual(["helpful", "psgr"]);
  await expect.element(select).toHaveValue("psgr");
  replies.shift()?.();
  await expect.poll(() => type).toBe("psgr");
  await expect.element(select).toHaveValue("psgr");
});
