import { useQuery } from "@tanstack/react-query";
import { Combobox, type InputProps } from "@teedesk/ui";
import { useServices } from "../../services.tsx";
import { allCourses } from "./course.api.ts";

/** A course by name; its value is the id (CROSS-40). */
export function CourseSelect(props: InputProps) {
  const { api } = useServices();
  const { data = [], isPending } = useQuery(allCourses(api));
  const options = data.map(({ id, name }) => ({ value: String(id), text: name }));
  return <Combobox {...props} options={options} loading={isPending} />;
}
