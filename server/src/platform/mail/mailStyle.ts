import { createHash } from "node:crypto";
import type { Html } from "../outbox/html.ts";

/** The style of mails; they are as readable in programs that ignore it. */
export const mailStyle: Html = {
  markup: `
body { margin: 0; padding: 24px; color: #1c1b19; background: #fff; font: 15px/1.5 system-ui, sans-serif; }
h1 { margin: 0 0 16px; font-size: 20px; line-height: 1.3; }
p { margin: 0 0 12px; overflow-wrap: anywhere; }
table { margin: 0 0 16px; border-collapse: collapse; }
th, td { padding: 4px 16px 4px 0; border-bottom: 1px solid #dcdad5; vertical-align: top; text-align: left; }
th { font-weight: 500; color: #5d5a54; }
.card { background: #f4f3f0; font: 16px/1.5 Georgia, serif; text-align: center; }
.card div { max-width: 560px; margin: 0 auto; padding: 32px; background: #fff; border: 3px double #1f5c3f; }
.card p:first-child { font-size: 30px; letter-spacing: 0.04em; }
.card .balance { font-size: 48px; line-height: 1; }
.card .greeting { margin: 24px 0; font-size: 20px; font-style: italic; }
.card .serial { display: inline-block; padding: 4px 16px; border: 1px solid #1c1b19; font: 20px/1.5 monospace; }
@page { margin: 20mm; }
@media print { .card { padding: 0; background: #fff; } .card div { max-width: none; break-inside: avoid; } }
`,
};

/** The source that lets a page with a strict content security policy use this style and no other. */
export const mailStyleSource = `'sha256-${createHash("sha256").update(mailStyle.markup).digest("base64")}'`;
