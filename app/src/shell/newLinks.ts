import { type Level, mayCall } from "@teedesk/domain";
import { allDestinations, isWithin } from "../navigation/destinations.ts";

export type NewLink = { readonly name: string; readonly path: string };

/** The id of the stored course whose page an address is, or null. */
function courseOf(location: string): number | null {
  const id = /^\/manage-course\/([1-9]\d*)$/.exec(location)?.[1];
  return id === undefined ? null : Number(id);
}

/** The "New …" links of the top bar at an address, for those who may add one (OPS-SHELL-14 to 26, ANSWER-44). */
export function newLinks(location: string, level: Level): readonly NewLink[] {
  const courseId = courseOf(location);
  return allDestinations.flatMap((destination) => {
    const { create } = destination;
    if (create === undefined || !mayCall(level, create.call)) return [];
    if (courseId !== null && create.isOfCourse) return [{ name: create.text, path: create.path(courseId) }];
    return isWithin(destination, location) ? [{ name: create.text, path: create.path() }] : [];
  });
}
