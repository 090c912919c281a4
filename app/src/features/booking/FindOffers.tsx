import { Button, Dialog, Kbd } from "@teedesk/ui";
import { type RefObject, useEffect } from "react";
import { type TakenOffer, takeOver } from "../../navigation/takenOffer.ts";
import { lazyPart } from "../../resource/lazyPart.tsx";
import { useServices } from "../../services/services.tsx";
import { fillOffer } from "./fillOffer.ts";
import { useBookingActor } from "./useBooking.tsx";
import { useOverForm } from "./useOverForm.ts";

const OffersPanel = lazyPart(async () => (await import("../../resources/offers/OffersPanel.tsx")).OffersPanel);

/**
 * The free tee times with their totals, over the form (F10). The one that is taken fills the form, as one that was taken on the page of
 * offers does, and the focus goes on to the next empty field. Without a button for a specified server.
 */
export function FindOffers({ form }: { readonly form: RefObject<HTMLElement | null> }) {
  const { config } = useServices();
  const booking = useBookingActor();
  const { isOpen, open, close, end } = useOverForm();
  const take = (offer: TakenOffer) => {
    end();
    fillOffer(booking, form, offer);
  };
  useEffect(() => {
    const offer = takeOver();
    if (offer !== null) fillOffer(booking, form, offer);
  }, [booking, form]);
  if (!config.finds_offers) return null;
  const { play_date, play_time, players } = booking.getSnapshot().context.draft.tee_time;
  return (
    <>
      <Button aria-keyshortcuts="F10" onClick={open}>
        Offers
        <span aria-hidden className="max-sm:hidden">
          <Kbd>F10</Kbd>
        </span>
      </Button>
      {/* The course is left open: the caller asks for others than the one that is chosen or preset. */}
      {isOpen && (
        <Dialog open size="wide" title="Offers" onClose={close}>
          <OffersPanel known={{ days: play_date, times: play_time, players }} onTake={take} />
        </Dialog>
      )}
    </>
  );
}
