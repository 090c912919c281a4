import { courseImageForm } from "@teedesk/domain";
import { FormPanel } from "../../editing/FormPanel.tsx";
import { recordFields } from "../../editing/recordFields.ts";
import { paths } from "../../navigation/paths.ts";
import { record } from "../../resource/record.ts";
import { PictureInput } from "../../upload/PictureInput.tsx";
import { CourseSelect } from "../choices/CourseSelect.tsx";
import { useCourseOptions } from "../choices/useCourseOptions.ts";
import { type CourseImage, imageCalls } from "./image.api.ts";

/** ADM-IMG-10, ADM-IMG-13. */
const { TextField, table } = recordFields(courseImageForm, {
  course_id: { label: "Course", useOptions: useCourseOptions },
  file: "Picture",
});

function ImageFields({ record: stored }: { readonly record: CourseImage | null }) {
  const own = stored === null ? null : { id: stored.course_id, course_name: stored.course_name };
  return (
    <FormPanel heading="Image">
      <TextField name="course_id" as={CourseSelect} own={own} />
      <TextField
        name="file"
        as={PictureInput}
        hint={stored === null ? "PNG, JPEG or WebP, at most 5 MB." : undefined}
        className="max-w-[700px] lg:col-span-2"
      />
    </FormPanel>
  );
}

/** A picture is added or deleted, never changed (ADM-IMG-12, UNCLEAR-64). */
export const imageRecord = record({
  ...table,
  name: "image",
  paths: { list: paths.images, record: paths.image },
  may: { create: "createCourseImage", remove: "deleteCourseImage" },
  titleOf: ({ course_name }) => course_name,
  preset: ({ course_id = "" }) => ({ course_id }),
  Fields: ImageFields,
  calls: imageCalls,
});
