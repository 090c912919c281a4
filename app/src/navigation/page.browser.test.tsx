import { expect, it } from "vitest";
import { openConsole } from "../testing/openConsole.tsx";

const pat = {
  id: 7,
  lock_version: 0,
  type: "Customer",
  first_name: "Pat",
  last_name: "Lee",
  email: "pat@example.test",
};

/** A response that waits for the test. */
function held(body: unknown) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { reply: () => released.then(() => Response.json(body)), release: () => release() };
}

it("a record is requested once when its link is pressed, even if it was being prefetched", async () => {
  const shown = held(pat);
  const { screen, calls } = await openConsole("/manage-customers", {
    replies: {
      "GET /api/customers/index": [{ ...pat, primary_phone: "" }],
      "GET /api/customers/count": 1,
      "GET /api/customers/show/7": shown.reply,
      "GET /api/countries/list": [],
      "GET /api/history/customer/7": [],
      "GET /api/tee_times/index": [],
      "GET /api/tee_times/count": 0,
      "GET /api/gift_certificates/index": [],
      "GET /api/gift_certificates/count": 0,
    },
  });
  const reads = () => calls.filter((call) => call === "GET /api/customers/show/7").length;
  // The mouse rested on the row: its record is loading when the link is pressed.
  const link = screen.getByRole("link", { name: "View 7" });
  await expect.element(link).toBeVisible();
  // The mouse may be where the last test left it: it has to move in from elsewhere.
  await screen.getByRole("heading", { level: 1 }).hover();
  await link.hover();
  await expect.poll(reads).toBe(1);
  await link.click();
  await expect.poll(() => location.pathname).toBe("/manage-customer/7");
  shown.release();
  await expect.element(screen.getByRole("textbox", { name: "First Name" })).toHaveValue("Pat");
  await expect.element(screen.getByText("No gift certificates.")).toBeVisible();
  expect(reads()).toBe(1);
});

it("a page's reads begin while the mouse is down on its link", async () => {
  const { screen, calls } = await openConsole("/manage-customers", {
    replies: {
      "GET /api/customers/index": [{ ...pat, primary_phone: "" }],
      "GET /api/customers/count": 1,
      "GET /api/customers/show/7": pat,
    },
  });
  const reads = () => calls.filter((call) => call === "GET /api/customers/show/7").length;
  const link = screen.getByRole("link", { name: "View 7" });
  await expect.element(link).toBeVisible();
  const press = () =>
    link.element().dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, button: 0, pointerType: "mouse" }));
  // The reads of a page are known once its code has loaded.
  await expect.poll(() => press() && reads()).toBe(1);
  expect(location.pathname).toBe("/manage-customers");
  await link.click();
  await expect.element(screen.getByRole("textbox", { name: "First Name" })).toHaveValue("Pat");
  expect(reads()).toBe(1);
});

it("a record that could not be prefetched is read again by its page", async () => {
  let reads = 0;
  const { screen } = await openConsole("/manage-customers", {
    replies: {
      "GET /api/customers/index": [{ ...pat, primary_phone: "" }],
      "GET /api/customers/count": 1,
      "GET /api/customers/show/7": () => {
        reads += 1;
        return reads === 1 ? Response.json({ message: "Down." }, { status: 500 }) : Response.json(pat);
      },
    },
  });
  await screen.getByRole("link", { name: "View 7" }).click();
  await expect.element(screen.getByRole("textbox", { name: "First Name" })).toHaveValue("Pat");
  expect(reads).toBe(2);
});
