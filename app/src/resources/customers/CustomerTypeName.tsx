import { textOf } from "@teedesk/ui";
import { customerTypeOptions } from "./customerTypes.ts";

/** A kind of customer in words. */
export function CustomerTypeName({ value }: { readonly value: string }) {
  return textOf(customerTypeOptions, value) || value;
}
