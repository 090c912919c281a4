/**
 * The texts the specification prescribes, by their ids there; misspellings belong to them. Screens use these, so that no
 * text is written twice.
 */
export const messages = {
  /** MSG-01 */
  welcome: (product: string) => `Welcome to ${product}. Please sign in to continue.`,
  /** MSG-02 */
  signInFailed: "Your email or password are incorrect.",
  /** MSG-03 */
  stagingSite: "STAGING SITE",
  /** MSG-04, MSG-05 */
  noDaily: { rounds: "No daily data available.", revenue: "No daily revenue data available." },
  /** MSG-06, MSG-07 */
  noMonthly: { rounds: "No monthly rounds data available.", revenue: "No monthly revenue data available." },
  /** MSG-08 */
  noRentalClubs: "No rental clubs found",
  /** MSG-09 */
  noRates: "No rates found",
  /** MSG-10 */
  pleaseWait: "Please wait...",
  /** MSG-11 */
  fillOutTeeTime: "Fill out tee time fields first.",
  /** MSG-13 */
  validationErrors: "One or more validation errors are present.",
  /** MSG-14 */
  noCard: "No credit card information entered. Continue to book?",
  /** MSG-16 */
  exportNeedsRange: "Please select a Play Date or Created At date range before exporting.",
  /** MSG-29 */
  noTemplate: "Please select a template before saving.",
  /** MSG-30 */
  broadcastSaved: "Success!",
  /** MSG-31 */
  invalid: "One or more things are invalid.",
  /** MSG-32: followed by the response body. */
  fatal: "A fatal error occured. Please escalate. Debug data: ",
  /** MSG-33: in place of the body when there was no response. */
  noResponse: "Undefined response.",
  /** MSG-34 */
  success: "Success",
  /** MSG-35 */
  confirmClear: "Clear?",
  /** MSG-36 */
  confirmReload: "Reload?",
  /** MSG-37 */
  confirmDelete: "Delete?",
  /** MSG-38 */
  saveRateFirst: "You must save the golf rate first.",
  /** MSG-39 */
  selectCourseFirst: "Please select a course first.",
  /** MSG-18 */
  confirmReceipt: "Send the receipt again?",
  /** MSG-19 */
  confirmVoucher: "Send the voucher again?",
  /** MSG-20 */
  confirmCancelationEmail: "Send cancel email. Are you sure?",
  /** MSG-21 */
  confirmCancel: "Cancel this tee time. Are you sure?",
  /** MSG-22 */
  cancelationOptions: "Cancelation Options",
  /** MSG-24 */
  closeAndRefresh: "Please close the dialog and refresh.",
  /** MSG-25 */
  internalTeeTime: "This is an INTERNAL tee time. Please call the course to cancel the reservation.",
  /** MSG-26 */
  optionsFailed: "An error occured. Please close the dialog and try again.",
  /** MSG-28: the tee-time cell of a customer who still waits. */
  notBooked: "Not booked",
  /** MSG-42 */
  selectCustomer: "Select a customer record",
  /** MSG-40 */
  duplicateCustomer: "A customer with this email address exists. Are you sure you want to create a duplicate?",
  /** MSG-41 */
  duplicateResult: "If so, check the box and save again.",
};
