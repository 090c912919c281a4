import { textFilter } from "../../listing/filters.tsx";
import { type ListOf, listDefaults } from "../../listing/list.ts";
import { viewColumn } from "../../listing/viewColumn.tsx";
import { paths } from "../../navigation/paths.ts";
import { courseFilter } from "../choices/courseFilter.tsx";
import { imageCalls } from "./image.api.ts";

/** The pictures by course (ADM-IMG-06, ADM-IMG-07, CONST-22). A new one is added from its course alone (ADM-IMG-08). */
export const imageList: ListOf<"listCourseImages"> = {
  name: "image",
  label: "Images",
  empty: { plural: "images" },
  columns: [
    viewColumn(paths.image),
    {
      key: "picture",
      header: "Picture",
      cell: ({ url }) => <img src={url} alt="" loading="lazy" className="my-1 h-10 w-16 rounded-sm object-cover" />,
    },
    { key: "course_name", header: "Course Name", sortable: true },
  ],
  filters: {
    course_id: courseFilter("Course", "course_name"),
    course_name: textFilter("Course Name"),
  },
  defaults: listDefaults([{ key: "course_name", desc: false }]),
  calls: imageCalls,
  create: { text: "New Image", call: "createCourseImage" },
};
