import { bookingDraftFromQuery } from "@teedesk/domain";
import { EmptyState, LinkButton, PageHeader } from "@teedesk/ui";
import { useState } from "react";
import { useLocation, useSearch } from "wouter";
import { bookingPrefill } from "../../navigation/bookingPrefill.ts";
import type { PageProps } from "../../navigation/page.ts";
import { paths } from "../../navigation/paths.ts";
import { handOver, type TakenOffer } from "../../navigation/takenOffer.ts";
import { OffersPanel } from "../../resources/offers/OffersPanel.tsx";
import { useServices } from "../../services/services.tsx";

/** Free tee times with their totals, for a wish that is typed or that the address provides, as it provides one to the booking engine. */
export function OffersPage({ title }: PageProps) {
  const { config } = useServices();
  const search = useSearch();
  return (
    <>
      <PageHeader title={title} />
      {config.finds_offers ? (
        <OffersOf key={search} search={search} />
      ) : (
        <EmptyState
          title="This server does not find offers."
          actions={<LinkButton href={paths.availability()}>Go to the free tee times</LinkButton>}
        >
          The list of free tee times has what is left of each.
        </EmptyState>
      )}
    </>
  );
}

function OffersOf({ search }: { readonly search: string }) {
  const [, navigate] = useLocation();
  const [{ tee_time, customer }] = useState(() =>
    bookingDraftFromQuery(Object.fromEntries(new URLSearchParams(search))),
  );
  const { play_date, play_time, players, availability_queue_id, lost_lead_id } = tee_time;

  const take = (offer: TakenOffer) => {
    const caller = { ...customer, id: null, primary_phone: "" };
    const place = { course_id: offer.course_id, available_date: offer.play_date, players: offer.players };
    const isForCaller = [availability_queue_id, lost_lead_id, ...Object.values(customer)].some((text) => text !== "");
    const prefill = {
      ...bookingPrefill(caller, place),
      providedTimeString: offer.play_time,
      ...(availability_queue_id !== "" && { providedQueueId: Number(availability_queue_id) }),
      ...(lost_lead_id !== "" && { providedLeadId: Number(lost_lead_id) }),
    };
    handOver(offer);
    // Without a caller it goes into the booking that was begun, if one was.
    navigate(isForCaller ? paths.booking(prefill) : paths.booking());
  };
  // The course is left open, as in the booking engine: who waits for one hears of the others too.
  return <OffersPanel known={{ days: play_date, times: play_time, players }} onTake={take} />;
}
