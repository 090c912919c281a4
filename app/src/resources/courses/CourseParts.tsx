import { EmptyState, Panel, Tabs } from "@teedesk/ui";
import { notBuiltParts } from "../../notBuilt.ts";
import { CourseRentalClubs } from "./CourseRentalClubs.tsx";
import type { Course } from "./course.api.ts";
import { useTab } from "./useTab.ts";

const { course: notBuilt } = notBuiltParts;

/** What belongs to a stored course: its picture, and its records in tabs (ADM-CRS-05 to ADM-CRS-11, ADM-CRS-46). */
export function CourseParts({ record: { id, course_name, image_url } }: { readonly record: Course }) {
  const { open, choose } = useTab();
  const tabs = [
    { key: "rates", text: "Rates", content: <EmptyState title={notBuilt.rates} /> },
    { key: "groups", text: "Groups", content: <EmptyState title={notBuilt.groups} /> },
    { key: "holidays", text: "Holidays", content: <EmptyState title={notBuilt.holidays} /> },
    { key: "rental-clubs", text: "Rental Clubs", content: <CourseRentalClubs courseId={id} /> },
    { key: "maintenance", text: "Maintenance", content: <EmptyState title={notBuilt.maintenance} /> },
    { key: "image", text: "Image", content: <EmptyState title={notBuilt.image} /> },
  ];
  return (
    <>
      {image_url !== "" && (
        <Panel heading="Picture">
          <img src={image_url} alt={course_name} className="max-h-75 max-w-full rounded-md" />
        </Panel>
      )}
      <Tabs label="Records of the course" tabs={tabs} open={open} onOpen={choose} />
    </>
  );
}
