import { handedLabel, rentalClubForm, sexLabel } from "@teedesk/domain";
import { optionName } from "../../editing/valueIn.tsx";
import { wordsOfValue } from "../../editing/wordsOfValue.ts";
import { flagFilter } from "../../listing/filters.tsx";
import { type List, listDefaults } from "../../listing/list.ts";
import { viewColumn } from "../../listing/viewColumn.tsx";
import { messages } from "../../messages/messages.ts";
import { paths } from "../../navigation/paths.ts";
import { resource } from "../../resource/resource.ts";
import { courseFilter } from "../courses/courseFilter.tsx";
import { useCourseOptions } from "../courses/useCourseOptions.ts";
import { handedOptions, RentalClubFields, rentalClubLabels, sexOptions } from "./RentalClubFields.tsx";
import {
  countRentalClubs,
  listRentalClubs,
  type RentalClub,
  type RentalClubFilters,
  type RentalClubSortField,
  rentalClubCalls,
} from "./rentalClub.api.ts";

/** The rental clubs, by brand (ADM-CLUB-05 to ADM-CLUB-15, ADM-CLUB-31). */
const rentalClubList: List<RentalClub, RentalClubFilters, RentalClubSortField> = {
  name: "rental_club",
  label: "Rental Clubs",
  empty: messages.noRentalClubs,
  columns: [
    viewColumn<RentalClub>(({ id }) => paths.rentalClub(id)),
    { key: "cost", header: "Cost", cell: ({ cost }) => cost, sortable: true, align: "end" },
    { key: "rate", header: "Rate", cell: ({ rate }) => rate, sortable: true, align: "end" },
    { key: "charge", header: "Charge", cell: ({ charge }) => charge, sortable: true, align: "end" },
    { key: "brand", header: "Brand", cell: ({ brand }) => brand, sortable: true },
    { key: "description", header: "Description", cell: ({ description }) => description, sortable: true, cut: true },
    { key: "handed", header: "Handed", cell: ({ handed }) => handedLabel(handed), sortable: true },
    { key: "sex", header: "Sex", cell: ({ sex }) => sexLabel(sex), sortable: true },
    { key: "archived", header: "Archived?", cell: ({ archived }) => wordsOfValue(archived), sortable: true },
    { key: "course_name", header: "Course", cell: ({ course }) => course.course_name, sortable: true },
  ],
  filters: { course_id: courseFilter("Course", "course_name"), archived: flagFilter("Archived?") },
  defaults: listDefaults([{ key: "brand", desc: false }]),
  rows: listRentalClubs,
  count: countRentalClubs,
};

export const rentalClubs = resource({
  name: "rental_club",
  paths: { list: paths.rentalClubs, record: paths.rentalClub, create: paths.newRentalClub },
  newText: "New Rental Club",
  may: { create: "createRentalClub", save: "updateRentalClub", remove: "deleteRentalClub" },
  titleOf: ({ brand }) => brand || "Rental Club",
  form: rentalClubForm,
  preset: ({ course_id = "" }) => ({ course: course_id }),
  labels: rentalClubLabels,
  names: {
    course: optionName(useCourseOptions),
    handed: optionName(() => ({ options: handedOptions })),
    sex: optionName(() => ({ options: sexOptions })),
  },
  Fields: RentalClubFields,
  calls: rentalClubCalls,
  list: rentalClubList,
});
