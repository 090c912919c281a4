import { Tabs } from "@teedesk/ui";
import { useSearch } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { paths } from "../../navigation/paths.ts";
import { EmbeddedList } from "../../resource/EmbeddedList.tsx";
import { courseGroupList } from "../courseGroups/courseGroup.list.tsx";
import { holidayList } from "../holidays/holiday.list.tsx";
import { imageList } from "../images/image.list.tsx";
import { maintenanceList } from "../maintenances/maintenance.list.tsx";
import { liveRateList } from "../rates/rate.list.tsx";
import { rentalClubList } from "../rentalClubs/rentalClub.list.tsx";
import type { Course } from "./course.api.ts";

/** The picture of a stored course, and its records in tabs (ADM-CRS-05 to ADM-CRS-11, ADM-CRS-46). */
export function CourseTabs({ record: { id, course_name, image_url } }: { readonly record: Course }) {
  const { open, choose } = useTab();
  const tabs = [
    {
      key: "rates",
      text: "Rates",
      content: <EmbeddedList list={liveRateList} filters={{ course_id: id }} create={() => paths.newRate(id)} />,
    },
    { key: "groups", text: "Groups", content: <EmbeddedList list={courseGroupList} filters={{ course_id: id }} /> },
    {
      key: "holidays",
      text: "Holidays",
      content: <EmbeddedList list={holidayList} filters={{ course_id: id }} create={() => paths.newHoliday(id)} />,
    },
    {
      key: "rental-clubs",
      text: "Rental Clubs",
      content: (
        <EmbeddedList list={rentalClubList} filters={{ course_id: id }} create={() => paths.newRentalClub(id)} />
      ),
    },
    {
      key: "maintenance",
      text: "Maintenance",
      content: (
        <EmbeddedList list={maintenanceList} filters={{ course_id: id }} create={() => paths.newMaintenance(id)} />
      ),
    },
    {
      key: "image",
      text: "Image",
      content: (
        <EmbeddedList
          list={imageList}
          filters={{ course_id: id }}
          // A course has one picture at most (ADM-IMG-08).
          create={({ isLoading, failure, rows }) =>
            isLoading || failure !== null || rows.length > 0 ? null : paths.newImage(id)
          }
        />
      ),
    },
  ];
  return (
    <>
      {image_url !== "" && (
        <img src={image_url} alt={course_name} className="h-24 max-w-full self-start rounded-md object-scale-down" />
      )}
      <Tabs label="Records of the course" tabs={tabs} open={open} onOpen={choose} />
    </>
  );
}

/**
 * The open tab of a page, kept in its address, so that a reload and Back open it again. A tab is not a page of its own: Back skips it, and
 * a form with unsaved changes does not ask, as the router would.
 */
function useTab() {
  const search = new URLSearchParams(useSearch());
  return {
    /** "" without one in the address. */
    open: search.get("tab") ?? "",
    choose: (tab: string) => {
      search.set("tab", tab);
      navigate(`?${search}`, { replace: true });
    },
  };
}
