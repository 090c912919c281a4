import { type Issue, issue } from "../issue.ts";

type Bounds = readonly [string, string] | undefined;

/** The filters of the tee-time list that say which days an export is about. */
type ExportFilters = { readonly play_date?: Bounds; readonly created_at?: Bounds };

const isComplete = (bounds: Bounds): boolean => bounds !== undefined && bounds[0] !== "" && bounds[1] !== "";

/** Why the tee times of these filters are not exported: a complete range of either date is needed (OPS-TTL-47, MSG-16). */
export const exportIssues = ({ play_date, created_at }: ExportFilters): readonly Issue[] =>
  isComplete(play_date) || isComplete(created_at) ? [] : issue("filters", "export_range_missing");
