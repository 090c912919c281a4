import { type Issue, issue } from "../issue.ts";
import { isMembers } from "../wire/members.ts";

type Bounds = readonly [string, string] | undefined;

/** The filters of the tee-time list that bound the days of an export. */
type ExportFilters = { readonly play_date?: Bounds; readonly created_at?: Bounds };

const isComplete = (bounds: unknown): boolean =>
  Array.isArray(bounds) && bounds.length === 2 && bounds.every((bound) => typeof bound === "string" && bound !== "");

/** Why the tee times of these filters are not exported: a complete range of either date is needed (OPS-TTL-47, MSG-16). */
export const exportIssues = (filters: ExportFilters): readonly Issue[] =>
  isMembers(filters) && (isComplete(filters.play_date) || isComplete(filters.created_at))
    ? []
    : issue("filters", "export_range_missing");
