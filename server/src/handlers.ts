import type { Handlers } from "./contract/contract.ts";
import { bookingHandlers } from "./features/booking/booking.handlers.ts";
import { cancelationHandlers } from "./features/cancelation/cancelation.handlers.ts";
import { consentHandlers } from "./features/cancelation/consents.handlers.ts";
import { undoHandlers } from "./features/cancelation/undo.handlers.ts";
import { closureHandlers } from "./features/closures/closures.handlers.ts";
import { dealHandlers } from "./features/deals/deals.handlers.ts";
import { feedHandlers } from "./features/feed/feed.handlers.ts";
import { findHandlers } from "./features/find/find.handlers.ts";
import { historyHandlers } from "./features/history/history.handlers.ts";
import { importHandlers } from "./features/imports/imports.handlers.ts";
import { outboxHandlers } from "./features/mail/outbox.handlers.ts";
import { giftCertificateMailHandlers } from "./features/mail/sendGiftCertificateMail.ts";
import { teeTimeMailHandlers } from "./features/mail/sendTeeTimeMail.ts";
import { promiseHandlers } from "./features/promises/promises.handlers.ts";
import { proofHandlers } from "./features/proof/proof.handlers.ts";
import { queueHandlers } from "./features/queues/queues.handlers.ts";
import { auditHandlers } from "./features/reports/audit/audit.handlers.ts";
import { exceptionHandlers } from "./features/reports/exceptions/exceptions.handlers.ts";
import { reportHandlers } from "./features/reports/reports.handlers.ts";
import { summaryHandlers } from "./features/summaries/summaries.handlers.ts";
import { teeTimeHandlers } from "./features/teeTimes/teeTimes.handlers.ts";
import { authHandlers } from "./resources/auth/auth.handlers.ts";
import { secondFactorHandlers } from "./resources/auth/secondFactor.handlers.ts";
import { availabilityHandlers } from "./resources/availabilities/availabilities.ts";
import { broadcastMessageHandlers } from "./resources/broadcastMessage/broadcastMessage.ts";
import { callHandlers } from "./resources/calls/calls.handlers.ts";
import { countryHandlers } from "./resources/countries/countries.ts";
import { courseGroupHandlers } from "./resources/courseGroups/courseGroups.ts";
import { courseChoiceHandlers } from "./resources/courses/courseChoices.ts";
import { courseHandlers } from "./resources/courses/courses.ts";
import { customerHandlers } from "./resources/customers/customers.ts";
import { discountHandlers } from "./resources/discounts/discounts.ts";
import { emailTemplateHandlers } from "./resources/emailTemplates/emailTemplates.handlers.ts";
import { giftCertificateHandlers } from "./resources/giftCertificates/giftCertificates.ts";
import { giftCertificateSalesHandlers } from "./resources/giftCertificates/sales.ts";
import { healthHandlers } from "./resources/health/health.handlers.ts";
import { helpfulLinkHandlers } from "./resources/helpfulLinks/helpfulLinks.ts";
import { holidayHandlers } from "./resources/holidays/holidays.ts";
import { courseImageHandlers } from "./resources/images/courseImages.ts";
import { lostLeadHandlers } from "./resources/lostLeads/lostLeads.ts";
import { maintenanceHandlers } from "./resources/maintenances/maintenances.ts";
import { slotMatchHandlers } from "./resources/matches/slotMatches.ts";
import { offerHandlers } from "./resources/offers/offers.ts";
import { rateDateRangeHandlers } from "./resources/rates/rateDateRanges.ts";
import { rateHandlers } from "./resources/rates/rates.ts";
import { rentalClubHandlers } from "./resources/rentalClubs/rentalClubs.ts";
import { savedCardHandlers } from "./resources/savedCards/savedCards.ts";
import { seatHandlers } from "./resources/seats/seats.ts";
import { staffUserHandlers } from "./resources/staffUsers/staffUsers.ts";
import { transactionRecordHandlers } from "./resources/transactionRecords/transactionRecords.handlers.ts";
import type { Services } from "./services.ts";

/** The handlers of every operation that is built; the compiler asks for the missing ones (contract.ts). */
export function createHandlers(services: Services): Handlers {
  return {
    ...auditHandlers(services),
    ...exceptionHandlers(services),
    ...authHandlers(services),
    ...secondFactorHandlers(services),
    ...availabilityHandlers(services),
    ...bookingHandlers(services),
    ...broadcastMessageHandlers(services),
    ...callHandlers(services),
    ...cancelationHandlers(services),
    ...closureHandlers(services),
    ...consentHandlers(services),
    ...countryHandlers(),
    ...courseChoiceHandlers(services),
    ...courseGroupHandlers(services),
    ...courseHandlers(services),
    ...courseImageHandlers(services),
    ...customerHandlers(services),
    ...dealHandlers(services),
    ...discountHandlers(services),
    ...emailTemplateHandlers(services),
    ...giftCertificateHandlers(services),
    ...giftCertificateMailHandlers(services),
    ...giftCertificateSalesHandlers(services),
    ...feedHandlers(services),
    ...findHandlers(services),
    ...healthHandlers(services),
    ...helpfulLinkHandlers(services),
    ...historyHandlers(services),
    ...holidayHandlers(services),
    ...importHandlers(services),
    ...lostLeadHandlers(services),
    ...offerHandlers(services),
    ...outboxHandlers(services),
    ...maintenanceHandlers(services),
    ...promiseHandlers(services),
    ...proofHandlers(services),
    ...queueHandlers(services),
    ...rateDateRangeHandlers(services),
    ...rateHandlers(services),
    ...rentalClubHandlers(services),
    ...reportHandlers(services),
    ...savedCardHandlers(services),
    ...seatHandlers(services),
    ...slotMatchHandlers(services),
    ...summaryHandlers(services),
    ...staffUserHandlers(services),
    ...teeTimeHandlers(services),
    ...undoHandlers(services),
    ...teeTimeMailHandlers(services),
    ...transactionRecordHandlers(services),
  };
}
