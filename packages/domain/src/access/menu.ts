import { type Access, hasAccess, type Level } from "./level.ts";
import type { Screen } from "./screens.ts";

/** Where an entry is listed: in the side drawer, and on the home page, which lists all of them. */
export type Menu = "drawer" | "home";

/**
 * Entries of the drawer and the home menu. Course groups are listed for admins alone although anyone on the staff may
 * open them (UNCLEAR-01); images and the sale of gift certificates are listed on the home page alone (OPS-HOME-04,
 * UNCLEAR-60).
 */
export const menuAccess = {
  "/manage-tee-times": { access: "staff", menus: ["drawer", "home"] },
  "/tee-time-availability": { access: "staff", menus: ["drawer", "home"] },
  "/wait-list-queue": { access: "staff", menus: ["drawer", "home"] },
  "/lost-leads": { access: "staff", menus: ["drawer", "home"] },
  "/manage-rates": { access: "staff", menus: ["drawer", "home"] },
  "/manage-customers": { access: "staff", menus: ["drawer", "home"] },
  "/manage-courses": { access: "staff", menus: ["drawer", "home"] },
  "/manage-course-groups": { access: "admin", menus: ["drawer", "home"] },
  "/manage-maintenances": { access: "staff", menus: ["drawer", "home"] },
  "/manage-gift-certificates": { access: "staff", menus: ["drawer", "home"] },
  "/manage-discounts": { access: "admin", menus: ["drawer", "home"] },
  "/manage-holidays": { access: "staff", menus: ["drawer", "home"] },
  "/manage-rental-clubs": { access: "staff", menus: ["drawer", "home"] },
  "/manage-images": { access: "staff", menus: ["home"] },
  "/gift-certificate-sales": { access: "staff", menus: ["home"] },
  "/reports": { access: "staff", menus: ["drawer", "home"] },
  "/helpful-links": { access: "staff", menus: ["drawer", "home"] },
  "/ric-users": { access: "admin", menus: ["drawer", "home"] },
  "/email-templates": { access: "admin", menus: ["drawer", "home"] },
  "/ric-messages": { access: "admin", menus: ["drawer", "home"] },
} as const satisfies Partial<Record<Screen, { readonly access: Access; readonly menus: readonly Menu[] }>>;

/** A page that a menu may list. */
export type MenuEntry = keyof typeof menuAccess;

/** Tells whether a menu lists an entry for a level. */
export const isListed = (level: Level | null, menu: Menu, entry: MenuEntry): boolean => {
  const { access, menus } = menuAccess[entry];
  return menus.some((listed) => listed === menu) && hasAccess(level, access);
};
