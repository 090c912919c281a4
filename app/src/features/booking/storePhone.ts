import type { Answer } from "@teedesk/domain";
import { answer } from "../../api/answer.ts";
import type { Api } from "../../api/client.ts";
import { noResponse } from "../../flows/answer.ts";
import type { PhoneOutcome } from "../../flows/booking/ports.ts";
import { customerCalls } from "../../resources/customers/customer.api.ts";

const digitsOf = (text: string): string => text.replaceAll(/\D/g, "");

/** Adds a phone number to a customer who has none; one that is on record is never overwritten. */
export async function storePhone(
  api: Api,
  customerId: number | null,
  phone: string,
  signal: AbortSignal,
): Promise<Answer<PhoneOutcome>> {
  if (customerId === null) return { kind: "failed", ...noResponse };
  const loaded = await customerCalls(api).load(customerId, signal);
  if (loaded.kind !== "ok") return loaded;
  const { id, lock_version, primary_phone, mobile_phone } = loaded.value;
  const known = [primary_phone, mobile_phone].map((text) => digitsOf(text ?? ""));
  if (known.includes(digitsOf(phone))) return { kind: "ok", value: "stored" };
  if (primary_phone !== "") return { kind: "ok", value: "kept" };
  const customer = { primary_phone: phone, lock_version };
  const saved = await answer(api.PUT("/api/customers/update", { body: { id, customer }, signal }));
  return saved.kind === "ok" ? { kind: "ok", value: "stored" } : saved;
}
