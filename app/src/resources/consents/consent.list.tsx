import { Badge, type BadgeTone, Link } from "@teedesk/ui";
import { askedText } from "../../format/consentText.ts";
import { EmailText } from "../../format/EmailText.tsx";
import { Moment } from "../../format/Moment.tsx";
import { choiceFilter, textFilter } from "../../listing/filters.tsx";
import { type ListOf, listDefaults } from "../../listing/list.ts";
import { paths } from "../../navigation/paths.ts";
import { ConsentActions } from "./ConsentActions.tsx";
import { type Consent, consentCalls } from "./consent.api.ts";

const states: Readonly<Record<Consent["state"], string>> = {
  waiting: "Waiting",
  consented: "Consented",
  declined: "Declined",
  outdated: "Outdated",
  replaced: "Replaced",
  expired: "Expired",
};

const toneOf = (state: Consent["state"]): BadgeTone =>
  state === "waiting" ? "attention" : state === "consented" ? "accent" : "neutral";

const Subject = ({ tee_time_id, gift_certificate_id }: Consent) => {
  if (tee_time_id !== null) return <Link href={paths.teeTime(tee_time_id)}>Tee time {tee_time_id}</Link>;
  if (gift_certificate_id === null) return null;
  return <Link href={paths.giftCertificate(gift_certificate_id)}>Gift certificate {gift_certificate_id}</Link>;
};

/** Requests for what takes a second person, and the decisions on them (DECISION-45). An agent sees their own. */
export const consentList: ListOf<"listConsents"> = {
  name: "consent",
  label: "Consents",
  empty: { plural: "requests for consent" },
  columns: [
    {
      key: "created_at",
      header: "Asked",
      cell: ({ created_at }) => <Moment instant={created_at} />,
      className: "w-44",
    },
    {
      key: "staff_user",
      header: "Person",
      cell: ({ staff_user }) => <EmailText email={staff_user} />,
      wrap: true,
      className: "sm:min-w-38",
    },
    { key: "subject", header: "Subject", cell: Subject },
    { key: "asked", header: "Request", cell: askedText, wrap: true },
    { key: "reason", header: "Reason", cell: ({ reason }) => reason || "No reason given", wrap: true },
    { key: "state", header: "State", cell: ({ state }) => <Badge tone={toneOf(state)}>{states[state]}</Badge> },
    {
      key: "decided_by",
      header: "Decided by",
      cell: ({ decided_by }) => decided_by !== null && <EmailText email={decided_by} />,
      wrap: true,
      minor: true,
    },
    { key: "decide", header: "Decision", cell: (row, actions) => <ConsentActions row={row} {...actions} /> },
  ],
  filters: { state: choiceFilter("State", states), staff_user: textFilter("Person") },
  defaults: listDefaults([]),
  calls: consentCalls,
};
