import type { Screen } from "@teedesk/domain";

/** A screen that has its address and its title but no page yet. */
type NotBuiltScreen = { readonly path: Screen; readonly title: string };

/**
 * The screens that lead to a page saying so. Whoever builds one takes its line from here to routes.tsx and adds the
 * page; this list is empty when the console is complete.
 */
export const notBuilt: readonly NotBuiltScreen[] = [
  { path: "/manage-images", title: "Image Management" },
  { path: "/image/:id", title: "Image Details" },
  { path: "/image/new/:course_id", title: "Image Details" },
];

/** Parts of built screens that are missing yet; the screen says so in a line. */
export const notBuiltParts = {
  course: {
    image: "The list of a course's images is not built yet.",
  },
};
