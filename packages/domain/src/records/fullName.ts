type Named = Readonly<Record<"first_name" | "last_name", string>>;

/** "Ann Lee": first and last name; "" for null, and for a person without a name. */
export const fullName = (person: Named | null): string =>
  person === null ? "" : `${person.first_name} ${person.last_name}`.trim();
