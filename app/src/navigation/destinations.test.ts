import { describe, expect, it } from "vitest";
import { routes } from "../routes.tsx";
import { allDestinations, type DestinationGroup, isWithin, menuOf } from "./destinations.ts";

const entries = (menu: readonly DestinationGroup[]) =>
  Object.fromEntries(menu.flatMap(({ destinations }) => destinations.map(({ name, path }) => [name, path])));

const everybody = {
  "Tee Times": "/manage-tee-times",
  "Tee Time Availability": "/tee-time-availability",
  "Wait List Queue": "/wait-list-queue",
  "Lost Leads": "/lost-leads",
  Rates: "/manage-rates",
  Customers: "/manage-customers",
  "Golf Courses": "/manage-courses",
  Maintenances: "/manage-maintenances",
  "Gift Certificates": "/manage-gift-certificates",
  Holidays: "/manage-holidays",
  "Rental Clubs": "/manage-rental-clubs",
  Reports: "/reports",
  "Helpful Links": "/helpful-links",
};
const adminOnly = {
  "Golf Course Groups": "/manage-course-groups",
  Discounts: "/manage-discounts",
  "RIC Users": "/ric-users",
  "Email Templates": "/email-templates",
  "RIC Messages": "/ric-messages",
};
const onHomeAlone = { Images: "/manage-images", "Gift Certificate Sales": "/gift-certificate-sales" };

const specified = { keeps_seats: false };

describe("navigation", () => {
  it.each([
    ["ANSWER-36 tee times sold twice, where the server keeps seats", "keeps_seats", { "Sold Twice": "/sold-twice" }],
    ["DECISION-55 what is to do, where the server keeps promises", "keeps_promises", { "To Do": "/to-do" }],
  ])("%s", (_, flag, more) => {
    expect(entries(menuOf("drawer", "other", { [flag]: true }))).toEqual({ ...everybody, ...more });
    expect(entries(menuOf("home", "other", { [flag]: true }))).toEqual({ ...everybody, ...onHomeAlone, ...more });
  });

  it("OFFER-01 offers, where the server finds them", () => {
    const offers = { Offers: "/offers" };
    expect(entries(menuOf("drawer", "other", { finds_offers: true }))).toEqual({ ...everybody, ...offers });
  });

  it("OPS-SHELL-27..44 ROLE-02 ROLE-04..07 the drawer", () => {
    expect(entries(menuOf("drawer", "other", specified))).toEqual(everybody);
    expect(entries(menuOf("drawer", "admin", specified))).toEqual({ ...everybody, ...adminOnly });
  });

  it("OPS-HOME-03 OPS-HOME-04 OPS-HOME-31 ROLE-03 UNCLEAR-60 the home menu", () => {
    expect(entries(menuOf("home", "other", specified))).toEqual({ ...everybody, ...onHomeAlone });
    expect(entries(menuOf("home", "admin", specified))).toEqual({
      ...everybody,
      ...adminOnly,
      ...onHomeAlone,
      "Audit Trail": "/audit-trail",
      Exceptions: "/exceptions",
    });
  });

  it("each address except these belongs to exactly one entry", () => {
    const ownersOf = (location: string) => allDestinations.filter((destination) => isWithin(destination, location));
    const counts = routes.map(({ path }) => [path, ownersOf(path).length] as const);
    expect(Object.fromEntries(counts.filter(([, count]) => count !== 1))).toEqual({
      "/": 0,
      "/home": 0,
      "/account": 0,
      "/login": 0,
      "/logout": 0,
      "/ibe": 0,
    });
  });
});
