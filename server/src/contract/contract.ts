import type { accessOf, OperationId } from "@teedesk/domain";
import type { operations } from "@teedesk/openapi";
import type { workbookType } from "@teedesk/xlsx";
import type { FastifyBaseLogger } from "fastify";
import type { SignedInStaff } from "../session/sessions.repository.ts";
import type { Cookies } from "./cookies.ts";
import type { Download } from "./download.ts";
import type { JsonText } from "./jsonText.ts";

/** A handler's argument: the parts of the request, checked against the contract, and the person who sent it. */
export type Call<Op extends OperationId> = {
  readonly path: Parameters<Op, "path">;
  readonly query: Query<Op>;
  readonly headers: Parameters<Op, "header">;
  readonly body: Body<Op>;
  /** Who is signed in. */
  readonly staff: (typeof accessOf)[Op] extends "public" ? null : SignedInStaff;
} & Exchange;

/** The parts of the exchange that some handlers need. */
type Exchange = {
  readonly ip: string;
  /** The browser's User-Agent; empty when it sent none. */
  readonly userAgent: string;
  readonly log: FastifyBaseLogger;
  /** Adds a header to the response. */
  readonly setHeader: (name: string, value: string) => void;
  readonly cookies: Cookies;
  /** Notes the call's subject in the audit trail. */
  readonly noteAudit: (detail: string) => void;
  /** Notes there who calls, where there is no session yet. */
  readonly notePerson: (person: { readonly id: number; readonly email: string }) => void;
  /** Whether the caller has hung up, so that long work can stop. */
  readonly hasLeft: () => boolean;
  /** The number by which the requester follows this download; null for every other call. */
  readonly reportRun: number | null;
};

/** A handler's result with status 200; every other status is thrown (refusal.ts). */
type Answer<Op extends OperationId> = operations[Op]["responses"] extends { 200: { content: infer Content } }
  ? Sent<Content>
  : never;

/** A workbook is sent from a file, every other value as it is. */
type Sent<Content> = Content extends Readonly<Record<typeof workbookType, string>> ? Download : Content[keyof Content];

type Handler<Op extends OperationId> = (call: Call<Op>) => Promise<Answer<Op> | JsonText<Answer<Op>>>;

/** A handler for every operation of the contract: a missing one is a compile error. */
export type Handlers = { readonly [Op in OperationId]: Handler<Op> };

type Parameters<Op extends OperationId, Where extends "path" | "query" | "header"> = NonNullable<
  operations[Op]["parameters"][Where]
>;

export type Query<Op extends OperationId> = Parameters<Op, "query">;

type Body<Op extends OperationId> = operations[Op] extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : undefined;
