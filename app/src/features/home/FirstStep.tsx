import { useQuery } from "@tanstack/react-query";
import { mayCall } from "@teedesk/domain";
import { Alert, Link } from "@teedesk/ui";
import { selectLevel } from "../../flows/session/selectors.ts";
import { paths } from "../../navigation/paths.ts";
import { allCourses } from "../../resources/choices/courseChoices.api.ts";
import { useServices, useSession } from "../../services/services.tsx";

/** The first step of an install without courses. */
export function FirstStep() {
  const { api } = useServices();
  const level = useSession(selectLevel) ?? "other";
  const { data: courses } = useQuery(allCourses(api));
  if (courses?.length !== 0) return null;
  return (
    <Alert tone="info" className="mb-4 print:hidden">
      There are no courses yet.{" "}
      {mayCall(level, "createCourse") ? (
        <Link href={paths.newCourse()}>Add the first course</Link>
      ) : (
        "An admin adds the first."
      )}
    </Alert>
  );
}
