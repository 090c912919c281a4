import type { Issue } from "@teedesk/domain";

/** What the domain's parse functions answer, as far as a flow looks at it: a value, or the issues it was refused for. */
export type Parsed<Value> = { readonly success: Value } | { readonly failure: readonly Issue[] };

/** Why a draft was refused; none when it is sound. */
export const issuesOf = (parsed: Parsed<unknown>): readonly Issue[] => ("failure" in parsed ? parsed.failure : []);
