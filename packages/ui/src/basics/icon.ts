import type { ComponentType } from "react";

/** A component that draws a decorative icon in the current colour; every icon of `icons.ts` is one. */
export type Icon = ComponentType<{ className?: string }>;
