import { type ApiResult, serverLines } from "@teedesk/domain";
import { apiResult, errorsUnder } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import { member } from "../../api/record.ts";
import type { StoredText } from "../../editing/useTextForm.ts";

/** A template's text, and the server's message on storing it. */
export type Template = StoredText & { readonly message: string };

const draftOf = (template: string, content: string) => ({ body: { template, content } });
const versionOf = (body: unknown): number | undefined => {
  const version = member(body, "lock_version");
  return typeof version === "number" ? version : undefined;
};

/** The text in a response or in a 409. */
export function templateIn(body: unknown): Template {
  const content = member(body, "content");
  return { text: typeof content === "string" ? content : "", message: "", lock_version: versionOf(body) };
}

export const listTemplates = (api: Api, signal: AbortSignal) => apiResult(api.GET("/api/templates/list", { signal }));

export async function readTemplate(api: Api, template: string, signal: AbortSignal): Promise<ApiResult<Template>> {
  const result = await apiResult(api.POST("/api/templates/content", { body: { template }, signal }));
  return result.kind === "ok" ? { kind: "ok", value: templateIn(result.value) } : result;
}

export async function saveTemplate(
  api: Api,
  template: string,
  { text, lock_version }: StoredText,
): Promise<ApiResult<Template>> {
  const body = { template, content: text, ...(lock_version !== undefined && { lock_version }) };
  const result = await apiResult(api.POST("/api/templates/save", { body }));
  if (result.kind !== "ok") return errorsUnder({ content: "text" }, result);
  // A server need not return the stored text.
  const { message } = serverLines(result.value);
  return { kind: "ok", value: { text, message, lock_version: versionOf(result.value) } };
}

export const previewTemplate = (api: Api, template: string, content: string, signal: AbortSignal) =>
  apiResult(api.POST("/api/templates/preview", { ...draftOf(template, content), signal }));

export const listTemplateVersions = (api: Api, template: string, signal: AbortSignal) =>
  apiResult(api.GET("/api/templates/versions", { params: { query: { template } }, signal }));

export const sendTestMail = (api: Api, template: string, content: string) =>
  apiResult(api.POST("/api/templates/test", draftOf(template, content)));
