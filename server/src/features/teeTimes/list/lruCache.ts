/** A map that evicts its least recently used entries. */
export function createLruCache<Value>(size: number) {
  const values = new Map<string, Value>();
  return {
    get(key: string): Value | undefined {
      const value = values.get(key);
      if (value !== undefined) {
        values.delete(key);
        values.set(key, value);
      }
      return value;
    },
    set(key: string, value: Value): void {
      values.delete(key);
      values.set(key, value);
      for (const oldest of values.keys()) {
        if (values.size <= size) return;
        values.delete(oldest);
      }
    },
  };
}
