/**
 * Keeps the first `most` different statements prepared: built once, and planned once by each connection. Connections never
 * drop a plan, so later statements are sent unprepared. `key` identifies a statement's text.
 */
export function preparedFew<Statement>(prefix: string, most: number) {
  const kept = new Map<string, Statement>();

  return (key: string, build: () => { readonly prepare: (name: string) => Statement }): Statement => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (kept.size === most) return build().prepare("");
    const statement = build().prepare(`${prefix}_${kept.size}`);
    kept.set(key, statement);
    return statement;
  };
}
