/** The windows people work at: their widths, with the height that usually goes with each. */
export const windows = [
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

/**
 * The problem with an element's position; "" when all of it lies in the window and nothing covers its top and bottom. It stands
 * alone, because the journeys send it into their page.
 */
export function hiddenPart(element: Element): string {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight || left < 0 || right > innerWidth + 1)
    return `outside: ${[top, bottom, left, right].map(Math.round).join(" ")} in ${innerWidth}x${innerHeight}`;
  const isCovered = (y: number) => {
    const hit = document.elementFromPoint((left + right) / 2, y);
    return hit === null || !(element.contains(hit) || hit.contains(element));
  };
  if (isCovered(top + 3)) return `its top is covered at ${Math.round(top)}`;
  return isCovered(bottom - 3) ? `its bottom is covered at ${Math.round(bottom)}` : "";
}
