import { useMemory } from "../../listing/listStore.ts";
import { ResourceList } from "../../listing/ResourceList.tsx";
import { useList } from "../../listing/useList.ts";
import { rentalClubList } from "../rentalClubs/rentalClubList.tsx";

/** The rental clubs of one course (ADM-CRS-08). */
export function CourseRentalClubs({ courseId }: { readonly courseId: number }) {
  const open = useList(rentalClubList, useMemory(), { course_id: courseId });
  return <ResourceList list={rentalClubList} open={open} place="embedded" />;
}
