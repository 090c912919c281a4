import type { OperationId } from "@teedesk/domain";
import type { Operation, Schema } from "@teedesk/openapi/contract";
import type { TestApp } from "@teedesk/server/testing";
import { followed, jsonOf, operations } from "../support/contract.ts";

const find = (id: string): Operation | undefined => operations.find((operation) => operation.id === id);

function get(id: string): Operation {
  const operation = find(id);
  if (operation === undefined) throw new Error(`The contract has no ${id}.`);
  return operation;
}

const exists = (id: string): boolean => find(id) !== undefined;

/** A noun as the list and count calls write it: Holidays, Caddies. */
const pluralOf = (noun: string): string => (/[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`);

/** The names of the contract's plain resources: those that can be listed, shown, created and updated. */
export const nouns: readonly string[] = operations
  .map(({ id }) => id)
  .filter((id: OperationId) => id.startsWith("create"))
  .map((id) => id.slice("create".length))
  .filter((noun) => [`create${noun}`, `update${noun}`, `get${noun}`, `list${pluralOf(noun)}`].every(exists));

/** The member of a body that holds the record. */
function recordIn({ id, body }: Operation): string {
  const record = body?.record ?? null;
  if (record === null) throw new Error(`${id} sends no record.`);
  return record;
}

/** The body of a save: members that the operation takes beside the record are beside it, the id too where it is required. */
function bodyOf(operation: Operation, { id, ...members }: { readonly id?: number } & object): object {
  const record = recordIn(operation);
  // A rate has a field `rate`, the name of the record itself.
  const beside = Object.keys(jsonOf(operation)?.properties ?? {}).filter((name) => name !== record);
  const isBeside = ([name]: readonly [string, unknown]) => beside.includes(name);
  const own = Object.entries({ ...members, ...(id === undefined ? {} : { id }) });
  return {
    ...Object.fromEntries(own.filter(isBeside)),
    [record]: Object.fromEntries(own.filter((member) => !isBeside(member))),
  };
}

const isText = (schema: Schema): boolean => schema.type === "string" && schema.enum === undefined;

const json = (value: unknown): string => encodeURIComponent(JSON.stringify(value));

/** A list's parameters as a query string. */
const queryOf = (query: object): string =>
  Object.entries(query)
    .map(([name, value]) => `${name}=${typeof value === "number" ? value : json(value)}`)
    .join("&");

export type Row = Readonly<Record<string, unknown>> & { readonly id: number };

/** The properties of a plain resource in the contract. */
export function traitsOf(noun: string) {
  const { parameters } = get(`list${pluralOf(noun)}`);
  const parameter = (name: string): Schema =>
    parameters.find((one) => one.name === name)?.content?.["application/json"]?.schema ?? {};
  const filters = followed(parameter("filters")).properties ?? {};
  return {
    filters: Object.keys(filters),
    /** Filters that match a text anywhere. */
    texts: Object.keys(filters).filter((name) => isText(followed(filters[name] ?? {}))),
    sorts: (followed(parameter("sort_fields").items ?? {}).enum ?? []).map(String),
    hasPages: parameters.some(({ name }) => name === "per_page"),
    isDeletable: exists(`delete${noun}`),
  };
}

/** The calls of a plain resource, made from the contract. Each returns the status and the body. */
export function resourceOf(noun: string, server: TestApp, headers: Record<string, string>) {
  const list = get(`list${pluralOf(noun)}`);
  const send = async (id: string, path: string, payload?: object) => {
    const { method } = get(id);
    const request = { method, url: path, headers, ...(payload === undefined ? {} : { payload }) };
    const { statusCode, payload: text } = await server.inject(request);
    return { status: statusCode, body: JSON.parse(text) };
  };
  const at = (id: string, record: number): string => get(id).path.replace("{id}", String(record));

  const rows = async (query: object = {}): Promise<readonly Row[]> =>
    (await send(list.id, `${list.path}?${queryOf(query)}`)).body;

  return {
    rows,
    refusedList: (query: object) => send(list.id, `${list.path}?${queryOf(query)}`),
    count: async (query: object = {}): Promise<number> => {
      const { id, path } = get(`count${pluralOf(noun)}`);
      return (await send(id, `${path}?${queryOf(query)}`)).body;
    },
    show: (record: number) => send(`get${noun}`, at(`get${noun}`, record)),
    create: (members: object) => {
      const operation = get(`create${noun}`);
      return send(operation.id, operation.path, bodyOf(operation, members));
    },
    update: (id: number, members: object) => {
      const operation = get(`update${noun}`);
      return send(operation.id, operation.path, bodyOf(operation, { ...members, id }));
    },
    remove: (record: number) => send(`delete${noun}`, at(`delete${noun}`, record)),
    history: (entity: string, record: number) => send("listHistory", `/api/history/${entity}/${record}`),
  };
}
