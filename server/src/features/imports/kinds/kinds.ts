import type { importKinds } from "../../../db/schema/imports.ts";
import { bookingsKind } from "./bookings.ts";
import { certificatesKind } from "./certificates.ts";
import { customersKind } from "./customers.ts";
import type { ImportKind } from "./kind.ts";
import { ratesKind } from "./rates.ts";

export const kinds: Readonly<Record<(typeof importKinds)[number], ImportKind>> = {
  customers: customersKind,
  bookings: bookingsKind,
  rates: ratesKind,
  gift_certificates: certificatesKind,
};
