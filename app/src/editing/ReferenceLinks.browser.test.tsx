import { expect, it } from "vitest";
import { openConsole, renderPart } from "../testing/openConsole.tsx";
import { ReferenceLinks } from "./ReferenceLinks.tsx";

const linksIn = (element: Element) =>
  [...element.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]);

const narrowed = (list: string, filters: object) =>
  `${list}?${new URLSearchParams({ filters: JSON.stringify(filters) })}`;

it.each([
  ["course", "rate", "3 rates", [["3 rates", narrowed("/manage-rates", { course_id: 7 })]]],
  ["course", "rental_club", "3 rental clubs", [["3 rental clubs", narrowed("/manage-rental-clubs", { course_id: 7 })]]],
  ["course", "tee_time", "3 tee times", [["3 tee times", narrowed("/manage-tee-times", { courses: [7] })]]],
  ["course", "lost_lead", "3 lost leads", [["3 lost leads", "/lost-leads"]]],
  [
    "course",
    "gift_certificate",
    "3 gift certificates: 31, 12 …",
    [
      ["31", "/manage-gift-certificate/31"],
      ["12", "/manage-gift-certificate/12"],
    ],
  ],
  [
    "course",
    "discount",
    "3 discounts: 31, 12 …",
    [
      ["31", "/manage-discount/31"],
      ["12", "/manage-discount/12"],
    ],
  ],
  [
    "course",
    "availability_queue",
    "3 waiting customers: 31, 12 …",
    [
      ["31", "/queue-management?fupId=31"],
      ["12", "/queue-management?fupId=12"],
    ],
  ],
  ...(["rate", "rental_club", "discount"] as const).map(
    (entity) =>
      [
        entity,
        "tee_time",
        "3 tee times: 31, 12 …",
        [
          ["31", "/manage-tee-time/31"],
          ["12", "/manage-tee-time/12"],
        ],
      ] as const,
  ),
  ["discount", "transaction", "3 transactions", []],
] as const)("what keeps a %s, a %s, is counted and linked: %s", async (entity, kind, text, links) => {
  const references = [{ kind, count: 3, ids: [31, 12] }];
  const { screen } = await renderPart(<ReferenceLinks entity={entity} id={7} references={references} />);
  const item = screen.getByRole("listitem");
  await expect.element(item).toHaveTextContent(text);
  expect(linksIn(item.element())).toEqual(links);
});

it("a delete that is refused says why, how many others there are and where, and the record stays", async () => {
  const stored = {
    id: 7,
    lock_version: 3,
    cost: "30.00",
    rate: "45.50",
    raw_rate: 4550,
    charge: "55.00",
    raw_charge: 5500,
    brand: "Ping",
    description: "",
    handed: 0,
    sex: 1,
    course: { id: 2, course_name: "Torrey Pines North" },
    archived: false,
    is_dollars: true,
    commission: "0.00",
  };
  const message = "This rental club is still used by 1 tee time. Archive it instead.";
  const { screen, calls } = await openConsole("/rental-club/7", {
    level: "admin",
    replies: {
      "GET /api/rental-clubs/show/7": stored,
      "GET /api/history/rental_club/7": [],
      "GET /api/courses/list": [{ id: 2, name: "Torrey Pines North" }],
      "DELETE /api/rental-clubs/7": () =>
        Response.json(
          { message, request_id: "r1", references: [{ kind: "tee_time", count: 1, ids: [12] }] },
          { status: 409 },
        ),
    },
  });
  await screen.getByRole("main").getByRole("button", { name: "Delete", exact: true }).click();
  await screen.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  const alert = screen.getByRole("alert").filter({ hasText: message });
  await expect.element(alert.getByRole("list")).toHaveTextContent("1 tee time: 12");
  await expect
    .element(alert.getByRole("link", { name: "12, tee time" }))
    .toHaveAttribute("href", "/manage-tee-time/12");
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Ping");
  expect(location.pathname).toBe("/rental-club/7");
  const main = screen.getByRole("main");
  await expect.element(main.getByText("Locked", { exact: true })).toBeVisible();
  await expect.element(main.getByRole("textbox", { name: "Brand", exact: true })).toHaveAttribute("readonly");
  await expect.element(main.getByRole("button", { name: "Edit", exact: true })).toBeEnabled();
  const reads = () => calls.filter((call) => call === "GET /api/rental-clubs/show/7").length;
  const before = reads();
  await main.getByRole("button", { name: "Reload", exact: true }).click();
  await screen.getByRole("alertdialog").getByRole("button", { name: "Reload" }).click();
  await expect.poll(reads).toBe(before + 1);
  await expect.element(main.getByRole("textbox", { name: "Brand", exact: true })).toHaveValue("Ping");
});
