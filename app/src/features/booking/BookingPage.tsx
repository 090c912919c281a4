import { useQuery, useQueryClient } from "@tanstack/react-query";
import { bookingDraftFromQuery, type CourseChoice, chooseCourse } from "@teedesk/domain";
import { Alert, Button, FormBox, Kbd, loadLate, PageHeader } from "@teedesk/ui";
import { useActorRef } from "@xstate/react";
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { useSearch } from "wouter";
import { navigate as replaceAddress } from "wouter/use-browser-location";
import { invalidateRecords } from "../../editing/invalidateRecords.ts";
import { createBookingMachine } from "../../flows/booking/machine.ts";
import { selectEmail } from "../../flows/session/selectors.ts";
import { NotYet } from "../../messages/NotYet.tsx";
import type { PageProps } from "../../navigation/page.ts";
import { paths } from "../../navigation/paths.ts";
import { lazyPart } from "../../resource/lazyPart.tsx";
import { internalCourses } from "../../resources/choices/courseChoices.api.ts";
import { useServices, useSession } from "../../services/services.tsx";
import { BookingAlerts } from "./BookingAlerts.tsx";
import { BookingConfirmation, LastBooking } from "./BookingConfirmation.tsx";
import { bookingPorts } from "./bookingPorts.ts";
import { CardPanel } from "./CardPanel.tsx";
import { Claim } from "./Claim.tsx";
import { CodesPanel } from "./CodesPanel.tsx";
import { CustomerPanel } from "./CustomerPanel.tsx";
import { DealsPanel } from "./DealsPanel.tsx";
import { DetailsPanel } from "./DetailsPanel.tsx";
import { DiscountPanel } from "./DiscountPanel.tsx";
import { FindCustomer } from "./FindCustomer.tsx";
import { FindOffers } from "./FindOffers.tsx";
import { FoundCustomer } from "./FoundCustomer.tsx";
import { OpenQuickEntry } from "./OpenQuickEntry.tsx";
import { RatePanel } from "./RatePanel.tsx";
import { RentalClubsPanel } from "./RentalClubsPanel.tsx";
import { TeeTimePanel } from "./TeeTimePanel.tsx";
import { TotalsPanel } from "./TotalsPanel.tsx";
import { BookingProvider, useBooking, useBookingActor } from "./useBooking.tsx";
import { useBookingFocus } from "./useBookingFocus.ts";
import { useBookingKeys } from "./useBookingKeys.ts";
import { useBookingSignals } from "./useBookingSignals.ts";

const UndoneBooking = lazyPart(async () => (await import("./UndoneBooking.tsx")).UndoneBooking);

/** Dialogs are needed after the first keystroke at the earliest, so they are loaded beside the page. */
const BookingQuestions = lazy(() =>
  loadLate(async () => ({ default: (await import("./BookingQuestions.tsx")).BookingQuestions })),
);

/**
 * The internal booking engine (OPS-IBE-01). Another address is another booking. After a booking the address's values are used
 * up, and the page stays as it is under the plain address.
 */
export function BookingPage({ title }: PageProps) {
  const search = useSearch();
  const [visit, setVisit] = useState({ search, number: 0 });
  const current = visit.search === search ? visit : { search, number: visit.number + 1 };
  if (current !== visit) setVisit(current);
  const leaveAddress = () => {
    if (current.search === "") return;
    setVisit({ ...current, search: "" });
    // Both in one step: the address must not be the old one when the page is drawn next.
    replaceAddress(paths.booking(), { replace: true });
  };
  return <BookingForm key={current.number} title={title} search={search} onBooked={leaveAddress} />;
}

type BookingFormProps = { readonly title: string; readonly search: string; readonly onBooked: () => void };

