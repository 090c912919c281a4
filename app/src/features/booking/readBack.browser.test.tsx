import { expect, it } from "vitest";
import { openEngine } from "./testing/engine.ts";

const rate = {
  id: 40,
  type: "RicGolfRate",
  rate: "50.00",
  raw_rate: 5000,
  wholesale_rate: "40.00",
  max_refund: "",
  non_refundable: "",
  service_fee: 5,
  cancel_hours: 24,
};
const soldTerms = {
  ...rate,
  service_fee: 5,
  commission: "5.00",
  is_commission_dollars: true,
  max_refund: "45.00",
};
const booked = {
  id: 5201,
  confirmation: "INTERNAL",
  customers: [{ id: 77 }],
  sale_terms: { taken_for: "sale", taken_at: "", rule_set: "1", is_cost_known: true, rate: soldTerms },
};

const teeTime = {
  "Play Date": "12/11/2027",
  "Play Time": "7:40",
  Players: "2",
  "Charge Amount": "100.00",
};

it("reads the booking back beside Book, in the question, and in the outcome with the terms that it was sold at", async () => {
  const { enter, fillCustomer, fillCard, panel, bookButton, field, question, success } = await openEngine({
    replies: { "POST /api/ibe/rate": rate, "POST /api/ibe/book": booked },
  });
  const totals = panel("Totals");
  await enter(teeTime);
  await fillCustomer();
  await fillCard();
  const facts = "Saturday, December 11, 2027, 7:40 in the morning at Torrey Pines South, two players, $105.00 in all";
  const free = `${facts}; free to cancel until Friday, December 10, 2027, 7:40 in the morning.`;
  await expect.element(totals).toHaveTextContent(free);
  // A missing part is no sentence.
  await field("Play Time").fill("");
  await expect.element(totals).not.toHaveTextContent("Saturday");
  await field("Play Time").fill("07:40");
  await expect.element(totals).toHaveTextContent(free);
  await bookButton.click();
  await expect.element(question).toHaveTextContent(free);
  await question.getByRole("button", { name: "Book anyway" }).click();
  await expect
    .element(success)
    .toHaveTextContent(
      `${facts}; $90.00 goes back if it is canceled by Friday, December 10, 2027, 7:40 in the morning.`,
    );
});

it("states no terms where the rate and the server name none", async () => {
  const { enter, fillCustomer, fillCard, bookButton, panel, question, success } = await openEngine({
    replies: { "POST /api/ibe/rate": { ...rate, type: "ApiGolfRate" } },
  });
  await enter(teeTime);
  await fillCustomer();
  await fillCard();
  await expect.element(panel("Totals")).toHaveTextContent(/two players, \$105\.00 in all\.$/);
  await bookButton.click();
  await question.getByRole("button", { name: "Book anyway" }).click();
  await expect.element(success).toHaveTextContent("two players, $105.00 in all.");
});
