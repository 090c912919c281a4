import { Link } from "@teedesk/ui";
import type { RowOf } from "../../api/contract.ts";
import { formatValue } from "../../editing/formatValue.ts";
import { EmailText } from "../../format/EmailText.tsx";
import { flagFilter, partFilter, textFilter } from "../../listing/filters.tsx";
import { type ListOf, unpaged } from "../../listing/list.ts";
import { viewColumn } from "../../listing/viewColumn.tsx";
import { paths } from "../../navigation/paths.ts";
import { courseCalls } from "./course.api.ts";

/** The name links to the course too: it stays visible where the last column has to be scrolled to. */
const nameLink = ({ id, course_name }: RowOf<"listCourses">) => <Link href={paths.course(id)}>{course_name}</Link>;

/** All courses, by name (ADM-CRS-12 to ADM-CRS-20, CONST-29). */
export const courseList: ListOf<"listCourses"> = {
  name: "course",
  label: "Courses",
  empty: { plural: "courses" },
  columns: [
    { key: "course_name", header: "Name", cell: nameLink, sortable: true, cut: true },
    { key: "inactive", header: "Inactive?", sortable: true },
    { key: "internal_only", header: "Internal?", cell: (row) => formatValue(row.internal_only), sortable: true },
    { key: "address", header: "Address", sortable: true },
    { key: "city", header: "City", sortable: true },
    { key: "phone", header: "Phone", sortable: true },
    {
      key: "email",
      header: "Email",
      cell: ({ email }) => email && <EmailText email={email} />,
      sortable: true,
      wrap: true,
      className: "sm:min-w-38",
    },
    viewColumn(paths.course),
  ],
  filters: {
    course_name: textFilter("Name"),
    inactive: flagFilter("Inactive?"),
    internal_only: flagFilter("Internal?"),
    address: textFilter("Address"),
    city: textFilter("City"),
    phone: partFilter("phone", "Phone"),
    email: partFilter("email", "Email"),
  },
  defaults: unpaged([{ key: "course_name", desc: false }]),
  calls: courseCalls,
  create: { text: "New Course", call: "createCourse", path: paths.newCourse },
};
