import { by, operations, type Rule } from "./rule.ts";

/** Conditions for pricing and booking. */
export const bookingRules: readonly Rule[] = [
  {
    id: "OPS-IBE-64",
    title: "Charge of a booking",
    source: operations("§5"),
    formula: "a number of dollars above 0",
    reading: {
      chosen: "What is typed has to be above 0; the price of a charge of 0 can still be worked out",
      rejected: "A charge of 0 has no price either",
      example: "charge 0.00 and clubs for 25.00: no booking, but a total of 25.00, else no total",
    },
    implementedBy: [by("booking/bookingParts.ts", "parseCharge")],
  },
  {
    id: "OPS-IBE-67",
    title: "A tee time that is complete",
    source: operations("§4 and §5", ["OPS-IBE-54", "OPS-IBE-56", "OPS-IBE-57"]),
    formula: "date and time are not empty, players above 0, course id above 0",
    reading: {
      chosen: "Date and time have to be readable as well",
      rejected: "Not empty is enough",
      example: "2/30/2026: incomplete, else complete",
    },
    implementedBy: [
      by("booking/parseTeeTime.ts", "teeTimeIsComplete"),
      by("booking/acceptBooking.ts", "acceptTeeTime"),
      by("teeTime/readTeeTimeFacts.ts", "checkPlayers"),
    ],
  },
  {
    id: "OPS-IBE-29",
    title: "Quantity of a rental club",
    source: operations("§2", [], "ANSWER-03"),
    formula: "whole, from 0 to 999; blank is 0",
    reading: null,
    implementedBy: [by("number/wholeNumber.ts", "parseCount"), by("booking/bookingParts.ts", "parseRentalClubs")],
  },
  {
    id: "OPS-IBE-65",
    title: "A booking is sent when nothing is wrong with it",
    source: operations("§5", ["OPS-IBE-68", "OPS-IBE-70"]),
    formula: "tee time, charge, customer, card and clubs are read; every issue is named by its field",
    reading: null,
    implementedBy: [by("booking/parseBooking.ts", "parseBooking"), by("booking/acceptBooking.ts", "acceptBooking")],
  },
  {
    id: "OPS-IBE-66",
    title: "A booking without a card",
    source: operations("§5"),
    formula: "without a card number there is no card, whatever the other three fields hold",
    reading: {
      chosen: "A month and a year without a number are no card",
      rejected: "They are a card whose number is missing",
      example: 'number "", month "1", year "30": no card, else refused',
    },
    implementedBy: [by("creditCard/parseCreditCard.ts", "parseCreditCard")],
  },
  {
    id: "OPS-IBE-63",
    title: "INTERNAL",
    source: operations("§4", [], "ANSWER-42"),
    formula:
      "a confirmation that is blank, or INTERNAL in any case with blanks around it, is sent and stored as INTERNAL",
    reading: {
      chosen: "internal in any case is INTERNAL",
      rejected: "Only the capital letters are; internal is a number of the course",
      example: '" internal ": INTERNAL, so canceling takes a call; else the course\'s system is asked to release it',
    },
    implementedBy: [by("teeTime/confirmation.ts", "confirmationOf"), by("teeTime/confirmation.ts", "isInternal")],
  },
  {
    id: "ANSWER-09",
    title: "The server works the total out again",
    source: operations("§9", ["OPS-IBE-69"], "ANSWER-09"),
    formula:
      "a booking carries the charge and the total that was shown; the server refuses one whose quote has another total",
    reading: null,
    implementedBy: [by("booking/parseBooking.ts", "parseBooking"), by("booking/quote.ts", "quote")],
  },
];
