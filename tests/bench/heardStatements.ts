import { Client } from "pg";

export type Statement = { readonly text: string; readonly values: readonly unknown[]; readonly name?: string };

/** Runs the work and returns what this process's PostgreSQL clients were asked meanwhile, as the driver was given it. */
export async function heardStatements(work: () => Promise<unknown>): Promise<readonly Statement[]> {
  const heard: Statement[] = [];
  const query: (...given: unknown[]) => unknown = Reflect.get(Client.prototype, "query");
  const listen = function (this: Client, ...given: unknown[]): unknown {
    const [asked, values] = given;
    if (isStatement(asked))
      heard.push({ ...namedOf(asked), text: asked.text, values: Array.isArray(values) ? values : [] });
    return Reflect.apply(query, this, given);
  };
  Object.defineProperty(Client.prototype, "query", { value: listen, writable: true, configurable: true });
  try {
    await work();
  } finally {
    Object.defineProperty(Client.prototype, "query", { value: query, writable: true, configurable: true });
  }
  return heard;
}

const isStatement = (asked: unknown): asked is { readonly text: string; readonly name?: unknown } =>
  typeof asked === "object" && asked !== null && "text" in asked && typeof asked.text === "string";

const namedOf = ({ name }: { readonly name?: unknown }) => (typeof name === "string" ? { name } : {});
