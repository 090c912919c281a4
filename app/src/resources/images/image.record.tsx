import { type CourseImageDraft, courseImageForm } from "@teedesk/domain";
import { FormGrid, Panel } from "@teedesk/ui";
import { formFields, type Labels } from "../../editing/formFields.tsx";
import { optionName } from "../../editing/valueIn.tsx";
import { paths } from "../../navigation/paths.ts";
import { record } from "../../resource/record.ts";
import { PictureInput } from "../../upload/PictureInput.tsx";
import { CourseSelect } from "../choices/CourseSelect.tsx";
import { useCourseOptions } from "../choices/useCourseOptions.ts";
import { type CourseImage, imageCalls } from "./image.api.ts";

/** ADM-IMG-10, ADM-IMG-13. */
const imageLabels: Labels<CourseImageDraft> = { course_id: "Course", file: "Picture" };

const { TextField } = formFields(imageLabels);

function ImageFields({ record: stored }: { readonly record: CourseImage | null }) {
  const own = stored === null ? null : { id: stored.course_id, course_name: stored.course_name };
  return (
    <Panel heading="Image">
      <FormGrid>
        <TextField name="course_id" as={CourseSelect} own={own} required={stored === null} />
        <TextField
          name="file"
          as={PictureInput}
          required={stored === null}
          hint={stored === null ? "PNG, JPEG or WebP, at most 5 MB." : undefined}
          className="max-w-[700px] lg:col-span-2"
        />
      </FormGrid>
    </Panel>
  );
}

/** A picture is added or deleted, never changed (ADM-IMG-12, UNCLEAR-64). */
export const imageRecord = record({
  name: "image",
  paths: { list: paths.images, record: paths.image },
  may: { create: "createCourseImage", remove: "deleteCourseImage" },
  titleOf: ({ course_name }) => course_name,
  form: courseImageForm,
  preset: ({ course_id = "" }) => ({ course_id }),
  labels: imageLabels,
  names: { course_id: optionName(useCourseOptions) },
  Fields: ImageFields,
  calls: imageCalls,
});
