import type { customers } from "../db/schema/index.ts";
import { createRandom } from "./random.ts";
import type { Row } from "./values.ts";

const firstNames =
  "Ada Ben Carla David Elena Frank Grace Henry Isabel Jack Karen Luis Maria Nolan Olivia Peter Rosa Steven Tara Umar Vera Walter Ximena Yuki Zoe Amir Beth Colin Diane Eric".split(
    " ",
  );
const lastNames =
  "Abbott Barnes Castillo Dunn Eriksen Flores Gallagher Huang Ibarra Jensen Kowalski Larsen Mercer Novak Ortega Pham Quigley Ramirez Sutton Turner Underwood Vargas Weber Xu Young Zimmerman Bishop Chandler Doyle Everett".split(
    " ",
  );
const cities = [
  ["San Diego", "CA", "92103"],
  ["Phoenix", "AZ", "85004"],
  ["Los Angeles", "CA", "90025"],
  ["Denver", "CO", "80203"],
  ["Seattle", "WA", "98101"],
  ["Chicago", "IL", "60614"],
] as const;

export type DemoCustomer = Row<typeof customers> & { id: number };

/** `count` customers with made-up addresses; every tenth is the recipient of a certificate. */
export function demoCustomers(count: number): readonly DemoCustomer[] {
  const random = createRandom(11);
  return Array.from({ length: count }, (_, index) => {
    const [first_name, last_name] = [random.pick(firstNames), random.pick(lastNames)];
    const [city, subdivision, postcode] = random.pick(cities);
    return {
      id: index + 1,
      type: index % 10 === 9 ? "GiftCertificateRecipient" : "Customer",
      first_name,
      last_name,
      email: `${first_name}.${last_name}.${index + 1}@example.test`.toLowerCase(),
      address: `${random.integer(10, 9800)} Fairway Lane`,
      city,
      subdivision,
      postcode,
      country_alpha2: "US",
      primary_phone: `(858) 555-${String(random.integer(0, 9999)).padStart(4, "0")}`,
    };
  });
}
