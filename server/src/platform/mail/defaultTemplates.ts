import type { MailTemplateKey } from "@teedesk/domain";

/** The templates' texts until they are changed: version 0 of each. */
export const defaultTemplates: Readonly<Record<MailTemplateKey, string>> = {
  tee_time_receipt: `Subject: Receipt for your tee time at {{ course_name }}, {{ play_date }} {{ play_time }}

{{ details }}

{{ amounts }}

{{ cancel_terms }}
`,

  tee_time_voucher: `Subject: Voucher for your tee time at {{ course_name }}, {{ play_date }} {{ play_time }}

Please show this voucher at the course.

{{ details }}
`,

  tee_time_cancelation: `Subject: Your tee time at {{ course_name }}, {{ play_date }} {{ play_time }} is canceled

This tee time has been canceled.

{{ details }}

{{ amounts }}
`,

  tee_time_course_cancelation: `Subject: Please release the tee time of {{ customer_name }} on {{ play_date }} {{ play_time }}

This tee time has been canceled. Please release it.

{{ details }}
`,

  gift_certificate_receipt: `Subject: Receipt for gift certificate {{ serial }}

Thank you for your purchase.

{{ details }}
`,

  gift_certificate: `Subject: Your gift certificate for {{ balance }}

Gift Certificate

{{ balance }}

{% if recipient_name %}For {{ recipient_name }}{% endif %}

{% if from %}From {{ from }}{% endif %}

{{ greeting }}

{{ serial }}

{% if course_name %}Valid at {{ course_name }}.{% else %}Valid at all of our courses.{% endif %}

Name the serial when you book. It may be used for several tee times, until it is spent.
`,

  wait_list_removal: `Subject: Wait list for {{ wait_list }}

Hello {% if customer_name %}{{ customer_name }}{% else %}golfer{% endif %},

you are no longer on our wait list for {{ wait_list }}. Nothing was booked and nothing was charged.

Reply to this message if you are still looking for a tee time.
`,
};
