import { useQuery, useQueryClient } from "@tanstack/react-query";
import { bookingDraftFromQuery, chooseCourse } from "@teedesk/domain";
import { Alert, Button, focusFirstError, PageHeader } from "@teedesk/ui";
import { useActorRef } from "@xstate/react";
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useSearch } from "wouter";
import { createBookingMachine } from "../../flows/booking/machine.ts";
import { selectEmail } from "../../flows/session/selectors.ts";
import type { PageProps } from "../../navigation/pageProps.ts";
import { internalCourses } from "../../resources/courses/course.api.ts";
import { useServices, useSession } from "../../services/services.tsx";
import { useSessionEnd } from "../../session/useSessionEnd.ts";
import { BookingAlerts } from "./BookingAlerts.tsx";
import { bookingPorts } from "./bookingPorts.ts";
import { CardPanel } from "./CardPanel.tsx";
import { CodesPanel } from "./CodesPanel.tsx";
import { CustomerPanel } from "./CustomerPanel.tsx";
import { DealsPanel } from "./DealsPanel.tsx";
import { DiscountPanel } from "./DiscountPanel.tsx";
import { RatePanel } from "./RatePanel.tsx";
import { RentalClubsPanel } from "./RentalClubsPanel.tsx";
import { TeeTimePanel } from "./TeeTimePanel.tsx";
import { TotalsPanel } from "./TotalsPanel.tsx";
import { BookingProvider } from "./useBooking.tsx";

/** Dialogs are needed by what comes after the first keystroke: they are loaded beside the page. */
const BookingQuestions = lazy(async () => ({ default: (await import("./BookingQuestions.tsx")).BookingQuestions }));

/** The internal booking engine (OPS-IBE-01). Another address is another booking. */
export function BookingPage({ title }: PageProps) {
  const search = useSearch();
  return <BookingForm key={search} title={title} search={search} />;
}

function BookingForm({ title, search }: { title: string; search: string }) {
  const { api, config } = useServices();
  const email = useSession(selectEmail);
  const [machine] = useState(() => createBookingMachine(bookingPorts({ api, config, email, address: search })));
  const [draft] = useState(() => bookingDraftFromQuery(Object.fromEntries(new URLSearchParams(search))));
  const booking = useActorRef(machine, { input: { draft } });
  const form = useRef<HTMLFormElement>(null);

  const queries = useQueryClient();
  const courses = useQuery(internalCourses(api));

  useEffect(() => {
    const wanted = { id: null, name: config.default_course_name, part: config.availability_filter };
    const offerDefault = async () => {
      const course = chooseCourse(await queries.ensureQueryData(internalCourses(api)), wanted);
      if (course !== null) booking.send({ type: "defaultCourse.found", course: String(course.id) });
    };
    // A list that does not come is shown as such below; the staff member then chooses.
    offerDefault().catch(() => undefined);
  }, [api, booking, config, queries]);

  // Before the actor stops with this page, so that what was typed last is put aside too.
  useLayoutEffect(() => {
    const put = () => booking.send({ type: "page.hidden" });
    addEventListener("pagehide", put);
    return () => {
      removeEventListener("pagehide", put);
      put();
    };
  }, [booking]);

  useSessionEnd(() => booking.send({ type: "session.lost" }));

  useEffect(() => {
    // The messages are drawn in the frame to come.
    const lead = () => requestAnimationFrame(() => form.current !== null && focusFirstError(form.current));
    const subscription = booking.on("form.refused", lead);
    return () => subscription.unsubscribe();
  }, [booking]);

  useEffect(() => {
    // Enter in a field never books; Ctrl or Cmd with it asks, with the total in view.
    const review = (event: KeyboardEvent) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) booking.send({ type: "review.requested" });
    };
    addEventListener("keydown", review);
    return () => removeEventListener("keydown", review);
  }, [booking]);

  return (
    <BookingProvider booking={booking}>
      <form ref={form} noValidate aria-label={title} onSubmit={(event) => event.preventDefault()}>
        <PageHeader
          title={title}
          badges={<span className="text-ink-muted">Hello, {email}</span>}
          actions={<Button onClick={() => booking.send({ type: "startOver.requested" })}>Start over</Button>}
        />
        <div className="mb-4 flex flex-col gap-2 empty:hidden">
          <BookingAlerts />
          {courses.isError && (
            <Alert tone="danger" actions={<Button onClick={() => void courses.refetch()}>Try again</Button>}>
              The list of courses could not be loaded.
            </Alert>
          )}
        </div>
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <TeeTimePanel courses={courses.data ?? []} isLoading={courses.isPending} />
            <div className="flex flex-col gap-4">
              <CustomerPanel />
              <CodesPanel />
            </div>
            <div className="min-w-0 lg:col-span-2">
              <RentalClubsPanel />
            </div>
            <DealsPanel />
            <CardPanel />
          </div>
          {/* What it costs and the way to book stay in sight; the rest of the column scrolls by itself. */}
          <div className="flex flex-col gap-4 xl:sticky xl:top-24 xl:-m-1 xl:max-h-[calc(100vh-7rem)] xl:overflow-y-auto xl:p-1">
            <TotalsPanel />
            <RatePanel />
            <DiscountPanel />
          </div>
        </div>
      </form>
      <Suspense>
        <BookingQuestions />
      </Suspense>
    </BookingProvider>
  );
}
