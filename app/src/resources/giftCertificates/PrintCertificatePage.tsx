import { useQuery } from "@tanstack/react-query";
import { centsFrom, formatDollars, fullName } from "@teedesk/domain";
import { Alert } from "@teedesk/ui";
import { recordQuery } from "../../editing/prefetchRecord.ts";
import { recordReads } from "../../editing/recordReads.ts";
import { Waiting } from "../../messages/Waiting.tsx";
import type { Page, PageProps } from "../../navigation/page.ts";
import { paths } from "../../navigation/paths.ts";
import { ReadFailure } from "../../queries/ReadFailure.tsx";
import { PrintHeader } from "../../resource/PrintHeader.tsx";
import { useServices } from "../../services/services.tsx";
import { type GiftCertificate, giftCertificateCalls } from "./giftCertificate.api.ts";

const kind = { name: "gift_certificate", calls: giftCertificateCalls };

/** The certificate to print and post: the same facts as in the mail, and nothing internal. */
function PrintCertificatePage({ title, params }: PageProps) {
  const { api } = useServices();
  const id = Number(params["id"]);
  const { data, error, refetch } = useQuery(recordQuery(kind, api, id));
  if (error !== null) return <ReadFailure what="The gift certificate" error={error} retry={() => void refetch()} />;
  if (data === undefined) return <Waiting />;
  return (
    <>
      <PrintHeader title={title} back={{ href: paths.giftCertificate(id), text: "Back to the certificate" }}>
        {data.raw_balance === 0 && (
          <Alert tone="warning">Nothing is left on this certificate: it pays for no more tee times.</Alert>
        )}
      </PrintHeader>
      <Certificate certificate={data} />
    </>
  );
}

export const printCertificatePage: Page<PageProps> = { Component: PrintCertificatePage, reads: recordReads(kind) };

function Certificate({ certificate }: { readonly certificate: GiftCertificate }) {
  const { config } = useServices();
  const balance = centsFrom(certificate.raw_balance);
  const people = [
    ["For", fullName(certificate.recipient)],
    ["From", certificate.who_from || fullName(certificate.customer)],
  ].filter(([, name]) => name !== "");
  return (
    <article
      aria-label="Certificate"
      className="mx-auto mt-4 flex max-w-2xl flex-col items-center gap-6 rounded-lg border-4 border-double border-line-strong bg-surface px-6 py-12 text-center wrap-anywhere print:mt-0 print:max-w-none print:border-ink"
    >
      <p className="font-medium text-ink-muted">{config.product_name}</p>
      <h2 className="text-lg font-semibold">Gift Certificate</h2>
      <p className="text-[3rem] leading-none font-semibold tracking-tight tabular-nums">
        {"success" in balance ? formatDollars(balance.success) : ""}
      </p>
      {people.length > 0 && (
        <dl className="grid grid-cols-[auto_auto] gap-x-3 gap-y-1 text-left text-[1rem]">
          {people.map(([label, name]) => (
            <div key={label} className="contents">
              <dt className="text-ink-muted">{label}</dt>
              <dd className="font-medium">{name}</dd>
            </div>
          ))}
        </dl>
      )}
      {certificate.greeting !== "" && (
        <p className="max-w-prose text-[1rem] whitespace-pre-line">{certificate.greeting}</p>
      )}
      <p className="rounded-md border border-line-strong px-4 py-2 text-lg font-semibold tracking-wider">
        {certificate.serial}
      </p>
      <p className="max-w-prose text-sm text-ink-muted">
        Valid at {certificate.course?.course_name ?? "all of our courses"}. Name the serial when you book. It may be
        used for several tee times, until it is spent.
      </p>
    </article>
  );
}
