/** A mistake in the environment, in one line that names the variable. */
export class ConfigError extends Error {}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment's texts into values; an empty text counts as not set. */
export function readerOf(environment: Environment) {
  const valueOf = (name: string): string | null => environment[name]?.trim() || null;

  const refuse = (name: string, expected: string): never => {
    throw new ConfigError(`${name}: expected ${expected}.`);
  };

  return {
    isSet: (name: string): boolean => valueOf(name) !== null,
    refuse,
    text: (name: string, fallback: string): string => valueOf(name) ?? fallback,
    optional: valueOf,
    integer<Fallback extends number | null>(
      name: string,
      fallback: Fallback,
      { min, max }: { min: number; max: number },
    ): number | Fallback {
      const value = valueOf(name);
      if (value === null) return fallback;
      const number = Number(value);
      const fits = /^\d+$/.test(value) && number >= min && number <= max;
      return fits ? number : refuse(name, `a whole number from ${min} to ${max}`);
    },
    flag(name: string, fallback: boolean): boolean {
      const value = valueOf(name);
      if (value === null) return fallback;
      return value === "1" ? true : value === "0" ? false : refuse(name, "0 or 1");
    },
    oneOf<T extends string>(name: string, choices: readonly T[], fallback: T): T {
      const value = valueOf(name);
      if (value === null) return fallback;
      return choices.find((choice) => choice === value) ?? refuse(name, `one of ${choices.join(", ")}`);
    },
    /** An address of one of these schemes; the value itself may hold a password and is never repeated. */
    url(name: string, schemes: readonly string[]): string | null {
      const value = valueOf(name);
      if (value === null) return null;
      const fits = URL.canParse(value) && schemes.includes(new URL(value).protocol);
      return fits ? value : refuse(name, `an address starting with ${schemes.map((s) => `${s}//`).join(" or ")}`);
    },
  };
}

export type Reader = ReturnType<typeof readerOf>;
