import { useServices } from "../services/services.tsx";
import { momentIn } from "./businessTime.ts";

/** An instant in the time zone of the business. */
export function Moment({ instant }: { readonly instant: string }) {
  return momentIn(useServices().config, instant);
}
