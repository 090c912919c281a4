import { expect, it } from "vitest";
import { openConsole } from "../testing/openConsole.tsx";
import { storedRecords } from "../testing/specifiedServer/records.ts";
import { specifiedServer } from "../testing/specifiedServer/specifiedServer.ts";

async function open(path: string, replies: Readonly<Record<string, () => Response>>) {
  const { fetch } = specifiedServer();
  const { screen } = await openConsole(path, {
    level: "admin",
    server: {
      fetch: async (request) => {
        const reply = replies[`${request.method} ${new URL(request.url).pathname}`];
        return reply === undefined ? fetch(request) : reply();
      },
    },
  });
  const main = screen.getByRole("main");
  const button = (name: string) => main.getByRole("button", { name, exact: true }).first();
  return { screen, main, button };
}

it.each([
  ["agent@teedesk.test", "You saved this record yourself in the meantime, in another tab or window."],
  ["ann@teedesk.test", "ann@teedesk.test changed this record while you were editing it."],
])("ANSWER-16 a conflict with a save of %s names who saved, and when", async (editor, text) => {
  const current = { ...storedRecords["customers"], city: "Del Mar", lock_version: 2 };
  const message = `${editor} changed this record while you were editing it.`;
  const entry = { id: 1, created_at: "2026-11-23T18:05:00.000Z", staff_user: editor, action: "updated", changes: [] };
  const { main, button } = await open("/manage-customer/7", {
    "PUT /api/customers/update": () => Response.json({ message, current }, { status: 409 }),
    "GET /api/history/customer/7": () => Response.json([entry]),
  });
  await button("Edit").click();
  await main.getByRole("textbox", { name: "City", exact: true }).fill("Encinitas");
  await button("Save").click();
  const conflict = main.getByRole("region", { name: "Conflict" });
  await expect.element(conflict).toHaveTextContent(text);
  await expect.element(conflict).toHaveTextContent("It was saved on 11/23/2026 10:05.");
});

it("a record that a colleague has already deleted is said to be deleted, and leads back to the list", async () => {
  const { screen, main, button } = await open("/maintenance/7", {
    "DELETE /api/maintenances/7": () => new Response("", { status: 404 }),
  });
  await button("Delete").click();
  await screen.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect.element(main.getByText("This record is already deleted: someone else was faster.")).toBeVisible();
  await expect
    .element(main.getByRole("link", { name: "Go to the list" }))
    .toHaveAttribute("href", "/manage-maintenances");
  expect(main.getByText(/fatal error/).elements()).toEqual([]);
});

it("ANSWER-16 a save of a record that a colleague has deleted says so, leads to the list and keeps what was typed", async () => {
  const message = "ann@teedesk.test deleted this record while you were editing it, so it cannot be saved.";
  const { screen, main, button } = await open("/maintenance/7", {
    "PUT /api/maintenances/update": () => Response.json({ message, current: null }, { status: 409 }),
  });
  await button("Edit").click();
  const description = main.getByRole("textbox", { name: "Description", exact: true });
  await description.fill("New greens");
  await button("Save").click();
  const alert = main.getByRole("alert").filter({ hasText: message });
  await expect
    .element(alert.getByRole("link", { name: "Go to the list" }))
    .toHaveAttribute("href", "/manage-maintenances");
  expect(main.getByText(/fatal error/).elements()).toEqual([]);
  await expect.element(description).toHaveValue("New greens");
  await alert.getByRole("link", { name: "Go to the list" }).click();
  await expect.element(screen.getByRole("alertdialog")).toHaveTextContent(/changes/);
});
