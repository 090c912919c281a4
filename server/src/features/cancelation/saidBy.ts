import { redact } from "@teedesk/domain";
import type { Unavailable } from "../../ports/paymentGateway.ts";

/** What staff may read of a silent system: its own words, never an error of ours, which may carry SQL and its values. */
export const saidBy = ({ reason }: Unavailable): { readonly backend_message?: string } =>
  reason === undefined ? {} : { backend_message: redact(reason) };
