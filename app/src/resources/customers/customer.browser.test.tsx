import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openConsole } from "../../testing/openConsole.tsx";
import { openOne, type Screens, screensOf } from "../../testing/screensOf.tsx";

const customer = {
  type: "GiftCertificateRecipient",
  first_name: "Dora",
  last_name: "Quill",
  email: "dora@example.test",
  address: "1 Bay St",
  address_2: "Floor 2",
  address_3: "Door 3",
  city: "Monterey",
  subdivision: "CA",
  postcode: "93940",
  country_alpha2: "US",
  primary_phone: "+1 555 0100",
  mobile_phone: "+1 555 0101",
  legacy_address: "PO Box 9",
};

const screens: Screens = {
  noun: "customers",
  ids: {
    list: "ADM-CUST-01 ADM-CUST-25 ADM-CUST-35 CONST-23",
    record: "ADM-CUST-02",
    create: "ADM-CUST-03 ADM-CUST-18",
    errors: "ADM-CUST-34",
    remove: "",
  },
  list: "/manage-customers",
  title: "Customers",
  table: "Customers",
  record: "/manage-customer/7",
  create: "/manage-customer/new",
  heading: ["", "Customer"],
  api: "/api/customers",
  body: "customer",
  stored: { ...customer, id: 7, lock_version: 3 },
  sent: { ...customer, ignore_duplicate: false },
  perPage: 30,
  sort: ["last_name", "first_name"],
  columns: [
    ["ADM-CUST-19", "ID", "7"],
    ["ADM-CUST-20", "Record Type", "Gift Certificate Recipient"],
    ["ADM-CUST-21", "First Name", "Dora"],
    ["ADM-CUST-22", "Last Name", "Quill"],
    ["ADM-CUST-23", "Email", "dora@example.test"],
    ["ADM-CUST-24", "Phone", "+1 555 0100"],
  ],
  filters: [
    ["ADM-CUST-28", "Record Type", "type", "Customer"],
    ["ADM-CUST-28", "First Name", "first_name", "do"],
    ["ADM-CUST-28", "Last Name", "last_name", "qu"],
    ["ADM-CUST-28", "Email", "email", "dora"],
    ["ADM-CUST-28", "Phone", "primary_phone", "555"],
  ],
  fields: [
    ["ADM-CUST-04", "Record Type", "Gift Certificate Recipient"],
    ["ADM-CUST-05", "First Name", "Dora"],
    ["ADM-CUST-06", "Last Name", "Quill"],
    ["ADM-CUST-07", "Email", "dora@example.test"],
    ["ADM-CUST-08", "Address", "1 Bay St"],
    ["ADM-CUST-09", "Address 2", "Floor 2"],
    ["ADM-CUST-10", "Address 3", "Door 3"],
    ["ADM-CUST-11", "City", "Monterey"],
    ["ADM-CUST-12", "State/Province", "CA"],
    ["ADM-CUST-13", "Zip/Post Code", "93940"],
    ["ADM-CUST-14", "Country", "United States"],
    ["ADM-CUST-15", "Primary Phone", "+1 555 0100"],
    ["ADM-CUST-16", "Mobile Phone", "+1 555 0101"],
    ["ADM-CUST-17", "Legacy Shipping Address", "PO Box 9"],
  ],
  preset: [
    ["First Name", ""],
    ["Create a duplicate customer", false],
  ],
  errors: {
    first_name: "First Name",
    last_name: "Last Name",
    email: "Email",
    address: "Address",
    city: "City",
    subdivision: "State/Province",
    postcode: "Zip/Post Code",
    country_alpha2: "Country",
    primary_phone: "Primary Phone",
    mobile_phone: "Mobile Phone",
    legacy_address: "Legacy Shipping Address",
  },
  changed: ["City", "city", "Salinas"],
  isDeletable: false,
};

screensOf(screens);

