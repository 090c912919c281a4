import * as Result from "effect/Result";
import { type Field, reference, required } from "../form/field.ts";
import { form, type InputOf } from "../form/form.ts";

/** The address of the picture; for a new one that of its preview. */
const file: Field<string> = { show: (stored) => stored ?? "", read: Result.succeed, missing: "picture_missing" };

const fields = form({ course_id: required(reference("course_missing")), file: required(file) });

/** The picture of a course (ADM-IMG-13): the server calls its address `image_url`, and names the course by its id. */
export const courseImageForm = {
  ...fields,
  /** The inputs of a stored picture. */
  toDraft: ({ course_id, image_url }: { readonly course_id: number; readonly image_url: string }) =>
    fields.toDraft({ course_id: { id: course_id }, file: image_url }),
};

/** A course image as a save sends it. */
export type CourseImageInput = InputOf<typeof fields>;
