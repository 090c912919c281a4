import type { OperationId } from "@teedesk/domain";

/** Operations of the contract that answer 501 for now. Handlers and this list exclude each other at compile time. */
export const notBuilt = [] as const satisfies readonly OperationId[];

export type NotBuilt = (typeof notBuilt)[number];

const names: ReadonlySet<string> = new Set(notBuilt);

export const isNotBuilt = (operation: string): operation is NotBuilt => names.has(operation);
