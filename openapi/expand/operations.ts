import { capitalized, given, type Node, type Resource, wordsOf } from "./declaration.ts";

/** The standard operations that a resource declares, by the key under which openapi.yaml finds them. */
export function operationsOf(resource: Resource): Node {
  const { access, paged = true, keepsUsed = false, returns = {}, examples } = resource;
  const { noun, nouns, called, calledMany, name, names } = wordsOf(resource);
  const schema = (of: string) => ({ $ref: `${resource.schemas ?? ""}#/${of}` });
  const record = schema(returns.record ?? name);
  const row = schema(returns.row ?? (resource.rows === undefined ? (returns.record ?? name) : `${name}Row`));
  const saved = {
    description: returns.saved?.description ?? `The stored ${called}.`,
    ...json(returns.saved === undefined ? record : schema(returns.saved.$ref)),
  };

  const filters = `${name.charAt(0).toLowerCase()}${name.slice(1)}Filters`;
  const matching = [`#/${filters}`, ...(resource.parameters ?? [])].map(($ref) => ({ $ref }));
  const sortFields = {
    name: "sort_fields",
    in: "query",
    description: "The fields to sort by, the most important first. JSON in the query string.",
    ...json({ type: "array", maxItems: 20, items: schema(`${name}SortField`) }, examples.sorts),
  };
  const page = paged ? [parameter("Page"), parameter("PerPage")] : [];
  const byId = { parameters: [parameter("Id")] };
  const written = (act: string) => ({ requestBody: { required: true, ...json(schema(`${act}${name}Request`)) } });

  const operation = (
    act: { id: string; summary: string; description: string; level: "staff" | "admin" },
    asks: Node,
    success: Node,
    failures: Node = {},
  ) => ({
    operationId: act.id,
    tags: [resource.tag ?? capitalized(nouns)],
    summary: act.summary,
    description: act.description,
    "x-access": act.level,
    ...asks,
    responses: {
      "200": success,
      "401": response("Unauthorized"),
      ...(act.level === "admin" && { "403": response("Forbidden") }),
      ...failures,
      "422": response("Invalid"),
      default: response("Unexpected"),
    },
  });
  const read = (verb: string, of: string, summary: string, description: string) =>
    ({ id: `${verb}${of}`, summary, description, level: access.read }) as const;
  const write = (verb: string, summary: string, description: string) =>
    ({ id: `${verb}${name}`, summary, description, level: access.write }) as const;

  const { show, list, count, create, update, delete: remove } = resource.operations;
  return {
    ...given(show, (text) => ({
      showId: {
        get: operation(
          read("get", name, `Read a ${noun}`, text ?? `Returns one ${called}.`),
          byId,
          { description: `The ${called}.`, ...json(record) },
          { "404": response("NotFound") },
        ),
      },
    })),
    ...given(list, (text) => ({
      index: {
        get: operation(
          read("list", names, `List ${nouns}`, text),
          { parameters: [...matching, ...page, sortFields, parameter("SortDesc")] },
          {
            description: paged ? "The page; empty when there are no more rows." : `The ${calledMany} that match.`,
            ...json({ type: "array", items: row }),
          },
        ),
      },
    })),
    ...given(count, (text) => ({
      count: {
        get: operation(
          read(
            "count",
            names,
            `Count ${nouns}`,
            text ?? `Returns how many ${calledMany} match${paged ? ", over all pages" : ""}.`,
          ),
          { parameters: matching },
          response("Count"),
        ),
      },
    })),
    ...given(create, (text) => ({
      collection: { post: operation(write("create", `Add a ${noun}`, text), written("Create"), saved) },
    })),
    ...given(update, (text) => ({
      update: {
        put: operation(
          write(
            "update",
            `Change a ${noun}`,
            text ??
              `Stores the changed members and returns the ${called}. 422 names the refused ones, as in create${name}.`,
          ),
          written("Update"),
          saved,
          { "404": response("NotFound"), "409": response("Conflict") },
        ),
      },
    })),
    ...given(remove, (text) => ({
      id: {
        delete: operation(write("delete", `Delete a ${noun}`, text ?? `Deletes a ${called}.`), byId, response("Done"), {
          "404": response("NotFound"),
          ...(keepsUsed && { "409": response("Refused") }),
        }),
      },
    })),
    ...given(list ?? count, () => ({
      [filters]: {
        name: "filters",
        in: "query",
        description: `Which ${calledMany} to return. JSON in the query string.`,
        ...json(schema(`${name}Filters`), examples.filters),
      },
    })),
  };
}

function json(schema: Node, example?: unknown): Node {
  return { content: { "application/json": { schema, ...(example !== undefined && { example }) } } };
}

function parameter(name: string): Node {
  return { $ref: `../components/parameters.yaml#/${name}` };
}

function response(name: string): Node {
  return { $ref: `../components/responses.yaml#/${name}` };
}
