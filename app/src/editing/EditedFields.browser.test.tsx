import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { openConsole } from "../testing/openConsole.tsx";
import { specifiedServer } from "../testing/specifiedServer/specifiedServer.ts";

/** A record's page whose save ends when the test says so. */
async function openHeld(path: string, save: string) {
  const { fetch } = specifiedServer();
  let reply: (response: Response) => void = () => {};
  const saved = new Promise<Response>((resolve) => {
    reply = resolve;
  });
  const { screen } = await openConsole(path, {
    level: "admin",
    server: {
      fetch: async (request) =>
        `${request.method} ${new URL(request.url).pathname}` === save ? saved : fetch(request),
    },
  });
  const main = screen.getByRole("main");
  const button = (name: string) => main.getByRole("button", { name, exact: true }).first();
  return { main, button, reply };
}

const places = (main: { readonly element: () => Element }) =>
  [...main.element().querySelectorAll("[data-field]")].map((field) => {
    const { x, y, width, height } = field.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(" ");
  });

it.each([
  ["a customer", "/manage-customer/7", "PUT /api/customers/update", "City"],
  ["a course", "/manage-course/7", "PUT /api/courses/update", "City"],
])("%s keeps its fields in place, with the focus and their text, while it is saving", async (_, path, save, label) => {
  const { main, button, reply } = await openHeld(path, save);
  await button("Edit").click();
  const field = main.getByRole("textbox", { name: label, exact: true });
  await field.fill("Del Mar");
  const before = places(main);
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.element(main.getByText("Saving").first()).toBeVisible();
  expect(before.length).toBeGreaterThan(5);
  expect(places(main)).toEqual(before);
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("xyz");
  await expect.element(field).toHaveValue("Del Mar");
  reply(Response.json({ errors: { city: ["is taken"] } }, { status: 422 }));
  await expect.element(main.getByText("is taken").first()).toBeVisible();
  await field.fill("La Jolla");
  await expect.element(field).toHaveValue("La Jolla");
});
