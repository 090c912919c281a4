/** Object.entries, with the names as the object's type has them. */
export function entries<Name extends string, Value>(object: Readonly<Record<Name, Value>>): (readonly [Name, Value])[] {
  const isName = (name: string): name is Name => name in object;
  return Object.keys(object)
    .filter(isName)
    .map((name) => [name, object[name]] as const);
}
