import { clsx } from "clsx";
import type { IconNode } from "lucide";
import { memo } from "react";

/** The shapes of a decorative icon, in a square of 24; every icon of `icons.ts` is one. */
export type Icon = IconNode;

const markups = new Map<Icon, string>();

function markupOf(icon: Icon): string {
  const known = markups.get(icon);
  if (known !== undefined) return known;
  const shapes = icon.map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${String(value)}"`);
    return `<${tag}${written.join("")}/>`;
  });
  const markup = shapes.join("");
  markups.set(icon, markup);
  return markup;
}

export type SignProps = { icon: Icon; className?: string | undefined };

/**
 * Draws an icon in the current colour, as large as its class says. Its shapes are set as one text: as elements React would make
 * and keep each stroke, which is a tenth of what a page has.
 */
export const Sign = memo(({ icon, className }: SignProps) => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    className={clsx("sign", className)}
    // The shapes are Lucide's and constant.
    // oxlint-disable-next-line react/no-danger
    dangerouslySetInnerHTML={{ __html: markupOf(icon) }}
  />
));
