import { type WishDraft, type WishInput, wishedDaysText } from "@teedesk/domain";
import { Alert } from "@teedesk/ui";
import { useEffect, useRef, useState } from "react";
import { todayIn } from "../../format/businessTime.ts";
import type { TakenOffer } from "../../navigation/takenOffer.ts";
import { ReadFailure } from "../../queries/ReadFailure.tsx";
import { useServices } from "../../services/services.tsx";
import { OffersTable } from "./OffersTable.tsx";
import { spokenOffer } from "./offerTexts.ts";
import { takenFrom } from "./takenFrom.ts";
import { useOfferKeys } from "./useOfferKeys.ts";
import { useOffers } from "./useOffers.ts";
import { WishForm } from "./WishForm.tsx";

type OffersPanelProps = {
  /** The known part of the wish: of a booking that was begun, a lost lead or a place in a queue. */
  readonly known: Partial<WishDraft>;
  readonly onTake: (offer: TakenOffer) => void;
};

/** The row that is chosen: the first until one has the focus. */
const first: { readonly id: number | null; readonly place: number; readonly spoken: string } = {
  id: null,
  place: 0,
  spoken: "",
};

/** Whether no control has the focus: it is with the page or the dialog around the offers. */
const isFocusIdle = (box: HTMLElement | null): boolean =>
  document.activeElement === null || document.activeElement.contains(box);

/**
 * The free tee times that suit a wish, with their totals. A wish that is known is asked for immediately. Enter asks, the arrow keys choose, and
 * Enter takes the tee time that is chosen.
 */
export function OffersPanel({ known, onTake }: OffersPanelProps) {
  "use memo";
  const { config } = useServices();
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const { draft, wish, data, failure, messages, isFinding, refetch, change, find } = useOffers(known, form);
  const { goTo, onKeyDown } = useOfferKeys(box);
  const [chosen, setChosen] = useState(first);
  const [lost, setLost] = useState("");
  /** The first row gets the focus once it is there. */
  const isAwaited = useRef(wish !== null);
  const { offers = [], other_days = false, of_course_day = 0 } = data ?? {};
  const players = wish?.players ?? 0;
  const found = offers.findIndex(({ id }) => id === chosen.id);
  const place = found >= 0 ? found : Math.min(chosen.place, Math.max(offers.length - 1, 0));

  useEffect(() => {
    if (!isAwaited.current) form.current?.querySelector<HTMLElement>("[name=days]")?.focus();
  }, []);
  useEffect(() => {
    if (data === undefined || !isAwaited.current) return;
    isAwaited.current = false;
    if (isFocusIdle(box.current) || form.current?.contains(document.activeElement)) goTo(0);
  });
  // Others took it while it was read aloud.
  if (data !== undefined && chosen.id !== null && found < 0) {
    setLost(chosen.spoken);
    setChosen({ ...first, place });
  }
  useEffect(() => {
    // On no row: Enter would take another tee time than the one that was read aloud.
    if (lost !== "" && isFocusIdle(box.current)) box.current?.focus();
  });

  const today = todayIn(config);
  const free = offers.map((offer, index) => {
    const spoken = spokenOffer(offer, players, today);
    return {
      offer,
      spoken,
      isNear: wish?.times.kind === "near",
      isChosen: false,
      choose: () => setChosen({ id: offer.id, place: index, spoken }),
      take: () => onTake(takenFrom(offer, players)),
    };
  });
  // The others stay the same value: an arrow key draws two rows.
  const rows = free.map((row, index) => (index === place ? { ...row, isChosen: true } : row));
  const spoken = rows[place]?.spoken;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the controls inside
    <div ref={box} tabIndex={-1} onKeyDown={onKeyDown} className="flex flex-col gap-3 outline-none">
      <WishForm
        form={form}
        draft={draft}
        messages={messages}
        isBusy={isFinding}
        onChange={change}
        onFind={() => {
          if (!find()) return;
          setChosen(first);
          setLost("");
          isAwaited.current = true;
        }}
      />
      {failure !== null && <ReadFailure what="The offers" error={failure} retry={refetch} />}
      {wish !== null && other_days && offers.length > 0 && (
        <Alert tone="warning">Nothing suits on {wishedDaysText(wish.days)}. These are the nearest other days.</Alert>
      )}
      {lost !== "" && <Alert tone="warning">No longer free: {lost}</Alert>}
      {offers.length > 0 && <p className="text-sm text-ink-muted">{shownText(offers.length, of_course_day)}</p>}
      {wish !== null && (isFinding || data !== undefined) && (
        <OffersTable rows={rows} isLoading={isFinding} empty={emptyText(wish)} />
      )}
      {spoken !== undefined && (
        <output className="sticky bottom-0 -mx-4 border-t border-line bg-raised px-4 py-2 text-base font-medium">
          {spoken}
        </output>
      )}
    </div>
  );
}

/** The number that is shown, and the limit of each course and day, as more may suit. */
const shownText = (count: number, ofCourseDay: number): string =>
  `${count} shown, of each course and day at most ${ofCourseDay}, the nearest in time. Name a course to see more of it.`;

/** The advice where nothing suits. */
function emptyText({ most, course, course_group, times }: WishInput): string {
  const wider = [
    most !== null && "a higher price",
    (course !== null || course_group !== null) && "any course",
    !(times.kind === "between" && times.from === "00:00" && times.to === "23:59") && "any time",
  ].filter((way) => way !== false);
  const advice = wider.length === 0 ? "" : ` Try ${wider.join(" or ")}.`;
  return `Nothing suits on these days, or in the week before and after.${advice}`;
}
