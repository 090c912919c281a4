import type { Config } from "../../config/config.ts";
import { invalid } from "../../platform/refusal.ts";

type Rule = Pick<Config, "passwordRule" | "names">;

/** The message for a new password that lacks the length or the characters of the settings, counted as it is stored; null when it has both. */
export function passwordProblem(
  { passwordRule: { length, characters }, names }: Rule,
  password: string,
): string | null {
  const isLong = Array.from(password.normalize("NFKC")).length >= length;
  const isMixed = characters === "any" || (/\p{L}/u.test(password) && /\p{N}/u.test(password));
  return isLong && isMixed ? null : `Enter ${names.password_rule}.`;
}

/** Throws 422 for such a password. */
export function checkPassword(rule: Rule, password: string): void {
  const problem = passwordProblem(rule, password);
  if (problem !== null) throw invalid({ password: [problem] });
}
