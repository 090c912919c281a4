import { type Operation, operationsOf, readContract, type Schema, schemaOf } from "@teedesk/openapi/contract";

const contract = readContract(new URL("../../openapi/generated/openapi.json", import.meta.url));

export const operations = operationsOf(contract);

/** A schema, or the one it refers to. */
export const followed = (schema: Schema): Schema => schemaOf(contract, schema);

/** The schema of a body of JSON, null for any other. */
export const jsonOf = ({ body }: Operation): Schema | null =>
  body?.contentType === "application/json" ? body.schema : null;
