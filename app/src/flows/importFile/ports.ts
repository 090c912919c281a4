import type { ApiResult } from "@teedesk/domain";

/** The parts of an import that decide what can be done with it. */
export type ImportState = {
  readonly import: {
    readonly state: "mapping" | "planning" | "planned" | "running" | "done" | "undoing" | "undone";
    readonly counts: { readonly create: number; readonly update: number; readonly done: number; readonly kept: number };
  };
  readonly mapping: Readonly<Record<string, number>>;
  readonly is_day_first: boolean;
};

export type ImportReading = Pick<ImportState, "mapping" | "is_day_first">;

/** The calls about one import. Each can be repeated: the server does what it starts once. */
export type ImportPorts<Details extends ImportState> = {
  readonly load: (signal: AbortSignal) => Promise<ApiResult<Details>>;
  readonly plan: (reading: ImportReading) => Promise<ApiResult<Details>>;
  readonly run: () => Promise<ApiResult<Details>>;
  readonly undo: () => Promise<ApiResult<Details>>;
};
