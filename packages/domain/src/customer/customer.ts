/** A customer of the business, or somebody a gift certificate was bought for. */
export type CustomerType = "Customer" | "GiftCertificateRecipient";

/** What can be written of a customer; blank where nothing is known. Nothing is required (ADM-CUST-04 to ADM-CUST-17). */
export type CustomerFields = {
  readonly type: CustomerType;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly address: string;
  readonly address_2: string;
  readonly address_3: string;
  readonly city: string;
  /** State or province. */
  readonly subdivision: string;
  readonly postcode: string;
  /** Two letters of ISO 3166-1, or blank. */
  readonly country_alpha2: string;
  readonly primary_phone: string;
  readonly mobile_phone: string;
  /** The shipping address of a former system. */
  readonly legacy_address: string;
};

/** A stored customer. */
export type Customer = CustomerFields & { readonly id: number; readonly lock_version: number };

/** What a save sends; `ignore_duplicate` stores a customer whose e-mail address another one has (ADM-CUST-32). */
export type CustomerInput = CustomerFields & { readonly ignore_duplicate: boolean };

/** A customer that does not exist yet has the id 0 (ADM-CUST-30, CONST-45). */
export const blankCustomer: Customer = {
  id: 0,
  lock_version: 0,
  type: "Customer",
  first_name: "",
  last_name: "",
  email: "",
  address: "",
  address_2: "",
  address_3: "",
  city: "",
  subdivision: "",
  postcode: "",
  country_alpha2: "",
  primary_phone: "",
  mobile_phone: "",
  legacy_address: "",
};
