import { expect, it } from "vitest";
import { openConsole } from "../testing/openConsole.tsx";

const pat = {
  id: 7,
  lock_version: 3,
  type: "Customer",
  first_name: "Pat",
  last_name: "Lee",
  email: "",
  city: "Monterey",
};
const moved = { ...pat, lock_version: 4, city: "Carmel" };

/** The list of customers, from which Pat is opened; what the server has of Pat comes when the test says so. */
async function openPat(row: object = pat) {
  let come = (_respond: () => Response) => {};
  const coming = new Promise<() => Response>((resolve) => {
    come = resolve;
  });
  const { screen } = await openConsole("/manage-customers", {
    replies: {
      "GET /api/customers/index": [row],
      "GET /api/customers/count": 1,
      "GET /api/customers/show/7": async () => (await coming)(),
      "GET /api/countries/list": [],
      "GET /api/history/customer/7": [],
      "GET /api/mail/of/customer/7": [],
      "GET /api/tee_times/index": [],
      "GET /api/tee_times/count": 0,
      "GET /api/gift_certificates/index": [],
      "GET /api/gift_certificates/count": 0,
    },
  });
  await screen.getByRole("link", { name: "View 7" }).click();
  return { screen, city: screen.getByRole("textbox", { name: "City", exact: true }), come };
}

it("a record is drawn with its row, and edited as the server has it", async () => {
  const { screen, city, come } = await openPat();
  await expect.element(city).toHaveValue("Monterey");
  const edit = screen.getByRole("button", { name: "Edit", exact: true });
  await edit.click();
  await expect.element(screen.getByText("Loading", { exact: true })).toBeVisible();
  await expect.element(city).toHaveAttribute("readonly");
  await expect.element(edit).toHaveFocus();
  come(() => Response.json(moved));
  await expect.element(city).toHaveValue("Carmel");
  await expect.element(city).not.toHaveAttribute("readonly");
});

it("a record that was deleted since its list was read is not shown any more", async () => {
  const { screen, city, come } = await openPat();
  await expect.element(city).toHaveValue("Monterey");
  come(() => new Response("", { status: 404 }));
  await expect.element(screen.getByText("There is no such record. It may have been deleted.")).toBeVisible();
  expect(city.elements()).toEqual([]);
  expect(screen.getByRole("heading", { name: "Pat Lee" }).elements()).toEqual([]);
  expect(screen.getByRole("heading", { name: "Bookings" }).elements()).toEqual([]);
});

it("a row that is not the whole record shows nothing of it", async () => {
  const { lock_version: _, ...row } = pat;
  const { city, come } = await openPat(row);
  expect(city.elements()).toEqual([]);
  come(() => Response.json(moved));
  await expect.element(city).toHaveValue("Carmel");
});
