import { below, type Contract, type Operation } from "@teedesk/openapi/contract";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

const contract = "contract";

type Options = { readonly coerceTypes: boolean; readonly useDefaults: boolean };

function ajvFor(document: Contract, options: Options): Ajv2020 {
  const ajv = new Ajv2020({ ...options, allErrors: true, strict: false });
  addFormats.default(ajv);
  // Schemas are referenced in the document and compiled one by one, on their first use.
  return ajv.addSchema(document, contract, false, false);
}

const at = (pointer: string) => ({ $ref: `${contract}${pointer}` });

/** By document: the servers of a process share the compiled schemas. */
const known = new WeakMap<Contract, Validators>();

export function validatorsOf(document: Contract): Validators {
  const validators = known.get(document) ?? createValidators(document);
  known.set(document, validators);
  return validators;
}

/**
 * Compiles the contract's own schemas. Bodies and responses must have their types; path, query and headers are texts, so
 * there "5" is read as 5, and a missing value gets its default.
 */
function createValidators(document: Contract) {
  const exact = ajvFor(document, { coerceTypes: false, useDefaults: false });
  const fromTexts = ajvFor(document, { coerceTypes: true, useDefaults: true });

  const group = ({ parameters }: Operation, where: "path" | "query" | "header") => {
    const members = parameters.filter((parameter) => parameter.in === where);
    return {
      type: "object",
      required: members.filter(({ required }) => required === true).map(({ name }) => name),
      properties: Object.fromEntries(members.map((parameter) => [parameter.name, valueSchema(parameter)])),
    };
  };

  // Ajv compiles a schema once, known by its object: so there is one for each place.
  const schemas = new Map<string, object>();
  function schemaOf(place: string, make: () => object): object {
    const schema = schemas.get(place) ?? make();
    schemas.set(place, schema);
    return schema;
  }

  return {
    /** Checks `{ path, query, headers }` and turns their texts into values, in place. */
    parameters: <T>(operation: Operation): ValidateFunction<T> =>
      fromTexts.compile<T>(
        schemaOf(operation.id, () => ({
          type: "object",
          properties: {
            path: group(operation, "path"),
            query: group(operation, "query"),
            headers: group(operation, "header"),
          },
        })),
      ),
    /** Checks a value by the schema under `content` at a place of the document, such as a body or a response. */
    content: <T>({ pointer, contentType = "application/json" }: Content): ValidateFunction<T> => {
      const place = below(pointer, "content", contentType, "schema");
      return (contentType === "multipart/form-data" ? fromTexts : exact).compile<T>(schemaOf(place, () => at(place)));
    },
  };
}

export type Validators = ReturnType<typeof createValidators>;

type Content = { readonly pointer: string; readonly contentType?: string };

function valueSchema({ content, pointer }: Operation["parameters"][number]) {
  return at(content === undefined ? below(pointer, "schema") : below(pointer, "content", "application/json", "schema"));
}
