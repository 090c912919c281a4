import { afterEach, beforeEach, describe, expect, it } from "vitest";
import "./theme.css";

const text = 4.5;
const shape = 3;
const texts = ["ink", "ink-muted", "ink-faint", "accent-text", "danger-text", "link"];
const grounds = ["canvas", "surface", "sunken", "raised", "hover"];

const pairs: [front: string, back: string, least: number][] = [
  ...texts.flatMap((front) => grounds.map((back): [string, string, number] => [front, back, text])),
  ...["canvas", "surface", "raised"].flatMap((back): [string, string, number][] => [
    ["line-strong", back, shape],
    ["focus", back, shape],
    ["accent", back, shape],
  ]),
  ["accent-ink", "accent", text],
  ["accent-ink", "accent-hover", text],
  ["accent-text", "accent-soft", text],
  ["danger-ink", "danger", text],
  ["danger-ink", "danger-hover", text],
  ["danger-text", "danger-soft", text],
  ["ink", "danger-soft", text],
  ["ink-faint", "danger-soft", text],
  ["ink", "accent-soft", text],
  ...["ink", "ink-muted", "accent-text", "attention-text", "danger-text"].flatMap((front) =>
    ["attention-soft", "attention-hover"].map((back): [string, string, number] => [front, back, text]),
  ),
];

/** Relative luminance of a token as WCAG 2.2 defines it, from the pixel the browser paints. */
function luminance(token: string): number {
  const probe = document.createElement("i");
  probe.style.color = `var(--color-${token})`;
  document.body.append(probe);
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  if (context === null) throw new Error("no canvas");
  context.fillStyle = getComputedStyle(probe).color;
  context.fillRect(0, 0, 1, 1);
  probe.remove();
  const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(front: string, back: string): number {
  const [light = 0, dark = 0] = [luminance(front), luminance(back)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(["light", "dark"])("in the %s theme", (theme) => {
  beforeEach(() => {
    document.documentElement.dataset["theme"] = theme;
  });
  afterEach(() => {
    delete document.documentElement.dataset["theme"];
  });

  it.each(pairs)("%s stands out on %s by at least %s", (front, back, least) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(least);
  });
});
