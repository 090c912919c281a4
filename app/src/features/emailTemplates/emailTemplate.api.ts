import { type Answer, serverLines } from "@teedesk/domain";
import { answer, errorsUnder } from "../../api/answer.ts";
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

export const listTemplates = (api: Api, signal: AbortSignal) => answer(api.GET("/api/templates/list", { signal }));

export async function readTemplate(api: Api, template: string, signal: AbortSignal): Promise<Answer<Template>> {
  const answered = await answer(api.POST("/api/templates/content", { body: { template }, signal }));
  return answered.kind === "ok" ? { kind: "ok", value: templateIn(answered.value) } : answered;
}

export async function saveTemplate(
  api: Api,
  template: string,
  { text, lock_version }: StoredText,
): Promise<Answer<Template>> {
  const body = { template, content: text, ...(lock_version !== undefined && { lock_version }) };
  const answered = await answer(api.POST("/api/templates/save", { body }));
  if (answered.kind !== "ok") return errorsUnder({ content: "text" }, answered);
  // A server need not return the stored text.
  const { message } = serverLines(answered.value);
  return { kind: "ok", value: { text, message, lock_version: versionOf(answered.value) } };
}

export const previewTemplate = (api: Api, template: string, content: string, signal: AbortSignal) =>
  answer(api.POST("/api/templates/preview", { ...draftOf(template, content), signal }));

export const listTemplateVersions = (api: Api, template: string, signal: AbortSignal) =>
  answer(api.GET("/api/templates/versions", { params: { query: { template } }, signal }));

export const sendTestMail = (api: Api, template: string, content: string) =>
  answer(api.POST("/api/templates/test", draftOf(template, content)));
