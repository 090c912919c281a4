import { useServices } from "../services/services.tsx";
import { momentIn } from "./businessTime.ts";

/** An instant on the clock of the business. */
export function Moment({ instant }: { readonly instant: string }) {
  return momentIn(useServices().config, instant);
}
