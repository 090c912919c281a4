import type { Issue } from "@teedesk/domain";

/** The result of the domain's parse functions, as far as a flow reads it: a value, or the issues it was refused for. */
export type Parsed<Value> = { readonly success: Value } | { readonly failure: readonly Issue[] };

/** Why a draft was refused; none when it is sound. */
export const issuesOf = (parsed: Parsed<unknown>): readonly Issue[] => ("failure" in parsed ? parsed.failure : []);
