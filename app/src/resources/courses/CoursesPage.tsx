import { mayCall } from "@teedesk/domain";
import { LinkButton } from "@teedesk/ui";
import { useReadAhead } from "../../editing/ahead.ts";
import { selectLevel } from "../../flows/session/selectors.ts";
import { useAddress } from "../../listing/listStore.ts";
import { ResourceListPage } from "../../listing/ResourceListPage.tsx";
import { useList } from "../../listing/useList.ts";
import type { PageProps } from "../../pageProps.ts";
import { paths } from "../../paths.ts";
import { useSession } from "../../services.tsx";
import { courseKind } from "./courseKind.ts";
import { courseList } from "./courseList.tsx";

export function CoursesPage({ title }: PageProps) {
  const actions = mayCall(useSession(selectLevel), "createCourse") && (
    <LinkButton kind="primary" href={paths.newCourse()}>
      New Course
    </LinkButton>
  );
  const open = useList(courseList, useAddress());
  return (
    <ResourceListPage
      title={title}
      list={courseList}
      open={open}
      actions={actions}
      onRowEnter={useReadAhead(courseKind)}
    />
  );
}
