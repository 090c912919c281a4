import { by, operations, type Rule, tests } from "./rule.ts";

const source = operations("§2", [], "DECISION-68");
const saleTests = "sale/importedSale.test.ts";
const kindTests = "server/src/features/imports/kinds.test.ts";
const bookings = by("server/src/features/imports/kinds/bookings.ts", "bookingsKind");

/** Bookings, certificates and customers of another system, as they are stored. */
export const importRules: readonly Rule[] = [
  {
    id: "BUS-06",
    title: "Charge of an imported booking",
    version: 1,
    validFrom: "2026-11-28",
    source,
    formula: "its price − the service fee of its rate; refused where nothing is left of the price",
    reading: {
      chosen: "The price is what the customer agreed to, with the fee",
      rejected: "The service fee is added to the price",
      example:
        "price 450.00, fee 5.00 for each of 2 players: charge 440.00 for a total of 450.00, else 450.00 for 460.00",
    },
    implementedBy: [by("sale/importedSale.ts", "importedSale"), bookings],
    testedBy: [
      tests(
        saleTests,
        "BUS-06 the charge of a booking %s is the rest of its price",
        "BUS-06 a service fee that is %s is refused",
      ),
      tests(kindTests, "BUS-06 the price of an imported booking has the service fee of its rate in it"),
    ],
  },
  {
    id: "BUS-07",
    title: "A payment elsewhere is the whole price or nothing",
    version: 1,
    validFrom: "2026-11-28",
    source,
    formula:
      "paid where the other system took the price, due where it took 0; a part of the price, or more than it, is refused",
    reading: {
      chosen: "A part is refused",
      rejected: "A booking is paid as soon as anything was",
      example: "price 450.00, 100.00 paid: refused, else 350.00 that no agent asks for",
    },
    implementedBy: [by("sale/importedSale.ts", "importedSale"), bookings],
    testedBy: [
      tests(
        saleTests,
        "BUS-07 where %s was paid elsewhere, a booking is paid or due as a whole",
        "BUS-07 a payment of %s is refused",
      ),
      tests(kindTests, "BUS-07 a payment of a part of the price is refused: %s"),
    ],
  },
  {
    id: "BUS-08",
    title: "Balance of an imported certificate",
    version: 1,
    validFrom: "2026-11-28",
    source,
    formula: "what is left of it, issued once in its ledger; it has no sale, so no revenue",
    reading: null,
    computesNothing: "The balance is stored as it is read.",
    implementedBy: [by("server/src/features/imports/kinds/certificates.ts", "certificatesKind")],
    testedBy: [
      tests(
        kindTests,
        "BUS-08 gift certificates come as issued, so that the ledger adds up, and are withdrawn by a correction",
      ),
    ],
  },
  {
    id: "BUS-09",
    title: "A row about a stored record",
    version: 1,
    validFrom: "2026-11-28",
    source,
    formula:
      "customers: type, name and email address are the same, or a phone number where the row has no address; bookings: course, day, time and name, or course, day and confirmation; rates: course and every term; certificates: the serial. It updates the record or is skipped, so that a second run changes nothing",
    reading: {
      chosen: "Whoever shares an address under another name is another customer",
      rejected: "An address is one person",
      example: "Pat Lee and Kim Lee with one address are two customers",
    },
    implementedBy: ["bookings", "certificates", "customers", "rates"].map((kind) =>
      by(`server/src/features/imports/kinds/${kind}.ts`, `${kind}Kind`),
    ),
    testedBy: [
      tests(
        "server/src/features/imports/customers.test.ts",
        "BUS-09 creates, updates, skips and refuses as its dry run shows, and changes nothing the second time",
      ),
      tests(
        kindTests,
        "BUS-09 bookings come with their payment as paid elsewhere: no card is charged, nothing is mailed, and the books add up",
        "BUS-09 rates come with their date ranges, one rate for all rows with its terms, and go back",
      ),
    ],
  },
];
