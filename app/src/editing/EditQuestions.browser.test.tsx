import { customerForm } from "@teedesk/domain";
import { expect, it } from "vitest";
import { openConsole } from "../testing/openConsole.tsx";
import { pressYes } from "../testing/pressYes.ts";

it("CROSS-22..28 MSG-35..36 Lock, Clear and Reload ask before they lose something", async () => {
  const email = "doyle@example.test";
  const { screen } = await openConsole("/manage-customer/7", {
    replies: {
      "GET /api/customers/show/7": { ...customerForm.blank(), email, id: 7, lock_version: 0 },
      "GET /api/history/customer/7": [],
      "GET /api/countries/list": [],
    },
  });
  const main = screen.getByRole("main");
  const button = (name: string) => main.getByRole("button", { name, exact: true });
  const field = main.getByRole("textbox", { name: "Email", exact: true });
  const state = main.getByRole("status").filter({ hasText: /^(Locked|Editing|Unsaved)/ });
  const question = (name: string) => screen.getByRole("alertdialog", { name });
  const isAsked = (name: string) => question(name).elements().length > 0;

  await button("Edit").click();
  await expect.element(main.getByRole("combobox", { name: "Record Type" })).toHaveFocus();
  await button("Lock").click();
  await expect.element(state).toHaveTextContent("Locked");
  expect(isAsked("Drop your changes?")).toBe(false);

  await button("Edit").click();
  await button("Clear").click();
  await question("Clear?").getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => isAsked("Clear?")).toBe(false);
  await expect.element(field).toHaveValue(email);
  await button("Clear").click();
  await expect.element(question("Clear?")).toBeVisible();
  await pressYes();
  await expect.poll(() => isAsked("Clear?")).toBe(false);
  await expect.element(field).toHaveValue("");

  await button("Reload").click();
  await expect.element(state).toHaveTextContent("Unsaved changes");
  await question("Reload?").getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => isAsked("Reload?")).toBe(false);
  await expect.element(field).toHaveValue("");
  await button("Lock").click();
  await question("Drop your changes?").getByRole("button", { name: "Drop changes" }).click();
  await expect.element(state).toHaveTextContent("Locked");
  await expect.element(field).toHaveValue(email);
});
