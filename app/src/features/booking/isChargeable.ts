import { parseCents } from "@teedesk/domain";

/** Whether there is anything to total: a charge above 0 (OPS-IBE-35). */
export function isChargeable(charge: string): boolean {
  const cents = parseCents(charge);
  return "success" in cents && cents.success > 0;
}
