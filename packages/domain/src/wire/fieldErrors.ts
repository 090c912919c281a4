/** First message of each field by its dotted path; messages without a field are under the empty path. */
export type FieldErrors = Readonly<Record<string, string>>;
