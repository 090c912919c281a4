/** What each member of a booking holds: the words of `--help` and of a refusal. */
export const fields: Readonly<Record<string, string>> = {
  id: "anything; handed back beside the price",
  charge: 'decimal dollars above 0, such as "125.00"',
  players: "a whole number; null, 0 and less count as 1",
  rate: "an object, or null",
  "rate.raw_rate": "a whole number of cents per player",
  "rate.service_fee": 'a number (percent of the rate), a text (dollars per player, such as "3.50"), or null',
  rental_clubs: "a list of objects, or null",
  "rental_clubs[]": "an object",
  "rental_clubs[].id": "a whole number; the place in the list where it is missing",
  "rental_clubs[].raw_charge": "a whole number of cents per set; 0 where it is missing",
  "rental_clubs[].quantity": "a whole number of sets",
  discount: "an object, or null",
  "discount.is_dollars": "true or false",
  "discount.raw_amount": "cents when is_dollars is true, else a percentage from 0 to 100",
  gift_certificate: "an object, or null",
  "gift_certificate.raw_balance": "a whole number of cents",
};
