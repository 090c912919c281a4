import type { Screen } from "@teedesk/domain";
import { type ComponentType, lazy } from "react";
import { NotBuiltPage } from "./features/notBuilt/NotBuiltPage.tsx";
import { notBuilt } from "./notBuilt.ts";
import type { PageProps } from "./pageProps.ts";

export type AppRoute = {
  /** Pattern of the address; paths.ts builds the links to it, the domain's screenAccess says who may open it. */
  readonly path: Screen;
  /** Names the page in its heading and, with the product's tag, in the window's title. */
  readonly title: string;
  readonly page: ComponentType<PageProps>;
};

const BookingPage = lazy(async () => ({ default: (await import("./features/booking/BookingPage.tsx")).BookingPage }));
const CoursePage = lazy(async () => ({ default: (await import("./resources/courses/CoursePage.tsx")).CoursePage }));
const CoursesPage = lazy(async () => ({ default: (await import("./resources/courses/CoursesPage.tsx")).CoursesPage }));
const CustomerPage = lazy(async () => ({
  default: (await import("./resources/customers/CustomerPage.tsx")).CustomerPage,
}));
const CustomersPage = lazy(async () => ({
  default: (await import("./resources/customers/CustomersPage.tsx")).CustomersPage,
}));
const HomePage = lazy(async () => ({ default: (await import("./features/home/HomePage.tsx")).HomePage }));
const SignInPage = lazy(async () => ({ default: (await import("./features/signIn/SignInPage.tsx")).SignInPage }));
const SignOutPage = lazy(async () => ({ default: (await import("./features/signOut/SignOutPage.tsx")).SignOutPage }));
const TeeTimesPage = lazy(async () => ({
  default: (await import("./features/teeTimes/TeeTimesPage.tsx")).TeeTimesPage,
}));
const TeeTimePage = lazy(async () => ({ default: (await import("./features/teeTimes/TeeTimePage.tsx")).TeeTimePage }));

/** Every address of the console. What is not built yet has its lines in notBuilt.ts. */
export const routes: readonly AppRoute[] = [
  { path: "/login", title: "Sign in", page: SignInPage },
  { path: "/logout", title: "Sign out", page: SignOutPage },
  { path: "/", title: "Home", page: HomePage },
  { path: "/home", title: "Home", page: HomePage },
  { path: "/ibe", title: "Internal Booking Engine", page: BookingPage },
  { path: "/manage-tee-times", title: "Tee Times", page: TeeTimesPage },
  { path: "/manage-tee-time/:id", title: "Tee Time", page: TeeTimePage },
  { path: "/manage-customers", title: "Customers", page: CustomersPage },
  { path: "/manage-customer/:id", title: "Customer", page: CustomerPage },
  { path: "/manage-courses", title: "Course Management", page: CoursesPage },
  { path: "/manage-course/:id", title: "Course", page: CoursePage },
  { path: "/course/new", title: "Course", page: CoursePage },
  ...notBuilt.map((screen) => ({ ...screen, page: NotBuiltPage })),
];
