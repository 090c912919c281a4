import { clsx } from "clsx";
import type { IconNode } from "lucide";
import { memo } from "react";

/** The shapes of a decorative icon, in a square of 24; those of `icons.ts` are some. */
export type IconShapes = IconNode;

const markups = new Map<IconShapes, string>();

function markupOf(shapes: IconShapes): string {
  const known = markups.get(shapes);
  if (known !== undefined) return known;
  const elements = shapes.map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${String(value)}"`);
    return `<${tag}${written.join("")}/>`;
  });
  const markup = elements.join("");
  markups.set(shapes, markup);
  return markup;
}

export type IconProps = {
  shapes: IconShapes;
  /** Says the size among others: without one it would fill its box. */
  className: string;
};

/**
 * Draws an icon in the current colour, as large as its class says. Its shapes are set as one text: as elements React would make
 * and keep each stroke, which is a tenth of what a page has.
 */
export const Icon = memo(({ shapes, className }: IconProps) => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    className={clsx("icon", className)}
    // The shapes are Lucide's and constant.
    // oxlint-disable-next-line react/no-danger
    dangerouslySetInnerHTML={{ __html: markupOf(shapes) }}
  />
));
