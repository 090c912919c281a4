import { ResourceEditPage } from "../../editing/ResourceEditPage.tsx";
import type { PageProps } from "../../pageProps.ts";
import { courseKind } from "./courseKind.ts";

export function CoursePage(props: PageProps) {
  return <ResourceEditPage {...props} kind={courseKind} />;
}
