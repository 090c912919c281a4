import { courseForm } from "@teedesk/domain";
import { MoneyInput, NumberInput, Select, TextArea } from "@teedesk/ui";
import type { RecordPart } from "../../editing/editableRecord.ts";
import { FormPanel } from "../../editing/FormPanel.tsx";
import { recordFields } from "../../editing/recordFields.ts";
import { paths } from "../../navigation/paths.ts";
import { lazyRelated } from "../../resource/lazyPart.tsx";
import { record } from "../../resource/record.ts";
import { CountrySelect } from "../countries/CountrySelect.tsx";
import { useCountryOptions } from "../countries/useCountryOptions.ts";
import { type Course, courseCalls } from "./course.api.ts";

/** ADM-CRS-23 */
const qualities = ["1", "2", "3", "4", "5"].map((value) => ({ value, text: value }));

/** ADM-CRS-25 to ADM-CRS-50. */
const { TextField, FlagField, table } = recordFields(courseForm, {
  course_name: "Course Name",
  display_name: "Display Name",
  address: "Address",
  address_2: "Address 2",
  city: "City",
  subdivision: "State/Province",
  postcode: "Zip/Post Code",
  country_alpha2: { label: "Country", useOptions: useCountryOptions },
  phone: "Phone",
  email: "Email",
  description: "Description",
  rate_required: "Rate Required?",
  inactive: "Inactive?",
  internal_only: "Internal?",
  is_realtime: "Realtime?",
  cart_rate: "Cart Rate",
  price_min: "Lowest Price",
  price_max: "Highest Price",
  days_out_to_scrape: "Days Out To Scrape",
  round_limit: "Daily Realtime Round Limit",
  quality: { label: "Quality", options: qualities },
  distance_from_airport: "Distance From Airport",
  position: "Position",
  "golfswitch_course.gs_id": "GolfSwitch ID",
  "golfswitch_course.gs_xid": "GolfSwitch XID",
  "golfnow_course.golfnow_id": "GolfNow ID",
  "club_prophet_course.club_prophet_id": "Club Prophet ID",
});

function CourseFields() {
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <div className="flex flex-col gap-4">
        <FormPanel
          heading="Course"
          flags={
            <>
              <FlagField name="inactive" />
              <FlagField name="internal_only" />
            </>
          }
        >
          <TextField name="course_name" />
          <TextField name="display_name" />
          <TextField name="description" as={TextArea} className="lg:col-span-2" />
          <TextField name="quality" as={Select} />
          <TextField name="position" as={NumberInput} hint="The lowest comes first." />
        </FormPanel>
        <FormPanel
          heading="Rates and booking"
          flags={
            <>
              <FlagField name="rate_required" />
              <FlagField name="is_realtime" />
            </>
          }
        >
          <TextField name="price_min" as={MoneyInput} />
          <TextField name="price_max" as={MoneyInput} />
          <TextField name="cart_rate" as={MoneyInput} />
          <TextField name="days_out_to_scrape" as={NumberInput} />
          <TextField name="round_limit" as={NumberInput} hint="0: none." />
        </FormPanel>
      </div>
      <div className="flex flex-col gap-4">
        <FormPanel heading="Address and contact">
          <TextField name="address" />
          <TextField name="address_2" />
          <TextField name="city" />
          <TextField name="subdivision" />
          <TextField name="postcode" />
          <TextField name="country_alpha2" as={CountrySelect} />
          <TextField name="email" kind="email" className="lg:col-span-2" />
          <TextField name="phone" kind="phone" />
          <TextField name="distance_from_airport" kind="decimal" hint="In miles." />
        </FormPanel>
        <FormPanel heading="In other systems">
          <TextField name="golfswitch_course.gs_id" />
          <TextField name="golfswitch_course.gs_xid" />
          <TextField name="golfnow_course.golfnow_id" />
          <TextField name="club_prophet_course.club_prophet_id" />
        </FormPanel>
      </div>
    </div>
  );
}

export const courseRecord = record({
  ...table,
  name: "course",
  paths: { list: paths.courses, record: paths.course },
  may: { create: "createCourse", save: "updateCourse", remove: "deleteCourse" },
  titleOf: ({ course_name, display_name }) => course_name || display_name || "Course",
  Fields: CourseFields,
  related: lazyRelated<RecordPart<Course>>(async () => ({
    Component: (await import("./CourseTabs.tsx")).CourseTabs,
  })),
  calls: courseCalls,
});
