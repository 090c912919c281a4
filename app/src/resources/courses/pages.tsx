import { ResourceEditPage } from "../../editing/ResourceEditPage.tsx";
import { ResourceListPage } from "../../listing/ResourceListPage.tsx";
import type { PageProps } from "../../navigation/pageProps.ts";
import { paths } from "../../navigation/paths.ts";
import { courseKind } from "./courseKind.ts";
import { courseList } from "./courseList.tsx";

const create = { text: "New Course", path: paths.newCourse, call: "createCourse" } as const;

export function CoursesPage(props: PageProps) {
  return <ResourceListPage {...props} list={courseList} kind={courseKind} create={create} />;
}

export function CoursePage(props: PageProps) {
  return <ResourceEditPage {...props} kind={courseKind} />;
}
