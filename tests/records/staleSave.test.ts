import type { OperationId } from "@teedesk/domain";
import { type TestApp, testApp } from "@teedesk/server/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { followed, jsonOf, operations } from "../support/contract.ts";
import { cases } from "./cases.ts";

type Version = { readonly lock_version?: number };
type Save = {
  /** The paths that show and save the record, below /api. */
  readonly shown: string;
  readonly saved: string;
  /** The path to the record in the response, if it is part of another. */
  readonly within?: readonly string[];
  /** A valid save that changes something, with the version. */
  readonly body: (version: Version) => object;
};

/** The saves other than those of plain resources (records.test.ts). */
const saves: Partial<Record<OperationId, Save>> = {
  changeHelpfulLinkType: {
    shown: "helpful_links/show/1",
    saved: "helpful_links/update_type",
    body: (version) => ({ id: 1, type: "hotel", ...version }),
  },
  updateTeeTime: {
    shown: "tee_times/show/1",
    saved: "tee_times/update",
    body: (version) => ({ id: 1, tee_time: { ...version, notes: "Early birds" } }),
  },
  changeTeeTimeCustomer: {
    shown: "tee_times/show/2",
    saved: "tee_times/update/customer",
    body: (version) => ({ id: 2, customer_id: 1, ...version }),
  },
  updateRateDateRange: {
    shown: "rates/show/1",
    within: ["rate_date_ranges", "0"],
    saved: "rate_date_ranges/update",
    body: (version) => ({ rate_date_range: { id: 1, description: "All year", ...version } }),
  },
  updateGiftCertificate: {
    shown: "gift_certificates/show/2",
    saved: "gift_certificates/update",
    body: (version) => ({ id: 2, gift_certificate: { ...version, internal_memo: "Called twice." } }),
  },
  changeGiftCertificatePurchaser: {
    shown: "gift_certificates/show/1",
    saved: "gift_certificates/certificate/GIFT-100/update_purchaser",
    body: (version) => ({ serial: "GIFT-100", purchaser_id: 1, ...version }),
  },
  changeGiftCertificateRecipient: {
    shown: "gift_certificates/show/1",
    saved: "gift_certificates/certificate/GIFT-100/update_recipient",
    body: (version) => ({ serial: "GIFT-100", recipient_id: 1, ...version }),
  },
  updateGiftCertificateSalesConfiguration: {
    shown: "gift_certificates/sales",
    saved: "gift_certificates/sales/",
    body: (version) => ({ saleConfiguration: { discount: 12.5, ...version } }),
  },
  updateBroadcastMessage: {
    shown: "ric_messages/get",
    saved: "ric_messages/update",
    body: (version) => ({ message: "Fog until nine.", ...version }),
  },
};

/** The contract's saves with a version, beside the record or in it. */
const versioned = operations
  .filter((operation) => {
    const { properties = {} } = jsonOf(operation) ?? {};
    const members = Object.values(properties).map((member) => followed(member).properties ?? {});
    return operation.method === "PUT" && [properties, ...members].some((one) => "lock_version" in one);
  })
  .map(({ id }) => id);

let server: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await testApp();
  headers = await server.as("admin");
});
afterAll(() => server.close());

it("every save with a version is in this table, or has a file in cases/", () => {
  const tested = [...Object.keys(saves), ...cases.map(({ noun }) => `update${noun}`)];
  expect(tested.sort()).toEqual([...versioned].sort());
});

it.each(Object.entries(saves))(
  "ANSWER-16 %s writes nothing when it is stale",
  async (_, { shown, within = [], saved, body }) => {
    const read = async () => {
      const response = (await server.inject({ method: "GET", url: `/api/${shown}`, headers })).json();
      return within.reduce((part, name) => part[name], response);
    };
    const save = async (version: Version) => {
      const response = await server.inject({ method: "PUT", url: `/api/${saved}`, headers, payload: body(version) });
      return [response.statusCode, response.json()];
    };
    const refusal = (current: object) => [
      409,
      {
        message: expect.stringMatching(/ changed (this record|the template|the message) while you were editing it/),
        current,
      },
    ];

    const first = await read();
    const lock_version: number = first.lock_version;
    expect(await save({ lock_version: lock_version + 1 })).toEqual(refusal(first));
    expect(await read()).toEqual(first);

    const [status, second] = await save({ lock_version });
    expect([status, second.lock_version]).toEqual([200, lock_version + 1]);
    expect(await read()).toEqual(second);
    expect(second).not.toEqual({ ...first, lock_version: second.lock_version });

    expect(await save({ lock_version })).toEqual(refusal(second));
    expect(await read()).toEqual(second);

    const [accepted, third] = await save({});
    expect([accepted, third]).toEqual([200, { ...second, lock_version: lock_version + 2 }]);
  },
);
