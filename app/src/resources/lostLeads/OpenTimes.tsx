import { type LostLead, lastNameFirst, type OpenTime } from "@teedesk/domain";
import { Link } from "@teedesk/ui";
import { useState } from "react";
import { distanceText, explainOpenTime, matchText } from "../../format/matchText.ts";
import { bookingPrefill } from "../../navigation/bookingPrefill.ts";
import { paths } from "../../navigation/paths.ts";
import { useServices } from "../../services/services.tsx";

/** Number of times shown initially, so that a row stays low. */
const shown = 3;

/** Course name, time and spots; opens the prefilled booking engine (OPS-LEAD-11 to OPS-LEAD-13, UNCLEAR-13). */
function OpenTimeLink({ lead, open }: { lead: LostLead; open: OpenTime }) {
  const { course_id, course_name, available_date, available_time, spots } = open;
  const explained = explainOpenTime(lead, open);
  const prefill = {
    ...bookingPrefill(lead.customer, { course_id: course_id ?? lead.course.id, available_date, players: lead.players }),
    providedTime: available_time,
    providedLeadId: lead.id,
  };
  return (
    <li
      className="relative flex min-h-6 min-w-28 items-center gap-2 whitespace-nowrap max-2xl:whitespace-normal"
      title={explained === null ? undefined : matchText(explained)}
    >
      <Link external href={paths.booking(prefill)} className="inline-flex min-h-6 items-center [&_svg]:shrink-0">
        {course_name} {available_time}, {spots} {spots === 1 ? "spot" : "spots"}
      </Link>
      {explained !== null && (
        <span className="text-ink-muted max-[1620px]:sr-only">{distanceText(explained.minutes)}</span>
      )}
    </li>
  );
}

/** Leads to the free tee times of all courses with their totals, with the lead's wish. Without a link for a specified server. */
function LeadOffers({ lead }: { lead: LostLead }) {
  const { config } = useServices();
  if (!config.finds_offers) return null;
  const { course, lead_date, play_time, players, customer, id } = lead;
  const prefill = {
    ...bookingPrefill(customer, { course_id: course.id, available_date: lead_date, players }),
    providedTime: play_time,
    providedLeadId: id,
  };
  return (
    <li className="flex min-h-6 items-center">
      <Link external href={paths.offers(prefill)} aria-label={`Offers for ${lastNameFirst(customer) || "this caller"}`}>
        Offers
      </Link>
    </li>
  );
}

/** The open times that fit a lead, the best first (MATCH-02). */
export function OpenTimes({ lead }: { lead: LostLead }) {
  const [isOpen, setIsOpen] = useState(false);
  const { fore_up_availabilities: times } = lead;
  const hidden = times.length - shown;
  return (
    <ul>
      {times.length === 0 && <li className="text-ink-muted">No time to offer</li>}
      {(isOpen ? times : times.slice(0, shown)).map((open) => (
        <OpenTimeLink key={open.id} lead={lead} open={open} />
      ))}
      {hidden > 0 && (
        <li>
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className="min-h-6 rounded-sm font-medium text-accent-text hover:underline"
          >
            {isOpen ? "Fewer" : `${hidden} more`}
          </button>
        </li>
      )}
      <LeadOffers lead={lead} />
    </ul>
  );
}
