import type { Clock } from "../../platform/clock.ts";
import { invalid } from "../../platform/refusal.ts";

/** The moment of a promised call; throws 422 for one that is over. A call may be promised a year ahead at most. */
export function callMoment(clock: Clock, text: string): Date {
  const call_at = new Date(text);
  const ahead = call_at.getTime() - clock.now().getTime();
  if (ahead <= 0) throw invalid({ call_at: ["This time is over."] });
  if (ahead > 366 * 86_400_000) throw invalid({ call_at: ["Choose a time within a year."] });
  return call_at;
}
