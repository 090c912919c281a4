import type { Level } from "@teedesk/domain";
import { expect, it, vi } from "vitest";
import { openConsole } from "../../testing/openConsole.tsx";

const masked = { id: 6, number: "4242", reference: "card_aJ8yPz5u2Vt0", cvv: "", expmo: "12", expyr: "2030" };
const { reference: _, ...specified } = { ...masked, number: "4242424242424242" };

/** A booking from a queue entry with a saved card, whose number the server gives to those who confirm. */
async function open(level: Level, card: object = masked) {
  const needs: unknown[] = [];
  let isConfirmed = false;
  const { screen, calls } = await openConsole("/ibe?providedQueueId=3", {
    level,
    replies: {
      "GET /api/courses/internal_list": [{ id: 3, name: "Torrey Pines South" }],
      "GET /api/rental-clubs/index": [],
      "GET /api/rental-clubs/count": 0,
      "GET /api/availability/fetch_card/3": card,
      "POST /api/availability/card_number/3": async (request: Request) => {
        needs.push(await request.json());
        if (isConfirmed) return Response.json({ number: "4242424242424242" });
        return Response.json({ message: "Confirm." }, { status: 403, headers: { "step-up": "required" } });
      },
      "POST /api/auth/confirm": () => {
        isConfirmed = true;
        return Response.json({ confirmed_until: "2026-11-21T18:50:00.000Z" });
      },
    },
  });
  const field = screen.getByRole("textbox", { name: "Card Number", exact: true });
  await expect.element(field).toHaveValue("•••• 4242");
  const show = screen.getByRole("main").getByRole("button", { name: "Show Number" });
  return { screen, calls, needs, field, show };
}

it("DECISION-72 the number is shown for a need and the password, for half a minute, and the form keeps its last digits", async () => {
  const { screen, needs, field, show } = await open("admin");
  await show.click();
  const dialog = screen.getByRole("dialog", { name: "Number of the saved card" });
  const submit = dialog.getByRole("button", { name: "Show Number" });
  await submit.click();
  const need = dialog.getByRole("textbox", { name: /^Needed For/ });
  await expect.element(need).toHaveAccessibleDescription(/\S/);
  expect(needs).toEqual([]);
  await need.fill("The course asks for it");
  const later = vi.spyOn(window, "setTimeout");
  await submit.click();
  const question = screen.getByRole("dialog", { name: "Confirm that it is you" });
  await question.getByLabelText(/^Your Password/).fill("demo-fairway");
  await question.getByRole("button", { name: "Confirm" }).click();
  await expect.element(dialog.getByText("4242 4242 4242 4242")).toBeVisible();
  expect(needs).toEqual([{ reason: "The course asks for it" }, { reason: "The course asks for it" }]);
  const hide = later.mock.calls.find(([, delay]) => delay === 30_000)?.[0];
  if (typeof hide === "function") hide();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(field).toHaveValue("•••• 4242");
  expect(document.body.textContent).not.toContain("4242 4242 4242 4242");
});

it.each<[string, Level, object]>([
  ["to an agent", "other", masked],
  ["where the server gave the number", "admin", specified],
])("is not offered %s", async (_case, level, card) => {
  const { show } = await open(level, card);
  expect(show.elements()).toEqual([]);
});

it("is not offered for another card typed in its place", async () => {
  const { field, show } = await open("admin");
  await expect.element(show).toBeVisible();
  await field.fill("4111 1111 1111 1111");
  await expect.element(show).not.toBeInTheDocument();
});
