import { mayOpen, type Screen } from "@teedesk/domain";
import type { ReactNode } from "react";
import { parse } from "regexparam";
import { matchRoute } from "wouter";
import { NotBuiltPage } from "./features/notBuilt/NotBuiltPage.tsx";
import { type LazyPage, lazyPage } from "./navigation/lazyPage.tsx";
import type { PageProps } from "./navigation/pageProps.ts";
import { notBuilt } from "./notBuilt.ts";

export type AppRoute = {
  /** Pattern of the address; paths.ts builds the links to it, the domain's screenAccess says who may open it. */
  readonly path: Screen;
  /** Names the page in its heading and, with the product's tag, in the window's title. */
  readonly title: string;
  readonly page: LazyPage<PageProps>;
};

/** What stands around every page of a signed-in member of staff. */
export const shell = lazyPage<{ children: ReactNode }>(async () => (await import("./shell/Shell.tsx")).Shell);

const page = lazyPage<PageProps>;

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

/** The chunks a path's page is made of, for the preloader. */
export function chunksOf(path: string): readonly Pick<LazyPage<never>, "isLoaded" | "load">[] {
  const match = matchOf(new URL(path, "http://console").pathname);
  const isPublic = match !== null && mayOpen(null, match.route.path);
  return [...(isPublic ? [] : [shell]), ...(match === null ? [] : [match.route.page])];
}