function BookingForm({ title, search, onBooked }: BookingFormProps) {
  const { api, config } = useServices();
  const queries = useQueryClient();
  const email = useSession(selectEmail);
  const [ports] = useState(() => bookingPorts({ api, config, queries, email, address: search }));
  const [machine] = useState(() => createBookingMachine(ports));
  const [draft] = useState(() => bookingDraftFromQuery(Object.fromEntries(new URLSearchParams(search))));
  const booking = useActorRef(machine, { input: { draft } });
  const courses = useQuery(internalCourses(api));
  const known = courses.data;

  useEffect(() => {
    if (known === undefined) return;
    const wanted = { id: null, name: config.default_course_name, part: config.availability_filter };
    const course = chooseCourse(known, wanted);
    if (course !== null) booking.send({ type: "defaultCourse.found", course: String(course.id) });
  }, [booking, config, known]);

  useBookingSignals(booking);
  const onFormBooked = useEffectEvent(() => {
    // A gift certificate may have been debited, and the course has to be told.
    invalidateRecords(queries, ["gift_certificate", "promise"]);
    ports.drafts.leaveAddress();
    onBooked();
  });
  useEffect(() => {
    const subscription = booking.on("form.booked", () => onFormBooked());
    return () => subscription.unsubscribe();
  }, [booking]);
  // The refusal shows who has the seats now.
  useEffect(() => {
    const subscription = booking.on("form.refused", () => void queries.invalidateQueries({ queryKey: ["seats"] }));
    return () => subscription.unsubscribe();
  }, [booking, queries]);

  return (
    <BookingProvider booking={booking}>
      <Form title={title} courses={known ?? []} isLoading={courses.isPending}>
        {courses.isError && (
          <Alert tone="danger" actions={<Button onClick={() => void courses.refetch()}>Try again</Button>}>
            The list of courses could not be loaded.
          </Alert>
        )}
      </Form>
      {/* Loaded with the page; a long wait is shown in sight. A question that is asked meanwhile comes with its code, unless the form changes first. */}
      <Suspense
        fallback={
          <div className="sticky bottom-0 w-fit bg-canvas">
            <NotYet />
          </div>
        }
      >
        <BookingQuestions courses={known ?? []} />
      </Suspense>
    </BookingProvider>
  );
}

type FormProps = {
  readonly title: string;
  readonly courses: readonly CourseChoice[];
  readonly isLoading: boolean;
  readonly children: ReactNode;
};

function Form({ title, courses, isLoading, children }: FormProps) {
  const booking = useBookingActor();
  const email = useSession(selectEmail);
  const isBooking = useBooking((snapshot) => snapshot.hasTag("busy"));
  const isUndone = useBooking(({ context }) => context.undone !== null);
  const form = useRef<HTMLElement>(null);
  useBookingFocus(booking, form);
  useBookingKeys(form);
  return (
    <FormBox box={form} aria-label={title} aria-busy={isBooking} onSubmit={() => undefined}>
      <PageHeader
        sticky
        title={title}
        badges={
          <span className="min-w-0 grow basis-0 wrap-anywhere text-ink-muted max-sm:text-xs">Hello, {email}</span>
        }
        actions={
          <>
            <OpenQuickEntry form={form} courses={courses} />
            <FindCustomer />
            <FindOffers form={form} />
            <Button aria-keyshortcuts="F8" onClick={() => booking.send({ type: "startOver.requested" })}>
              Start over
              <span aria-hidden className="max-sm:hidden">
                <Kbd>F8</Kbd>
              </span>
            </Button>
          </>
        }
        outcome={
          <>
            <BookingAlerts courses={courses} />
            <Claim />
            <FoundCustomer />
            <LastBooking courses={courses} />
            {isUndone && <UndoneBooking />}
            {children}
          </>
        }
      />
      {/* While a booking is being sent, nothing can be changed and nothing looks different. */}
      <div className="pt-3" inert={isBooking}>
        <BookingConfirmation courses={courses} />
        <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,1fr)_17rem] min-[85rem]:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid items-start gap-3 xl:grid-cols-2 xl:grid-rows-[auto_1fr]">
            <TeeTimePanel courses={courses} isLoading={isLoading} />
            <div className="flex min-w-0 flex-col gap-3 xl:row-span-2">
              <CustomerPanel />
              <CardPanel />
            </div>
            <CodesPanel />
            <RentalClubsPanel />
            <DetailsPanel />
            <DealsPanel />
          </div>
          {/* The total and Book stay in sight; the rest of the column scrolls within it. */}
          <div className="flex flex-col gap-3 lg:sticky lg:top-[calc(var(--sticky-head)+0.5rem)] lg:-m-1 lg:max-h-[calc(100vh-var(--sticky-head)-1rem)] lg:overflow-y-auto lg:p-1">
            <TotalsPanel courses={courses} />
            <DiscountPanel courses={courses} />
            <RatePanel />
          </div>
        </div>
      </div>
    </FormBox>
  );
}
