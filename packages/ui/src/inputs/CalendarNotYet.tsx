import { LateNotice } from "../basics/LateNotice.tsx";
import { Spinner } from "../basics/Spinner.tsx";

/** In place of a calendar while its code is loading. Dates can be typed without it. */
export function CalendarNotYet({ className }: { className: string }) {
  return (
    <>
      <Spinner className={className} />
      <LateNotice className="max-w-64 p-2">The calendar is not loaded yet; type the date.</LateNotice>
    </>
  );
}
