import type { BookingDraft } from "@teedesk/domain";
import { formFields } from "../../editing/formFields.tsx";

const required = new Set(["tee_time.course", "tee_time.play_date", "tee_time.play_time", "tee_time.players", "charge"]);

/** The fields of the booking, by the specification's words (OPS-IBE-04 to OPS-IBE-24, OPS-IBE-36, OPS-IBE-37). */
export const { TextField, FlagField, useText, useValue } = formFields<BookingDraft>(
  {
    "tee_time.course": "Course",
    "tee_time.play_date": "Play Date",
    "tee_time.play_time": "Play Time",
    "tee_time.players": "Players",
    charge: "Charge Amount",
    "customer.first_name": "First Name",
    "customer.last_name": "Last Name",
    "customer.email": "Email",
    "customer.postcode": "Postal Code",
    "credit_card.number": "Card Number",
    "credit_card.expmo": "Expiry Month",
    "credit_card.expyr": "Expiry Year",
    "credit_card.cvv": "CVV",
    discount_code: "Discount code",
    gift_cert_serial: "Gift certificate",
    deal_id: "Deal ID or the customer email",
    customer_id: "Customer",
    "tee_time.confirmation": "Confirmation Number",
    "tee_time.folio": "Company / Organization / Folio / Account #",
    "tee_time.alt_emails": "Additional Emails",
    "tee_time.should_email_customer": "Send Receipt to Customer?",
    "tee_time.should_email_course": "Send Receipt to Golf Course?",
    "tee_time.notes": "Notes (visible to customer)",
    "tee_time.internal_notes": "Internal Notes",
    "tee_time.availability_queue_id": "Queue place",
    "tee_time.lost_lead_id": "Lost lead",
  },
  { isRequired: (name) => required.has(name) },
);
