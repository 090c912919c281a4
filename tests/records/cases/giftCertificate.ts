import type { Journey } from "../case.ts";

export const giftCertificateJourney: Journey = {
  ids: "ADM-GC-01..12",
  list: "/manage-gift-certificates",
  heading: "Gift Certificates",
  table: "Gift Certificates",
  filter: ["Serial", "GC-20591"],
  found: "GC-20591",
  create: null,
  form: "Gift Certificate",
  record: /\/manage-gift-certificate\/\d+$/,
  typed: [["Serial", "GC-20591"]],
  name: "GC-20591",
  changed: ["Greeting", "Mind the dog-leg."],
  deleted: false,
};
