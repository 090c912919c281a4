import { useSelector } from "@xstate/react";
import { useCallback, useSyncExternalStore } from "react";
import type { BookingSnapshot } from "../../../flows/booking/selectors.ts";
import type { CopyRow } from "../../../flows/copyBookings/rows.ts";
import { isSame } from "../../../flows/field.ts";

/** A part of one day's booking, compared by its contents. */
export const useDay = <T>({ booking }: CopyRow, select: (snapshot: BookingSnapshot) => T): T =>
  useSelector(booking, select, isSame);

/** A text about all days, worked out again whenever one of them changes. */
export function useDaysText(rows: readonly CopyRow[], select: (days: readonly BookingSnapshot[]) => string): string {
  const subscribe = useCallback(
    (tell: () => void) => {
      const subscriptions = rows.map(({ booking }) => booking.subscribe(tell));
      return () => {
        for (const subscription of subscriptions) subscription.unsubscribe();
      };
    },
    [rows],
  );
  return useSyncExternalStore(subscribe, () => select(rows.map(({ booking }) => booking.getSnapshot())));
}
