import type { CourseDraft } from "@teedesk/domain";
import { Checkbox, FormGrid, MoneyInput, NumberInput, Panel, Select, TextArea, TextInput } from "@teedesk/ui";
import type { FormFields } from "../../editing/formFields.ts";
import { CountrySelect } from "../countries/CountrySelect.tsx";

/** ADM-CRS-23 */
const qualities = ["1", "2", "3", "4", "5"].map((value) => ({ value, text: value }));

/** The course form (ADM-CRS-22 to ADM-CRS-50). */
export function CourseFields({ form }: { form: FormFields<CourseDraft> }) {
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <div className="flex flex-col gap-4">
        <Panel heading="Course">
          <FormGrid>
            <TextInput {...form.text("course_name")} />
            <TextInput {...form.text("display_name")} />
            <TextArea {...form.text("description")} className="lg:col-span-2" />
            <Select {...form.text("quality")} options={qualities} />
            <NumberInput {...form.text("position")} hint="The lowest comes first." />
          </FormGrid>
          <div className="mt-4 flex flex-wrap gap-x-6">
            <Checkbox {...form.flag("inactive")} />
            <Checkbox {...form.flag("internal_only")} />
          </div>
        </Panel>
        <Panel heading="Rates and booking">
          <FormGrid>
            <MoneyInput {...form.text("price_min")} />
            <MoneyInput {...form.text("price_max")} />
            <MoneyInput {...form.text("cart_rate")} />
            <NumberInput {...form.text("days_out_to_scrape")} />
            <NumberInput {...form.text("round_limit")} hint="0 is without limit." />
          </FormGrid>
          <div className="mt-4 flex flex-wrap gap-x-6">
            <Checkbox {...form.flag("rate_required")} />
            <Checkbox {...form.flag("is_realtime")} />
          </div>
        </Panel>
      </div>
      <div className="flex flex-col gap-4">
        <Panel heading="Address and contact">
          <FormGrid>
            <TextInput {...form.text("address")} />
            <TextInput {...form.text("address_2")} />
            <TextInput {...form.text("city")} />
            <TextInput {...form.text("subdivision")} />
            <TextInput {...form.text("postcode")} />
            <CountrySelect {...form.text("country_alpha2")} />
            <TextInput {...form.text("email")} type="email" className="lg:col-span-2" />
            <TextInput {...form.text("phone")} type="tel" />
            <TextInput {...form.text("distance_from_airport")} inputMode="decimal" hint="In miles." />
          </FormGrid>
        </Panel>
        <Panel heading="In other systems">
          <FormGrid>
            <TextInput {...form.text("golfswitch_course.gs_id")} />
            <TextInput {...form.text("golfswitch_course.gs_xid")} />
            <TextInput {...form.text("golfnow_course.golfnow_id")} />
            <TextInput {...form.text("club_prophet_course.club_prophet_id")} />
          </FormGrid>
        </Panel>
      </div>
    </div>
  );
}
