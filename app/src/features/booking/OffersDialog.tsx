import { Dialog } from "@teedesk/ui";
import type { ComponentProps } from "react";
import { OffersPanel } from "../../resources/offers/OffersPanel.tsx";

type OffersDialogProps = ComponentProps<typeof OffersPanel> & { readonly onClose: () => void };

/** The offers over the booking's form. */
export const OffersDialog = ({ onClose, ...offers }: OffersDialogProps) => (
  <Dialog open size="wide" title="Offers" onClose={onClose}>
    <OffersPanel {...offers} />
  </Dialog>
);
