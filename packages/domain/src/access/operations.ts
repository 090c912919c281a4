import { accessOf } from "./accessOf.ts";
import { hasAccess, type Level } from "./level.ts";

/** Every operation of the contract. */
export type OperationId = keyof typeof accessOf;

/** Tells whether a visitor of that level (null: not signed in) may call the operation. */
export const mayCall = (level: Level | null, operation: OperationId): boolean => hasAccess(level, accessOf[operation]);
