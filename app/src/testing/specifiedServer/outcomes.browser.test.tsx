import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openConsole } from "../openConsole.tsx";
import { specifiedServer } from "./specifiedServer.ts";

/** The windows people work at. */
const windows = [
  [1920, 1080],
  [1440, 900],
  [1366, 768],
  [1280, 720],
  [1024, 768],
  [390, 844],
] as const;

/** Every form that is saved, and a text in it to change. Bookings, cancelations and sign-ins have journeys of their own. */
const forms = [
  ["a tee time", "/manage-tee-time/7", "Notes"],
  ["a customer", "/manage-customer/7", "City"],
  ["a new customer", "/manage-customer/new", "Last Name"],
  ["a course", "/manage-course/7", "City"],
  ["a course group", "/manage-course-group/7", "Course Group Name"],
  ["a rate", "/manage-rate/7", "External Memo"],
  ["rental clubs", "/rental-club/7", "Brand"],
  ["a holiday", "/holiday/7", "Name"],
  ["a maintenance", "/maintenance/7", "Description"],
  ["a discount", "/manage-discount/7", "Code"],
  ["a gift certificate", "/manage-gift-certificate/7", "Greeting"],
  ["a helpful link", "/helpful-link/7", "Description"],
  ["a staff member", "/ric-user/7", "Name"],
  ["the sales configuration", "/gift-certificate-sales", "Discount"],
  ["a template", "/email-templates?template=tee_time_receipt", "Template text"],
  ["the message of the bar", "/ric-messages", "Message"],
] as const;

const outcomes = {
  offline: () => Promise.reject(new TypeError("Failed to fetch")),
  refused: () => Promise.resolve(Response.json({ errors: { base: ["Not like this."] } }, { status: 422 })),
  broken: () => Promise.resolve(new Response("out of order", { status: 500 })),
} as const;

/** What is wrong with where an element is; "" when all of it lies in the window and nothing covers its top and bottom. */
function hiddenPart(element: Element): string {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight || left < 0 || right > innerWidth + 1)
    return `outside: ${[top, bottom, left, right].map(Math.round).join(" ")} in ${innerWidth}x${innerHeight}`;
  const isCovered = (y: number) => {
    const hit = document.elementFromPoint((left + right) / 2, y);
    return hit === null || !(element.contains(hit) || hit.contains(element));
  };
  return isCovered(top + 3) || isCovered(bottom - 3) ? `covered at ${Math.round(top)} to ${Math.round(bottom)}` : "";
}

it.each(forms)("CROSS-31 CROSS-35 what came of saving %s is in sight at every width", async (_, path, label) => {
  const server = specifiedServer();
  let next: keyof typeof outcomes | "saved" = "saved";
  const { screen } = await openConsole(path, {
    level: "admin",
    server: {
      fetch: (request) =>
        next === "saved" || request.method === "GET" || request.url.includes("/templates/content")
          ? server.fetch(request)
          : outcomes[next](),
    },
  });
  const main = screen.getByRole("main");
  const field = main.getByRole("textbox", { name: label, exact: true }).first();
  const edit = main.getByRole("button", { name: "Edit", exact: true });
  const said = { offline: /fatal error|Undefined|not/i, refused: "Not like this.", broken: /out of order|fatal/ };
  await expect.element(field).toBeInTheDocument();
  let typed = 0;
  for (const [width, height] of windows) {
    await page.viewport(width, height);
    if (edit.elements().length > 0) await edit.first().click();
    for (next of ["offline", "refused", "broken", "saved"] as const) {
      typed += 1;
      await field.fill(String(typed));
      window.scrollTo(0, document.documentElement.scrollHeight);
      await main.getByRole("button", { name: "Save", exact: true }).first().click();
      const outcome =
        next === "saved"
          ? main.getByText(/^Success!?|saved/i).first()
          : main.getByRole("alert").filter({ hasText: said[next] }).first();
      await expect.element(outcome, { message: `${next} at ${width}` }).toBeVisible();
      await expect.poll(() => hiddenPart(outcome.element()), { message: `${next} at ${width}` }).toBe("");
    }
  }
});
