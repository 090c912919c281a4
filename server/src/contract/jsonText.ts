const json = Symbol("json");
declare const value: unique symbol;

/** A T that the database has already written as JSON; it is sent as it is. */
export type JsonText<T> = { readonly [json]: string; readonly [value]?: T };

export const jsonText = <T>(text: string): JsonText<T> => ({ [json]: text });

/** The body of a response. */
export const toJson = (answer: unknown): string => (isJsonText(answer) ? answer[json] : JSON.stringify(answer));

const isJsonText = (answer: unknown): answer is JsonText<unknown> =>
  typeof answer === "object" && answer !== null && json in answer;
