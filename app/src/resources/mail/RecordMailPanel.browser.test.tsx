import { expect, it } from "vitest";
import { openConsole } from "../../testing/openConsole.tsx";

const lost = (entity: string, record_id: number) => ({
  id: 7,
  recipient: "pat.lee@example.test",
  subject: "Receipt",
  state: "failed",
  attempts: 1,
  last_error: "550 no such mailbox",
  entity,
  record_id,
  created_at: "2026-11-21T17:04:00Z",
  updated_at: "2026-11-21T17:04:02Z",
});

const customer = {
  id: 8,
  type: "Customer",
  first_name: "Pat",
  last_name: "Lee",
  email: "pat.lee@example.test",
  address: "",
  address_2: "",
  address_3: "",
  postcode: "",
  city: "",
  subdivision: "",
  country_alpha2: "US",
  primary_phone: "",
  mobile_phone: "",
  legacy_address: "",
  lock_version: 1,
};

it("a customer's page shows the mail that did not arrive, and sends it again", async () => {
  const replies = {
    "GET /api/customers/show/8": customer,
    "GET /api/history/customer/8": [],
    "GET /api/countries/list": [],
    "GET /api/mail/of/customer/8": [lost("tee_time", 12)],
    "POST /api/mail/send_again/7": { message: "The mail to pat.lee@example.test is being sent again." },
  };
  const { screen, calls } = await openConsole("/manage-customer/8", { replies });
  await expect.element(screen.getByText("550 no such mailbox")).toBeVisible();
  await screen.getByRole("button", { name: "Send again to pat.lee@example.test" }).click();
  await expect.poll(() => calls).toContain("POST /api/mail/send_again/7");
});
