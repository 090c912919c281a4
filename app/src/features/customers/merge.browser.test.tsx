import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { openConsole } from "../../testing/openConsole.tsx";
import { pressYes } from "../../testing/pressYes.ts";

const customer = {
  id: 8,
  lock_version: 2,
  type: "Customer",
  first_name: "Pat",
  last_name: "Lee",
  email: "pat.lee@example.test",
  address: "1 Sea View Dr",
  address_2: "",
  address_3: "",
  city: "La Jolla",
  subdivision: "CA",
  postcode: "92037",
  country_alpha2: "US",
  primary_phone: "858-555-0100",
  mobile_phone: "",
  legacy_address: "",
};
const merged = { ...customer, id: 31, lock_version: 5, email: "p.lee@example.test", mobile_phone: "858-555-0199" };
const reason = "Same name and same phone number.";
const plan = {
  customer,
  merged,
  type: "Customer",
  is_likely: true,
  reason,
  moves: [{ kind: "tee_time", count: 3 }],
};
const duplicate = {
  id: 31,
  first_name: "Pat",
  last_name: "Lee",
  email: "p.lee@example.test",
  primary_phone: "858-555-0100",
  is_likely: true,
  reason,
};
const merge = {
  id: 4,
  merged_id: 31,
  name: "Pat Lee",
  staff_user: "admin@teedesk.test",
  created_at: "2026-11-21T18:30:00.000Z",
};

const refusal = (message: string) => () => Response.json({ message }, { status: 409 });

async function open(replies: Readonly<Record<string, unknown>> = {}, { level = "admin" as const, address = "" } = {}) {
  let duplicates: object = { duplicates: [duplicate], merges: [] };
  const asked: unknown[] = [];
  const opened = await openConsole(address || "/manage-customer/8/duplicates", {
    level,
    config: { merges_customers: true },
    replies: {
      "GET /api/customers/duplicates/8": () => Response.json(duplicates),
      "GET /api/customers/merge/8/31": plan,
      "POST /api/customers/merge": async (request: Request) => {
        asked.push(await request.json());
        duplicates = { duplicates: [], merges: [merge] };
        return Response.json({ merge, moves: plan.moves });
      },
      "POST /api/customers/merge/undo": () => {
        duplicates = { duplicates: [duplicate], merges: [] };
        return Response.json({ message: "" });
      },
      ...replies,
    },
  });
  return { ...opened, asked };
}

/** Opens the comparison of both customers. */
async function compare(replies: Readonly<Record<string, unknown>> = {}) {
  const opened = await open(replies);
  await opened.screen.getByRole("link", { name: "Compare 31" }).click();
  const button = opened.screen.getByRole("button", { name: "Merge", exact: true });
  await expect.element(button).toBeVisible();
  return { ...opened, button, question: opened.screen.getByRole("alertdialog") };
}

