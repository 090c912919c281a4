import type { Journey } from "../case.ts";

export const imageJourney: Journey = {
  ids: "ADM-IMG-08 ADM-IMG-13 ADM-IMG-14 ADM-IMG-15",
  list: "/manage-images",
  heading: "Image Management",
  table: "Images",
  filter: ["Course Name", "Mesa"],
  found: "Balboa Mesa",
  create: "New Image",
  createdFrom: "/manage-course/24?tab=image",
  form: "Image Details",
  record: /\/image\/\d+$/,
  typed: [["Course", "Boulder Reservoir"]],
  picture: "Picture",
  name: "Boulder Reservoir",
  changed: null,
  deleted: true,
};
