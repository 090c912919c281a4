import type { Screen } from "@teedesk/domain";
import type { ReactNode } from "react";
import { parse } from "regexparam";
import { matchRoute } from "wouter";
import { NotBuiltPage } from "./features/notBuilt/NotBuiltPage.tsx";
import { notBuilt } from "./notBuilt.ts";
import { type OnDemand, onDemand } from "./onDemand.tsx";
import type { PageProps } from "./pageProps.ts";

export type AppRoute = {
  /** Pattern of the address; paths.ts builds the links to it, the domain's screenAccess says who may open it. */
  readonly path: Screen;
  /** Names the page in its heading and, with the product's tag, in the window's title. */
  readonly title: string;
  readonly page: OnDemand<PageProps>;
};

/** What stands around every page of a signed-in member of staff. */
export const shell = onDemand<{ children: ReactNode }>(async () => (await import("./shell/Shell.tsx")).Shell);

const page = onDemand<PageProps>;

const HomePage = page(async () => (await import("./features/home/HomePage.tsx")).HomePage);
const CoursePage = page(async () => (await import("./resources/courses/pages.tsx")).CoursePage);

/** Every address of the console. What is not built yet has its lines in notBuilt.ts. */
export const routes: readonly AppRoute[] = [
  {
    path: "/login",
    title: "Sign in",
    page: page(async () => (await import("./features/signIn/SignInPage.tsx")).SignInPage),
  },
  {
    path: "/logout",
    title: "Sign out",
    page: page(async () => (await import("./features/signOut/SignOutPage.tsx")).SignOutPage),
  },
  { path: "/", title: "Home", page: HomePage },
  { path: "/home", title: "Home", page: HomePage },
  {
    path: "/ibe",
    title: "Internal Booking Engine",
    page: page(async () => (await import("./features/booking/BookingPage.tsx")).BookingPage),
  },
  {
    path: "/manage-tee-times",
    title: "Tee Times",
    page: page(async () => (await import("./features/teeTimes/pages.tsx")).TeeTimesPage),
  },
  {
    path: "/manage-tee-time/:id",
    title: "Tee Time",
    page: page(async () => (await import("./features/teeTimes/pages.tsx")).TeeTimePage),
  },
  {
    path: "/manage-customers",
    title: "Customers",
    page: page(async () => (await import("./resources/customers/pages.tsx")).CustomersPage),
  },
  {
    path: "/manage-customer/:id",
    title: "Customer",
    page: page(async () => (await import("./resources/customers/pages.tsx")).CustomerPage),
  },
  {
    path: "/manage-courses",
    title: "Course Management",
    page: page(async () => (await import("./resources/courses/pages.tsx")).CoursesPage),
  },
  { path: "/manage-course/:id", title: "Course", page: CoursePage },
  { path: "/course/new", title: "Course", page: CoursePage },
  ...notBuilt.map((screen) => ({ ...screen, page: page(async () => NotBuiltPage) })),
];

export type Match = { readonly route: AppRoute; readonly params: PageProps["params"] };

/** The route a path leads to and the values in it, null for an unknown one. */
export function matchOf(path: string): Match | null {
  for (const route of routes) {
    const [matches, params] = matchRoute(parse, route.path, path);
    if (matches) return { route, params };
  }
  return null;
}
