import { EmptyState, Panel, Tabs } from "@teedesk/ui";
import { paths } from "../../navigation/paths.ts";
import { notBuiltParts } from "../../notBuilt.ts";
import { EmbeddedList } from "../../resource/EmbeddedList.tsx";
import { courseGroups } from "../courseGroups/courseGroup.resource.tsx";
import { holidays } from "../holidays/holiday.resource.tsx";
import { maintenances } from "../maintenances/maintenance.resource.tsx";
import { rentalClubs } from "../rentalClubs/rentalClub.resource.tsx";
import type { Course } from "./course.api.ts";
import { useTab } from "./useTab.ts";

const { course: notBuilt } = notBuiltParts;

/** What belongs to a stored course: its picture, and its records in tabs (ADM-CRS-05 to ADM-CRS-11, ADM-CRS-46). */
export function CourseTabs({ record: { id, course_name, image_url } }: { readonly record: Course }) {
  const { open, choose } = useTab();
  const tabs = [
    { key: "rates", text: "Rates", content: <EmptyState title={notBuilt.rates} /> },
    { key: "groups", text: "Groups", content: <EmbeddedList resource={courseGroups} filters={{ course_id: id }} /> },
    {
      key: "holidays",
      text: "Holidays",
      content: <EmbeddedList resource={holidays} filters={{ course_id: id }} create={() => paths.newHoliday(id)} />,
    },
    {
      key: "rental-clubs",
      text: "Rental Clubs",
      content: (
        <EmbeddedList resource={rentalClubs} filters={{ course_id: id }} create={() => paths.newRentalClub(id)} />
      ),
    },
    {
      key: "maintenance",
      text: "Maintenance",
      content: (
        <EmbeddedList resource={maintenances} filters={{ course_id: id }} create={() => paths.newMaintenance(id)} />
      ),
    },
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
