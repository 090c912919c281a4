import { mayOpen, type TeeTime, type TeeTimeDraft } from "@teedesk/domain";
import { DateInput, FormGrid, MoneyInput, NumberInput, Panel, TextArea, TextInput, TimeInput } from "@teedesk/ui";
import type { FormFields } from "../../editing/formFields.ts";
import { selectLevel } from "../../flows/session/selectors.ts";
import { paths } from "../../navigation/paths.ts";
import { CourseSelect } from "../../resources/courses/CourseSelect.tsx";
import { useSession } from "../../services/services.tsx";
import { RecordLink } from "./RecordLink.tsx";
import { TeeTimeFacts } from "./TeeTimeFacts.tsx";

type TeeTimeFieldsProps = { readonly form: FormFields<TeeTimeDraft>; readonly record: TeeTime | null };

/** What can be changed of a tee time (OPS-TT-04 to OPS-TT-15, OPS-TT-24, OPS-TT-25), beside what cannot. */
export function TeeTimeFields({ form, record }: TeeTimeFieldsProps) {
  const certificate = record?.gift_certificate ?? null;
  const discount = record?.discount ?? null;
  const mayView = mayOpen(useSession(selectLevel), "/manage-discount/:id");
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex min-w-0 flex-col gap-4">
        <Panel heading="Tee time">
          <FormGrid>
            <CourseSelect {...form.text("course")} own={record?.course ?? null} className="lg:col-span-2" />
            <DateInput {...form.text("play_date")} />
            <TimeInput {...form.text("play_time")} />
            <NumberInput {...form.text("players")} />
            <TextInput {...form.text("confirmation")} />
            <TextInput {...form.text("folio")} className="lg:col-span-2" />
            <TextArea {...form.text("notes")} />
            <TextArea {...form.text("internal_notes")} />
          </FormGrid>
        </Panel>
        <Panel heading="Discount and gift certificate">
          <FormGrid>
            <TextInput
              {...form.text("gift_certificate")}
              hint={
                certificate !== null && (
                  <RecordLink href={paths.giftCertificate(certificate.id)}>View gift certificate</RecordLink>
                )
              }
            />
            <MoneyInput {...form.text("gift_certificate_amount")} />
            <TextInput
              {...form.text("discount")}
              hint={
                discount !== null &&
                mayView && <RecordLink href={paths.discount(discount.id)}>View discount</RecordLink>
              }
            />
            <MoneyInput {...form.text("discount_amount")} />
          </FormGrid>
        </Panel>
      </div>
      {record !== null && <TeeTimeFacts record={record} />}
    </div>
  );
}
