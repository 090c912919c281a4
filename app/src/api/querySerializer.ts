const encode = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/**
 * The query string of a call: plain values as they are, objects and arrays (`filters`, `sort_fields`, `sort_desc`)
 * as JSON. Undefined and null are left out.
 */
export function querySerializer(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value != null) search.set(name, encode(value));
  return search.toString();
}
