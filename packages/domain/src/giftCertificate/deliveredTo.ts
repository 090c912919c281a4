type Delivery = { readonly email_delivery: boolean; readonly mail_recipient: boolean };

/** Which of its two people a gift certificate is delivered to: by e-mail the recipient, by post whom `mail_recipient` says. */
export const deliveredTo = ({ email_delivery, mail_recipient }: Delivery): "purchaser" | "recipient" =>
  email_delivery || mail_recipient ? "recipient" : "purchaser";
