import { useQuery } from "@tanstack/react-query";
import { type CourseChoice, type QuickEntry as Entry, fullName, type QuickChosen, quickEntry } from "@teedesk/domain";
import { Badge, Finder } from "@teedesk/ui";
import { useEffect, useEffectEvent, useState } from "react";
import type { KnownCustomer } from "../../flows/booking/ports.ts";
import { todayAndNow } from "../../format/businessClocks.ts";
import { useKeyDown } from "../../navigation/useKeyDown.ts";
import { read } from "../../queries/read.ts";
import { useServices } from "../../services/services.tsx";
import { bookingCalls } from "./booking.api.ts";
import { fillQuickEntry } from "./fillQuickEntry.ts";
import { quickLine } from "./quickLine.ts";
import {
  isLeftOpen,
  isSettled,
  nextQuestion,
  type ReadLine,
  reasonText,
  takeEntry,
  withoutOtherEmail,
} from "./quickQuestion.ts";
import { useBookingActor } from "./useBooking.tsx";
import { useQuickCaller, valueOf } from "./useQuickCaller.ts";

/** The line as read so far; clubs are read once the course that rents them is known. */
function useEntry(line: string, courses: readonly CourseChoice[], chosen: readonly QuickChosen[]): Entry {
  const { api, config } = useServices();
  const booking = useBookingActor();
  const { today } = todayAndNow(config);
  const first = quickEntry(line, { today, courses, clubs: null }, chosen);
  const isNamed = first.parts.some(({ choices }) => choices.some(({ field }) => field === "tee_time.course"));
  const course = isNamed
    ? valueOf(first.parts, "tee_time.course")
    : booking.getSnapshot().context.draft.tee_time.course;
  const { data: clubs = null } = useQuery({
    queryKey: ["rental_club", "quick", course],
    queryFn: ({ signal }) => read(bookingCalls(api, config).listRentalClubs(Number(course), signal)),
    enabled: course !== "" && first.rest.some(({ reason }) => reason === "clubs_unknown"),
  });
  return clubs === null ? first : quickEntry(line, { today, courses, clubs }, chosen);
}

const wordsOf = (text: string): string => ` ${text.split(/[\s,;]+/).join(" ")} `;

/** The choices whose words are still in the line. */
const stillChosen = (chosen: readonly QuickChosen[], line: string): readonly QuickChosen[] => {
  const still = chosen.filter(({ typed }) => wordsOf(line).includes(wordsOf(typed)));
  return still.length === chosen.length ? chosen : still;
};

type Props = {
  readonly line: string;
  readonly onLine: (line: string) => void;
  readonly courses: readonly CourseChoice[];
  readonly onTaken: () => void;
  readonly onClose: () => void;
};

/**
 * A line in which a booking is typed in any order. What is understood is shown in words before it is taken, and nothing in the form
 * changes until then; Esc leaves it as it was.
 */
export function QuickEntry({ line, onLine, courses, onTaken, onClose }: Props) {
  const booking = useBookingActor();
  const [chosen, setChosen] = useState<readonly QuickChosen[]>([]);
  const [isUnread, setIsUnread] = useState(false);
  const read = useEntry(line, courses, chosen);
  const caller = useQuickCaller(read.parts);
  const entry = withoutOtherEmail(read, caller.caller.record);
  const question = nextQuestion(entry, caller);
  const isPending = caller.isPending && entry.parts.every(isSettled);
  const [isAwaited, setAwaited] = useState(false);

  const take = () => {
    fillQuickEntry(
      booking,
      entry.parts.flatMap(({ choices }) => choices),
      caller.caller,
    );
    // Words that were not understood or not decided stay in the line, for when it is opened again.
    const kept = [...entry.rest, ...entry.parts.filter(isLeftOpen)].toSorted(
      (one, other) => one.span[0] - other.span[0],
    );
    onLine(kept.map(({ typed }) => typed).join(" "));
    onTaken();
  };
  const forgetUnnamed = (text: string) => setChosen((before) => stillChosen(before, text));
  // A record that cannot be read leaves the question open.
  const chooseCaller = (id: number | null) => void caller.choose(id).catch(() => setIsUnread(true));
  const choose = (key: string) => {
    const [kind, number] = key.split(" ");
    const open = entry.parts.find((part) => !isSettled(part));
    setIsUnread(false);
    const choice = open?.choices[Number(number)];
    if (kind === "choice" && choice !== undefined) setChosen([...chosen, { ...choice, typed: open?.typed ?? "" }]);
    else if (kind === "customer" || kind === "new") chooseCaller(kind === "new" ? null : Number(number));
    else if (kind === "take") take();
  };
  // Enter that came before the customers: the one record is who was meant, without any a new customer; of several a person chooses.
  const settle = useEffectEvent(() => {
    const [row, ...others] = caller.rows;
    if (others.length === 0 && !caller.hasFailed) chooseCaller(row?.id ?? null);
  });
  useEffect(() => {
    if (isAwaited && !isPending) settle();
  }, [isAwaited, isPending]);
  const pressDigit = (event: KeyboardEvent) => {
    const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
    if (!event.altKey || digit === undefined) return;
    event.preventDefault();
    const found = question.entries[Number(digit) - 1];
    if (found !== undefined && found.key !== takeEntry.key) choose(found.key);
  };
  useKeyDown(pressDigit, { capture: true });

  return (
    <Finder
      {...quickLine}
      query={line}
      onQuery={(text) => {
        onLine(text);
        forgetUnnamed(text);
        setIsUnread(false);
      }}
      onType={(text) => {
        setAwaited(false);
        forgetUnnamed(text);
      }}
      pause={100}
      groups={[question]}
      pending={isPending}
      onEarlyEnter={() => setAwaited(true)}
      status={
        caller.hasFailed
          ? "The customers could not be searched."
          : isUnread
            ? "The record could not be loaded. Try again."
            : ""
      }
      onChoose={choose}
      onClose={onClose}
    >
      <Understood entry={entry} record={caller.caller.record} />
    </Finder>
  );
}

type UnderstoodProps = { readonly entry: ReadLine; readonly record: KnownCustomer | null };

/** The line in words: a part with several meanings has a question mark, and what sets nothing has its reason. */
function Understood({ entry: { parts, rest }, record }: UnderstoodProps) {
  return (
    <>
      <ul aria-label="Understood" className="flex flex-wrap gap-1 px-3 pt-2 empty:hidden">
        {parts.map((part) => (
          <li key={part.span[0]}>
            <Badge tone={isSettled(part) && !isLeftOpen(part) ? "accent" : "attention"}>
              {isSettled(part) ? part.choices[0]?.words : `${part.typed}?`}
            </Badge>
          </li>
        ))}
        {record !== null && (
          <li>
            <Badge tone="accent">{fullName(record)}</Badge>
          </li>
        )}
      </ul>
      <ul aria-label="Left in the line" className="px-3 pt-1 text-sm text-attention-text empty:hidden">
        {rest.map((part) => (
          <li key={part.span[0]} className="truncate" title={reasonText(part, record)}>
            {reasonText(part, record)}
          </li>
        ))}
      </ul>
    </>
  );
}
