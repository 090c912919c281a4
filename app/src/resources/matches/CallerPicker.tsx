import { mostMatches } from "@teedesk/domain";
import { Button, Dialog, Link } from "@teedesk/ui";
import { useState } from "react";
import type { Schema } from "../../api/contract.ts";
import { paths } from "../../navigation/paths.ts";
import { lazyPart } from "../../resource/lazyPart.tsx";

const MatchesPanel = lazyPart(async () => (await import("./MatchesPanel.tsx")).MatchesPanel);

/** The number of callers whom a free tee time fits, a dialog with them and the reasons (MATCH-01 to MATCH-03), and the way to its queue. */
export function CallerPicker({ row }: { row: Schema<"AvailabilityRow"> }) {
  const [isOpen, setIsOpen] = useState(false);
  const { callers, course_name, read_date, available_time, spots } = row;
  if (callers === undefined) return null;
  const many = callers < mostMatches ? callers : `${mostMatches} or more`;
  const queue = paths.queue(row.id);
  if (callers === 0) {
    return (
      <Link href={queue} aria-label={`Queue of ${course_name}, ${read_date} ${available_time}`}>
        Queue
      </Link>
    );
  }
  return (
    <>
      <Button
        size="small"
        aria-label={`${many} ${callers === 1 ? "fits" : "fit"} ${course_name}, ${read_date} ${available_time}`}
        onClick={() => setIsOpen(true)}
      >
        {many} {callers === 1 ? "fits" : "fit"}
      </Button>
      {isOpen && (
        <Dialog
          open
          size="wide"
          title={`Who fits ${available_time} at ${course_name}, ${read_date}`}
          onClose={() => setIsOpen(false)}
        >
          <p className="mb-2 text-sm text-ink-muted">
            The first to call first. The number in front of a row is the key that books for it.{" "}
            <Link href={queue}>Open the queue</Link>
          </p>
          <MatchesPanel slot={{ ...row, spots: Math.max(...spots) }} bare />
        </Dialog>
      )}
    </>
  );
}
