import { handedLabel, sexLabel } from "@teedesk/domain";
import { flagFilter } from "../../listing/filters.tsx";
import { type ListOf, listDefaults } from "../../listing/list.ts";
import { viewColumn } from "../../listing/viewColumn.tsx";
import { messages } from "../../messages/messages.ts";
import { paths } from "../../navigation/paths.ts";
import { courseFilter } from "../choices/courseFilter.tsx";
import { rentalClubCalls } from "./rentalClub.api.ts";

/** The rental clubs, by brand (ADM-CLUB-05 to ADM-CLUB-15, ADM-CLUB-31). */
export const rentalClubList: ListOf<"listRentalClubs"> = {
  name: "rental_club",
  label: "Rental Clubs",
  empty: messages.noRentalClubs,
  columns: [
    viewColumn(paths.rentalClub),
    { key: "cost", header: "Cost", sortable: true, align: "end" },
    { key: "rate", header: "Rate", sortable: true, align: "end" },
    { key: "charge", header: "Charge", sortable: true, align: "end" },
    { key: "brand", header: "Brand", sortable: true },
    { key: "description", header: "Description", sortable: true, cut: true },
    { key: "handed", header: "Handed", cell: ({ handed }) => handedLabel(handed), sortable: true },
    { key: "sex", header: "Sex", cell: ({ sex }) => sexLabel(sex), sortable: true },
    { key: "archived", header: "Archived?", sortable: true },
    { key: "course_name", header: "Course", cell: ({ course }) => course.course_name, sortable: true },
  ],
  filters: { course_id: courseFilter("Course", "course_name"), archived: flagFilter("Archived?") },
  defaults: listDefaults([{ key: "brand", desc: false }]),
  calls: rentalClubCalls,
  create: { text: "New Rental Club", call: "createRentalClub", path: paths.newRentalClub },
};
