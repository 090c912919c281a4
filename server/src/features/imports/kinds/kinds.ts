import type { importKinds } from "../../../db/schema/imports.ts";
import { customersKind } from "./customers.ts";
import type { ImportKind } from "./kind.ts";

export const kinds: Partial<Readonly<Record<(typeof importKinds)[number], ImportKind>>> = {
  customers: customersKind,
};
