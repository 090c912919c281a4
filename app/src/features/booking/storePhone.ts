import { type ApiResult, customerForm } from "@teedesk/domain";
import { showToast } from "@teedesk/ui";
import type { Api } from "../../api/client.ts";
import { noResponse } from "../../flows/apiResult.ts";
import type { PhoneOutcome } from "../../flows/booking/ports.ts";
import { digitsOf } from "../../format/digitsOf.ts";
import { customerCalls } from "../../resources/customers/customer.api.ts";

/** Stores nothing: another field of the record has to be corrected first. */
const unreadableRecord = { "": "Another field of the customer's record has to be corrected first." };

/** Leaving the page ends neither call: the booking is made, and the number would be lost. */
const unaborted = new AbortController().signal;

async function store(api: Api, customerId: number, phone: string): Promise<ApiResult<PhoneOutcome>> {
  const { load, update } = customerCalls(api);
  const loaded = await load(customerId, unaborted);
  if (loaded.kind !== "ok") return loaded;
  const customer = loaded.value;
  const primary = customer.primary_phone ?? "";
  const known = [primary, customer.mobile_phone ?? ""].map(digitsOf);
  if (known.includes(digitsOf(phone))) return { kind: "ok", value: "stored" };
  if (primary !== "") return { kind: "ok", value: "kept" };
  // The whole record, since a specified server may blank what is left out. It exists, so that it is not a new duplicate.
  const draft = { ...customerForm.toDraft(customer), primary_phone: phone, ignore_duplicate: true };
  const parsed = customerForm.parse(draft);
  if ("failure" in parsed) return { kind: "invalid", errors: unreadableRecord };
  const saved = await update(customer, parsed.success, unaborted);
  if (saved.kind === "asked") return { kind: "failed", ...noResponse };
  return saved.kind === "ok" || saved.kind === "stored" ? { kind: "ok", value: "stored" } : saved;
}

/**
 * Adds a phone number to a customer who has none; one that is on record is never overwritten. Once `signal` is aborted, the
 * confirmation is no longer shown, and a toast reports that the number was not stored.
 */
export async function storePhone(
  api: Api,
  customerId: number | null,
  phone: string,
  signal: AbortSignal,
): Promise<ApiResult<PhoneOutcome>> {
  if (customerId === null) return { kind: "ok", value: "unmatched" };
  const outcome = await store(api, customerId, phone);
  const isStored = outcome.kind === "ok" && outcome.value === "stored";
  if (signal.aborted && !isStored) showToast(`The phone number ${phone} was not stored with the customer.`);
  return outcome;
}
