export { accessOf } from "./access/accessOf.ts";
export { type Access, isAdmin, type Level } from "./access/level.ts";
export { mayCall, mayOpen, type OperationId, type Screen, screens } from "./access/screens.ts";
export { type GroupSizeDoubt, groupSizeDoubt, groupSizesText } from "./availability/groupSizes.ts";
export {
  matchSlot,
  mostMatches,
  requestsFor,
  type Slot,
  type SlotMatch,
  type SlotMiss,
  type SlotRequest,
  slotsFor,
} from "./availability/matchSlot.ts";
export {
  confirmationOfChange,
  fitsSlot,
  keptSince,
  observedWithout,
  type Seating,
  type SeatReason,
  type SlotHold,
  type SlotObservation,
  type SlotSeats,
  type StandingBooking,
  seatedSince,
  seatReason,
  slotSeats,
  type ToldBooking,
  takesSeats,
} from "./availability/slotSeats.ts";
export { acceptBooking, acceptTeeTime } from "./booking/acceptBooking.ts";
export { adjustedCharge } from "./booking/adjustedCharge.ts";
export type { Booking, BookingCustomer } from "./booking/booking.ts";
export {
  type BookingCircumstances,
  type BookingDoubt,
  bookingDoubts,
  nothingKnown,
  othersWithEmail,
  otherUsesOfNumber,
  type RecentBooking,
} from "./booking/bookingDoubts.ts";
export type { BookingContext } from "./booking/bookingDraft.ts";
export { type BookingDraft, blankBookingDraft, withoutCard } from "./booking/bookingDraft.ts";
export { bookingDraftFromQuery } from "./booking/bookingDraftFromQuery.ts";
export { parseCharge, rentalClubIssues } from "./booking/bookingParts.ts";
export { bookingSoFar } from "./booking/bookingSoFar.ts";
export { type CourseChoice, chooseCourse } from "./booking/chooseCourse.ts";
export { decodeBooking } from "./booking/decodeBooking.ts";
export { courseShare, isDigitOff, type MoneyDoubt, type MoneyFacts, moneyDoubts } from "./booking/moneyDoubts.ts";
export { parseBooking } from "./booking/parseBooking.ts";
export { teeTimeIsComplete } from "./booking/parseTeeTime.ts";
export { quote } from "./booking/quote.ts";
export { quoteDraft } from "./booking/quoteDraft.ts";
export type { Quote, QuoteInput, QuoteLine, RuleId } from "./booking/quoteTypes.ts";
export { bookingAloud, type ReadBack } from "./booking/readBack.ts";
export { abbreviateDay, dayText, monthNames, reportYears, timeText } from "./calendar/calendarText.ts";
export { type CivilMoment, type Clocks, civilMomentAt, minuteOf } from "./calendar/civilMoment.ts";
export { addDays, type DateRange, monthOf, orderDateRange, roundToWeek, weekdayOf } from "./calendar/dayArithmetic.ts";
export { isLocalDate, type LocalDate, parseLocalDate } from "./calendar/localDate.ts";
export { spokenDay } from "./calendar/spokenText.ts";
export { isTimeOfDay, minuteOfDay, parseTimeOfDay, type TimeOfDay, timeOfMinute } from "./calendar/timeOfDay.ts";
export {
  completeTypedDate,
  formatDay,
  formatTypedDate,
  parseReportDate,
  parseTypedDate,
} from "./calendar/typedDate.ts";
export { type DateBounds, formatTypedRange, parseTypedRange, type TypedRange } from "./calendar/typedRange.ts";
export {
  type ClosureAct,
  type ClosureChange,
  type ClosureFacts,
  type ClosureTotals,
  closureChanges,
  closureReason,
  closureTotals,
} from "./closure/closurePlan.ts";
export { type TimeForMove, timesForMove } from "./closure/timesForMove.ts";
export { cardNeedForm } from "./creditCard/cardNeedForm.ts";
export type { SavedCard } from "./creditCard/creditCard.ts";
export { type CreditCard, cardMask, isCardNumber, type SentCard, typedExpiry } from "./creditCard/creditCard.ts";
export { decodeSavedCard } from "./creditCard/decodeSavedCard.ts";
export { parseCreditCard } from "./creditCard/parseCreditCard.ts";
export { type Duplicate, duplicateOf, type Identity, nameWords, phonesOf } from "./customer/duplicate.ts";
export type { Deal, DealList } from "./deal/deal.ts";
export { dealUrl } from "./deal/deal.ts";
export { decodeDealList } from "./deal/decodeDealList.ts";
export { decodeDiscount } from "./discount/decodeDiscount.ts";
export type { Discount } from "./discount/discount.ts";
export { type DiscountAmount, discountAmount } from "./discount/discountAmount.ts";
export { type DiscountInput, discountForm } from "./discount/discountForm.ts";
export { type DiscountFacts, discountIssues } from "./discount/discountIssues.ts";
export { parseEmails, splitEmails } from "./email/email.ts";
export {
  isMailTemplateKey,
  type MailFields,
  type MailPlaceholder,
  type MailRows,
  type MailTemplateKey,
  mailTemplates,
  placeholdersOf,
} from "./email/mailTemplates.ts";
export type { Field } from "./form/field.ts";
export * as fields from "./form/field.ts";
export { type DraftOf, type Form, form, type InputOf, inOrder, type WireOf } from "./form/form.ts";
export { hasHiddenCharacters, trimHidden } from "./form/hiddenCharacters.ts";
export { decodeGiftCertificate } from "./giftCertificate/decodeGiftCertificate.ts";
export type { GiftCertificate } from "./giftCertificate/giftCertificate.ts";
export { deliveredTo } from "./giftCertificate/giftCertificate.ts";
export {
  type GiftCertificateInput,
  type GiftCertificateSalesDraft,
  type GiftCertificateSalesInput,
  giftCertificateForm,
  giftCertificateSalesForm,
} from "./giftCertificate/giftCertificateForm.ts";
export { giftCertificateIssues } from "./giftCertificate/giftCertificateIssues.ts";
export {
  type CandidateRange,
  chooseRate,
  nearDays,
  type RateChoice,
  type RateDayName,
  type RateMiss,
  type RateReason,
  type RateSearch,
  rateDayNames,
  rateMisses,
} from "./golfRate/chooseRate.ts";
export { type Commission, commissionOn } from "./golfRate/commission.ts";
export { type DayRate, dayRates } from "./golfRate/dayRates.ts";
export { decodeGolfRate } from "./golfRate/decodeGolfRate.ts";
export type { ApiGolfRate, GolfRate, RicGolfRate } from "./golfRate/golfRate.ts";
export { type GolfRateInput, golfRateForm } from "./golfRate/golfRateForm.ts";
export { overlappingRanges, overlapsWith } from "./golfRate/overlappingRanges.ts";
export { type RateDateRangeDraft, type RateDateRangeInput, rateDateRangeForm } from "./golfRate/rateDateRangeForm.ts";
export { decodeServiceFee, encodeServiceFee, type ServiceFee } from "./golfRate/serviceFee.ts";
export { feeText, typedFee } from "./golfRate/serviceFeeField.ts";
export { type Issue, type IssueCode, issue, issuesOf } from "./issue.ts";
export {
  type JournalAccount,
  type JournalLine,
  journalAccounts,
  journalLines,
  type Posting,
} from "./journal/journal.ts";
export { addCents, multiplyCents, negateCents, sumCents, type Taking, takeFrom } from "./money/arithmetic.ts";
export { type Cents, centsFrom, isCents, zeroCents } from "./money/cents.ts";
export { formatCents, formatDollars } from "./money/formatCents.ts";
export { parseCents } from "./money/parseCents.ts";
export { formatPercent, isPercent, type Percent, parsePercent } from "./money/percent.ts";
export { percentOf, type Share } from "./money/percentOf.ts";
export { parseCount } from "./number/wholeNumber.ts";
export { type OfferPrice, offerPrice } from "./offer/offerPrice.ts";
export { offerText } from "./offer/offerText.ts";
export {
  mostOffers,
  type OfferCandidate,
  type OfferReasons,
  offersOfCourseDay,
  type RankedOffer,
  rankOffers,
  withRoomBehind,
} from "./offer/rankOffers.ts";
export { anyTime, mostWishedDays, type Wish, type WishedPrice, type WishedTimes } from "./offer/wish.ts";
export { parseWishedDays, wishedDaysText } from "./offer/wishedDays.ts";
export {
  nextDays,
  type OfferedRange,
  type PricedRange,
  priceRange,
  type WishedPeriod,
  wishedPeriods,
} from "./offer/wishedPeriods.ts";
export { parseWishedTimes, wishedTimesText } from "./offer/wishedTimes.ts";
export { type WishDraft, type WishInput, wishForm } from "./offer/wishForm.ts";
export { type CallBackInput, callBackForm, courseToldForm, paymentSettledForm } from "./promise/callBackForm.ts";
export { type CourseNews, courseNews } from "./promise/courseNews.ts";
export { type LostLeadInput, lostLeadForm, queueEntryForm } from "./queue/callerForms.ts";
export { decodeLostLeads, type LostLead, type OpenTime } from "./queue/decodeLostLeads.ts";
export { decodeQueue, type Queue } from "./queue/decodeQueue.ts";
export { decodeWaitList, type WaitListItem } from "./queue/decodeWaitList.ts";
export { type Called, type Lead, lastNameFirst, type QueueEntry, type WaitingCustomer } from "./queue/waiting.ts";
export { callerNames } from "./quickEntry/callerNames.ts";
export {
  type QuickEntry,
  type QuickPart,
  quickEntry,
} from "./quickEntry/quickEntry.ts";
export type { QuickChoice, QuickChosen, QuickContext, QuickField, QuickReason } from "./quickEntry/reading.ts";
export { type CourseInput, courseForm } from "./records/courseForm.ts";
export { type CourseGroupInput, courseGroupForm } from "./records/courseGroupForm.ts";
export { type CourseImageInput, courseImageForm } from "./records/courseImageForm.ts";
export { type CustomerInput, customerForm } from "./records/customerForm.ts";
export { fullName } from "./records/fullName.ts";
export {
  type HelpfulLinkInput,
  type HelpfulLinkType,
  helpfulLinkForm,
  helpfulLinkTypes,
} from "./records/helpfulLinkForm.ts";
export { type HolidayInput, holidayForm } from "./records/holidayForm.ts";
export { type MaintenanceInput, maintenanceForm } from "./records/maintenanceForm.ts";
export type { Picture } from "./records/pictureBytes.ts";
export { largestPicture, readPicture } from "./records/readPicture.ts";
export { holdsCardNumber, holdsSecurityCode, redact } from "./redact/redact.ts";
export { redactValue } from "./redact/redactValue.ts";
export { type CancelFacts, type CancelPlan, cancelPlan, certificatePart } from "./refund/cancelPlan.ts";
export type { CancelDraft, CancelOptions, CancelOutcome, CancelRequest, RefundChoice } from "./refund/cancelRequest.ts";
export {
  type CancelTerms,
  cancelTerms,
  cancelTermsText,
  isTooLate,
  lastMinuteToCancel,
  refundPolicyOf,
} from "./refund/cancelTerms.ts";
export { decodeCancelOptions, decodeCancelOutcome } from "./refund/decodeCancelation.ts";
export { internalReason, parseCancelRequest } from "./refund/parseCancelRequest.ts";
export { checkRefund, parseRefundAmount } from "./refund/parseRefundAmount.ts";
export { blankCancelDraft, refundChoices } from "./refund/refundChoices.ts";
export { isStandardRefund } from "./refund/refundExceptions.ts";
export { type RefundFacts, type RefundPolicy, type RefundTotals, refundTotals } from "./refund/refundTotals.ts";
export { decodeRentalClubs } from "./rentalClub/decodeRentalClubs.ts";
export type { RentalClub } from "./rentalClub/rentalClub.ts";
export { handedLabel, handedLabels, sexLabel, sexLabels } from "./rentalClub/rentalClub.ts";
export { type RentalClubInput, rentalClubForm } from "./rentalClub/rentalClubForm.ts";
export { asOfIssues, parseTypedMoment } from "./report/asOf.ts";
export {
  type EarningsFigure,
  earningsAmounts,
  earningsCounts,
  earningsFigures,
  earningsWords,
  marginPerSlot,
} from "./report/earnings.ts";
export { type CountFigure, type Figure, isMoneyFigure, type MoneyFigure, reportFigures } from "./report/figures.ts";
export { figureWords } from "./report/figureWords.ts";
export {
  longestWeeksTo,
  type PeriodFields,
  parseReportPeriod,
  periodFields,
  type ReportPeriod,
  reportPeriodIssues,
  weeksOfPeriod,
} from "./report/reportPeriod.ts";
export { type SaleFacts, saleFigures } from "./report/saleFigures.ts";
export { ruleSetVersion } from "./ruleSetVersion.ts";
export { decodeSaleTerms, decodeStoredQuote, type StoredQuote } from "./sale/decodeSale.ts";
export { type ImportedSaleIssueCode, importedSale } from "./sale/importedSale.ts";
export { recomputeSale, type SaleDifference, type StoredSale } from "./sale/recomputeSale.ts";
export { courseCost, isCostKnown, type RateTerms, type SaleTerms, saleCommission } from "./sale/saleTerms.ts";
export { foldText, phoneDigits, type SearchTerm, searchTerms } from "./search/searchTerms.ts";
export { isOwnName, shortestPassword } from "./staffUser/password.ts";
export {
  currentPasswordForm,
  type OwnPasswordDraft,
  type OwnPasswordInput,
  ownPasswordForm,
  type StaffUserInput,
  secondFactorCodeForm,
  staffUserForm,
} from "./staffUser/staffUserForm.ts";
export { type Averages, averagePrices, type PriceCount } from "./summary/averagePrices.ts";
export { leaderboardScale } from "./summary/leaderboardScale.ts";
export { giftCertificateQueryType, type QueryType, teeTimeQueryType } from "./summary/queryType.ts";
export { type SummaryPeriods, summaryPeriods } from "./summary/summaryPeriods.ts";
export { type RankedCourse, topCourses } from "./summary/topCourses.ts";
export { type AcceptedTeeTimeChange, acceptTeeTimeChange } from "./teeTime/acceptTeeTimeChange.ts";
export { confirmationOf, isInternal } from "./teeTime/confirmation.ts";
export { decodeTeeTime } from "./teeTime/decodeTeeTime.ts";
export { exportIssues } from "./teeTime/exportIssues.ts";
export { moveIssues } from "./teeTime/moveIssues.ts";
export { parseTeeTimeDraft } from "./teeTime/parseTeeTimeDraft.ts";
export { type PlayDoubt, playDoubts } from "./teeTime/playDoubts.ts";
export type { TeeTime, TeeTimeTerms } from "./teeTime/teeTime.ts";
export { statusBooked, statusCanceled } from "./teeTime/teeTime.ts";
export { type TeeTimeChange, teeTimeUpdate } from "./teeTime/teeTimeChange.ts";
export { blankTeeTimeDraft, type TeeTimeDraft, toTeeTimeDraft } from "./teeTime/teeTimeDraft.ts";
export { decodeTransactionRecords } from "./transaction/decodeTransactionRecords.ts";
export { elsewherePrefix, isPaidElsewhere } from "./transaction/paidElsewhere.ts";
export { parseTransactionOwner, type TransactionOwner } from "./transaction/transactionOwner.ts";
export { paidByCard, type TransactionItem, type TransactionRecord } from "./transaction/transactionRecord.ts";
export { type UndoFacts, type UndoRefusal, undoneReason, undoRefusal } from "./undo/undoRefusal.ts";
export type { ApiResult } from "./wire/apiResult.ts";
export { type Credentials, credentialsOf } from "./wire/credentials.ts";
export { type FieldErrors, fieldErrors } from "./wire/fieldErrors.ts";
export { pageSize, ratePageSize } from "./wire/pageSize.ts";
export { type RecordReference, recordId, recordReferences } from "./wire/recordId.ts";
export { noLines, type ServerLines, serverLines, serverLinesOfBody } from "./wire/serverLines.ts";