it("CONST-23 a stored one is edited and saved by keyboard alone", async () => {
  const bodies: unknown[] = [];
  const { screen } = await openOne(screens, screens.record, {
    "PUT /api/customers/update": async (request: Request) => {
      bodies.push(await request.json());
      return Response.json({ ...screens.stored, city: "Salinas", lock_version: 4 });
    },
  });
  const main = screen.getByRole("main");
  const tabTo = async (target: Element, isBack = false) => {
    for (let stop = 0; stop < 80 && document.activeElement !== target; stop += 1)
      await userEvent.tab({ shift: isBack });
    expect(document.activeElement).toBe(target);
  };
  const city = main.getByRole("textbox", { name: "City", exact: true });
  await expect.element(city).toHaveValue("Monterey");
  await tabTo(main.getByRole("button", { name: "Edit", exact: true }).element(), true);
  await userEvent.keyboard("{Enter}");
  await expect.element(city).not.toHaveAttribute("readonly");
  await tabTo(city.element());
  await userEvent.keyboard("{Control>}a{/Control}Salinas{Control>}s{/Control}");
  await expect.poll(() => bodies).toEqual([{ id: 7, customer: { ...screens.sent, lock_version: 3, city: "Salinas" } }]);
});

it("ADM-CUST-28 Enter applies a filter's choice", async () => {
  const { screen, calls } = await openConsole("/manage-customers", {
    replies: { "GET /api/customers/index": [], "GET /api/customers/count": 0 },
  });
  const type = screen.getByRole("combobox", { name: "Record Type" });
  await type.selectOptions("Gift Certificate Recipient");
  const asked = () => calls.map((call) => decodeURIComponent(call)).filter((call) => /customers.*"type":/.test(call));
  expect(asked()).toEqual([]);
  (await type.findElement()).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(asked).not.toEqual([]);
});

it("CROSS-38 a part of an address or number is typed on a phone's keyboard for it, and is no mistake", async () => {
  const { screen } = await openConsole("/manage-customers", {
    replies: { "GET /api/customers/index": [], "GET /api/customers/count": 0 },
  });
  const email = screen.getByRole("textbox", { name: "Email", exact: true });
  await expect.element(email).toHaveAttribute("inputmode", "email");
  await expect.element(screen.getByRole("textbox", { name: "Phone", exact: true })).toHaveAttribute("inputmode", "tel");
  await email.fill("lee@");
  await expect.element(email).toBeValid();
});

it("two names of 255 letters leave the e-mail address whole", async () => {
  await page.viewport(1366, 768);
  const long = "n".repeat(255);
  const email = "ximena.quigley.438@example.test";
  const { screen } = await openConsole("/manage-customers", {
    replies: {
      "GET /api/customers/index": [{ ...screens.stored, first_name: long, last_name: long, email }],
      "GET /api/customers/count": 1,
    },
  });
  const text = screen.getByText(email);
  await expect.element(text).toBeVisible();
  const { scrollHeight, clientHeight } = text.element();
  expect(scrollHeight).toBe(clientHeight);
});

it("an empty list says so, and whether its filters are the reason", async () => {
  const { screen } = await openConsole("/manage-customers", {
    replies: { "GET /api/customers/index": [], "GET /api/customers/count": 0 },
  });
  await expect.element(screen.getByText("No customers yet. Add the first with New Customer.")).toBeVisible();
  await screen.getByRole("textbox", { name: "Last Name" }).fill("Novak");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("No customers match.")).toBeVisible();
});

it("ADM-CUST-31 ADM-CUST-32 the question about a duplicate and its tick hold for the address they were given for", async () => {
  const bodies: { customer: { email: string; ignore_duplicate: boolean } }[] = [];
  const { screen } = await openConsole("/manage-customer/new", {
    replies: {
      "GET /api/countries/list": [],
      "POST /api/customers": async (request: Request) => {
        bodies.push(await request.json());
        return Response.json({ duplicate: true });
      },
    },
  });
  const field = (name: string) => screen.getByRole("textbox", { name, exact: true });
  const box = screen.getByRole("checkbox", { name: "Create a duplicate customer" });
  const question = screen.getByText("A customer with this email address exists.");
  const save = screen.getByRole("button", { name: "Save", exact: true });
  await field("First Name").fill("Dora");
  await field("Email").fill("dora@example.test");
  await save.click();
  await expect.element(question).toBeVisible();
  await expect.element(box).toHaveFocus();
  await box.click();
  await field("Email").fill("quill@example.test");
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(box).not.toBeChecked();
  await field("Email").click();
  await userEvent.tab();
  await expect.element(box).toHaveFocus();
  await save.click();
  await expect.element(question).toBeVisible();
  expect(bodies.map(({ customer: { email, ignore_duplicate } }) => [email, ignore_duplicate])).toEqual([
    ["dora@example.test", false],
    ["quill@example.test", false],
  ]);
});