it("BUS-10 DECISION-64 two customers are compared, merged with the values that were chosen, and the merge is undone", async () => {
  const { screen, asked, button, question } = await compare();
  await expect.element(screen.getByRole("radio", { name: "Customer 8 pat.lee@example.test" })).toBeChecked();
  // A value rather than none.
  await expect.element(screen.getByRole("radio", { name: "Customer 31 858-555-0199" })).toBeChecked();
  expect(screen.getByRole("group", { name: "City" }).elements()).toEqual([]);
  await screen.getByRole("radio", { name: "Customer 31 p.lee@example.test" }).click();
  await button.click();
  expect(asked).toEqual([]);
  await question.getByRole("button", { name: "Merge" }).click();
  await expect.element(screen.getByText("Pat Lee (31) was merged into Pat Lee (8). 3 tee times moved.")).toBeVisible();
  expect(asked).toEqual([
    { id: 8, lock_version: 2, merged_id: 31, merged_lock_version: 5, fields: ["email", "mobile_phone"] },
  ]);
  await expect.element(screen.getByText("No other customer has this name")).toBeVisible();
  await screen.getByRole("button", { name: "Undo the merge of 31" }).click();
  await expect.element(screen.getByText("The merge of Pat Lee (31) was undone.")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Compare 31" })).toBeVisible();
});

it("a merge by keyboard alone", async () => {
  const { screen, asked, button } = await compare();
  await expect.element(screen.getByRole("radio", { name: "Customer 8 pat.lee@example.test" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(screen.getByRole("radio", { name: "Customer 31 p.lee@example.test" })).toBeChecked();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("alertdialog")).toBeVisible();
  await pressYes();
  await expect.element(screen.getByText("was merged into")).toBeVisible();
  await expect.poll(() => document.activeElement?.closest("main")).not.toBeNull();
  expect(asked).toHaveLength(1);
});

it("whoever may be another person is asked about", async () => {
  const doubt = "Same phone number, but another name: couples and families share one. Ask the customer.";
  const { screen, button, question } = await compare({
    "GET /api/customers/merge/8/31": { ...plan, is_likely: false, reason: doubt },
  });
  await expect.element(screen.getByText(doubt)).toBeVisible();
  await button.click();
  await expect.element(question).toHaveTextContent("Are they the same person?");
  await expect.element(question.getByRole("button", { name: "Cancel" })).toHaveFocus();
});

it("a merge that is refused says why, reads both customers again and keeps what was chosen", async () => {
  let city = "La Jolla";
  const { screen, button, question } = await compare({
    "GET /api/customers/merge/8/31": () => Response.json({ ...plan, merged: { ...merged, city } }),
    "POST /api/customers/merge": refusal("Someone changed Pat Lee (31), meanwhile. Look at both again."),
  });
  await screen.getByRole("radio", { name: "Customer 31 p.lee@example.test" }).click();
  city = "Del Mar";
  await button.click();
  await question.getByRole("button", { name: "Merge" }).click();
  await expect.element(screen.getByText("Someone changed Pat Lee (31), meanwhile. Look at both again.")).toBeVisible();
  await expect.element(screen.getByRole("radio", { name: "Customer 31 Del Mar" })).toBeVisible();
  await expect.element(screen.getByRole("radio", { name: "Customer 31 p.lee@example.test" })).toBeChecked();
});

it("a chosen value that was changed meanwhile has to be chosen again", async () => {
  let email = "p.lee@example.test";
  const { screen, button, question } = await compare({
    "GET /api/customers/merge/8/31": () => Response.json({ ...plan, merged: { ...merged, email } }),
    "POST /api/customers/merge": refusal("Someone changed Pat Lee (31), meanwhile. Look at both again."),
  });
  await screen.getByRole("radio", { name: "Customer 31 p.lee@example.test" }).click();
  email = "typo@example.test";
  await button.click();
  await question.getByRole("button", { name: "Merge" }).click();
  await expect.element(screen.getByRole("radio", { name: "Customer 31 typo@example.test" })).not.toBeChecked();
  await expect.element(screen.getByRole("radio", { name: "Customer 8 pat.lee@example.test" })).toBeChecked();
});

it("an undo whose response is lost shows by the list whether it was made", async () => {
  let merges = [merge];
  const { screen } = await open({
    "GET /api/customers/duplicates/8": () => Response.json({ duplicates: [], merges }),
    "POST /api/customers/merge/undo": () => {
      merges = [];
      return Promise.reject(new TypeError("Failed to fetch"));
    },
  });
  await screen.getByRole("button", { name: "Undo the merge of 31" }).click();
  await expect.element(screen.getByText("If the merge is still listed below")).toBeVisible();
  await expect.element(screen.getByRole("table", { name: "Merged into this customer" })).not.toBeInTheDocument();
});

it("an undo that is refused names the records that were changed since", async () => {
  const message = "Tee time 7 was changed since the merge.";
  const { screen } = await open({
    "GET /api/customers/duplicates/8": { duplicates: [], merges: [merge] },
    "POST /api/customers/merge/undo": refusal(message),
  });
  await screen.getByRole("button", { name: "Undo the merge of 31" }).click();
  await expect.element(screen.getByText(message)).toBeVisible();
});

it("two customers who cannot be merged any more: the reason, and a try again", async () => {
  const { screen } = await open(
    { "GET /api/customers/merge/8/31": refusal("Customer 31 was merged into customer 9.") },
    { address: "/manage-customer/8/duplicates?with=31" },
  );
  await expect.element(screen.getByText("Customer 31 was merged into customer 9.")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Try again" })).toBeVisible();
});

const record = {
  "GET /api/customers/show/8": customer,
  "GET /api/countries/list": [],
  "GET /api/history/customer/8": [],
};

it("an admin finds the duplicates from a customer's page, and a merged customer's page leads to the other", async () => {
  const { screen } = await open(record, { address: "/manage-customer/8" });
  await screen.getByRole("link", { name: "Find duplicates" }).click();
  await expect.element(screen.getByRole("link", { name: "Compare 31" })).toBeVisible();
  await screen.unmount();
  const old = await open(
    { ...record, "GET /api/customers/show/8": { ...customer, merged_into: 9 } },
    { address: "/manage-customer/8" },
  );
  await expect
    .element(old.screen.getByRole("link", { name: "customer 9" }))
    .toHaveAttribute("href", "/manage-customer/9");
  expect(old.screen.getByRole("link", { name: "Find duplicates" }).elements()).toEqual([]);
});

it.each([
  ["an agent", { level: "other", config: { merges_customers: true } }],
  ["a specified server", { level: "admin", config: { merges_customers: false } }],
] as const)("is not offered to %s, and nothing is called", async (_, options) => {
  const { screen, calls } = await openConsole("/manage-customer/8", { ...options, replies: record });
  await expect.element(screen.getByRole("textbox", { name: "First Name" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Find duplicates" }).elements()).toEqual([]);
  expect(calls.filter((call) => /duplicates|merge/.test(call))).toEqual([]);
});
