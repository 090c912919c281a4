import { type ApiResult, type CourseImageInput, largestPicture } from "@teedesk/domain";
import { issueMessages } from "@teedesk/domain/issueMessages";
import { apiResult, errorsUnder } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import type { FiltersOf, ListQuery, Schema } from "../../api/contract.ts";
import { uploadFetch } from "../../api/uploadFetch.ts";
import { isPicture, pickedFile, setUploadProgress } from "../../upload/pickedFiles.ts";

export type CourseImage = Schema<"CourseImage">;

/** The form's fields by the server's names of its parts. */
const fieldOf = { "image[course_id]": "course_id", "image[file]": "file" } as const;

const refused = (file: string): ApiResult<never> => ({ kind: "invalid", errors: { file } });

/** Sends the picture and its course as the parts of a form (ADM-IMG-14). Files that the server would refuse for their kind or size are not sent. */
async function create(
  api: Api,
  { course_id, file }: CourseImageInput,
  signal: AbortSignal,
): Promise<ApiResult<CourseImage>> {
  const picked = pickedFile(file);
  if (picked === null) return refused(issueMessages.picture_missing);
  if (!isPicture(file)) return refused(issueMessages.picture_unreadable);
  if (picked.size > largestPicture) return refused(issueMessages.picture_too_large);
  const form = new FormData();
  form.append("image[course_id]", String(course_id.id));
  form.append("image[file]", picked);
  const body = { "image[course_id]": course_id.id, "image[file]": picked.name };
  const fetch = uploadFetch((share) => setUploadProgress(file, share));
  const result = await apiResult(api.POST("/api/images", { body, bodySerializer: () => form, fetch, signal }));
  setUploadProgress(file, null);
  return errorsUnder(fieldOf, result);
}

export const imageCalls = (api: Api) => ({
  list: (query: ListQuery<"listCourseImages">, signal: AbortSignal) =>
    apiResult(api.GET("/api/images/index", { params: { query }, signal })),
  count: (filters: FiltersOf<"listCourseImages">, signal: AbortSignal) =>
    apiResult(api.GET("/api/images/count", { params: { query: { filters } }, signal })),
  load: (id: number, signal: AbortSignal) =>
    apiResult(api.GET("/api/images/show/{id}", { params: { path: { id } }, signal })),
  create: (input: CourseImageInput, signal: AbortSignal) => create(api, input, signal),
  /** There is no update (ADM-IMG-12). */
  update: null,
  remove: ({ id }: CourseImage, signal: AbortSignal) =>
    apiResult(api.DELETE("/api/images/{id}", { params: { path: { id } }, signal })),
});
