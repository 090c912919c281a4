import { issueMessages } from "@teedesk/domain/issueMessages";
import { expect, it } from "vitest";
import { messages } from "./messages.ts";

it.each([
  ["MSG-01", messages.welcome("RIC"), "Welcome to RIC. Please sign in to continue."],
  ["MSG-02", messages.signInFailed, "Your email or password are incorrect."],
  ["MSG-03", messages.stagingSite, "STAGING SITE"],
  ["MSG-04", messages.noDaily.rounds, "No daily data available."],
  ["MSG-05", messages.noDaily.revenue, "No daily revenue data available."],
  ["MSG-06", messages.noMonthly.rounds, "No monthly rounds data available."],
  ["MSG-07", messages.noMonthly.revenue, "No monthly revenue data available."],
  ["MSG-08", messages.noRentalClubs, "No rental clubs found"],
  ["MSG-09", messages.noRates, "No rates found"],
  ["MSG-10", messages.pleaseWait, "Please wait..."],
  ["MSG-11", messages.fillOutTeeTime, "Fill out tee time fields first."],
  ["MSG-12", issueMessages.charge_not_positive, "You must charge more than $0."],
  ["MSG-13", messages.validationErrors, "One or more validation errors are present."],
  ["MSG-14", messages.noCard, "No credit card information entered. Continue to book?"],
  ["MSG-28", messages.notBooked, "Not booked"],
  ["MSG-29", messages.noTemplate, "Please select a template before saving."],
  ["MSG-30", messages.broadcastSaved, "Success!"],
  ["MSG-31", messages.invalid, "One or more things are invalid."],
  ["MSG-32", messages.fatal, "A fatal error occured. Please escalate. Debug data: "],
  ["MSG-33", messages.noResponse, "Undefined response."],
  ["MSG-34", messages.success, "Success"],
  ["MSG-35", messages.confirmClear, "Clear?"],
  ["MSG-36", messages.confirmReload, "Reload?"],
  ["MSG-37", messages.confirmDelete, "Delete?"],
])("%s reads as specified", (_id, text, specified) => {
  expect(text).toBe(specified);
});
