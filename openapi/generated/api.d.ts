export interface paths {
    "/api/auth/sign_in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Opens a session. The answer's body is empty; its headers are the session, to be sent with every later call. A wrong
         *     e-mail and a wrong password are told apart by nothing in the answer.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ric_users/level": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the signed-in staff member's level
         * @description Answers the level of the session's own staff member; asking for another e-mail is refused with 403.
         */
        post: operations["getStaffLevel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ric_messages/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the broadcast message
         * @description Answers the message of the top bar. The console loads it once after sign-in and once more five minutes later.
         */
        get: operations["getBroadcastMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ric_messages/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the broadcast message
         * @description Stores the message every staff member sees; an empty text takes it down.
         */
        put: operations["updateBroadcastMessage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lost_leads/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List lost leads
         * @description Answers a page of lost leads, newest first unless sorted otherwise.
         */
        get: operations["listLostLeads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lost_leads/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count lost leads
         * @description Answers how many lost leads there are, over all pages.
         */
        get: operations["countLostLeads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fore_up_availability/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List free tee times
         * @description Answers a page of the free tee times that match, by day and time unless sorted otherwise. Called without any parameter
         *     it answers the wait list in its grouped shape, which older clients read.
         */
        get: operations["listAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fore_up_availability/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count free tee times
         * @description Answers how many free tee times match, over all pages.
         */
        get: operations["countAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fore_up_availability/wait_list_queues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the open queues
         * @description Answers every free tee time that has an open queue, by day and time. There are no pages.
         */
        get: operations["listWaitListQueues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/templates/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the e-mail templates
         * @description Answers every template's key and name.
         */
        get: operations["listTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/templates/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read an e-mail template
         * @description Answers the text of a template. Nothing is written.
         */
        post: operations["getTemplateContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/templates/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change an e-mail template
         * @description Stores the text of a template; a text with an unknown placeholder is refused with 422 on `content`, naming it.
         */
        post: operations["saveTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/summary/agent_leaderboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the agent leaderboard
         * @description Answers rounds and revenue of each agent for the day, and for the month the day lies in. Nothing is written.
         */
        post: operations["getAgentLeaderboard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tee_times/summary/{isMonthly}/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sum the tee times of a day or month
         * @description Answers the figures of a tee-time card of the home screen, with those of the day or month before.
         */
        get: operations["getTeeTimeSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ibe/rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the rate of a tee time
         * @description Answers the rate that applies to the booking's course, play date, play time and players, or null when there is none.
         *     Nothing is written.
         */
        post: operations["findRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ibe/validate_gift_cert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a gift certificate for a booking
         * @description Answers the booking with `tee_time.gift_certificate` filled from `gift_cert_serial`, or refuses with 422 on
         *     `gift_cert_serial`. Nothing is written and nothing reserved; booking checks again.
         */
        post: operations["validateGiftCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ibe/validate_discount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a discount code for a booking
         * @description Answers the booking with `tee_time.discount` filled from `discount_code`, or refuses with 422 on `discount_code` when the
         *     code is unknown, switched off, out of its dates, not for the course, or outside its limits of players or amount.
         *     Nothing is written; booking checks again.
         */
        post: operations["validateDiscount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ibe/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a tee time
         * @description Prices the booking anew, debits the gift certificate, charges the card, stores the tee time with its transaction and
         *     queues the receipts: all of it or nothing. Answers the stored tee time.
         *
         *     422 names what was refused: `tee_time.…`, `customer.…`, `credit_card.…` (a declined card is `credit_card.number`),
         *     `charge`, `discount_code`, `gift_cert_serial`, `tee_time.golf_rate`, and `booking.total` when `expected_total_cents`
         *     is not the server's total. 422 is also the answer to a key used before with another body; 409 while a call with the
         *     same key is at work.
         */
        post: operations["bookTeeTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{crm}/deals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find or match deals
         * @description Looks in the external CRM for the deal with the given id, or for deals that match the customer's e-mail and the course.
         *     Parameters without a value are sent empty.
         */
        get: operations["findDeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability/fetch_card/{queueId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the card saved with a queue entry
         * @description Answers the card a waiting customer left, to fill the booking form with. Never cached.
         */
        get: operations["fetchSavedCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tee_times/show/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a tee time
         * @description Answers one tee time with its customer, course, rate, discount, gift certificate and transaction.
         */
        get: operations["getTeeTime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tee_times/cancel/options/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what can be canceled and refunded
         * @description Answers the choices of the cancel dialog. Nothing is written.
         */
        get: operations["getCancelOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tee_times/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel or refund a tee time
         * @description Cancels, refunds, or both, and answers what came of it; an answer with `valid` false did nothing. A refund above what
         *     is left of the payment is 422 on `refund_amount`.
         */
        post: operations["cancelTeeTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tee_times/cancel/email/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send the cancelation e-mail
         * @description **Has a side effect:** queues the e-mail that tells the customer of the cancelation. Every call sends once more, so it
         *     must never be retried, prefetched or cached.
         */
        get: operations["sendCancelationEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tee_times/cancel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cancel a tee time without refund
         * @description **Has a side effect:** cancels the tee time, so it must never be retried, prefetched or cached. It is here for older
         *     clients; the console cancels with cancelTeeTime. Refuses with 409 whatever that call would refuse.
         */
        get: operations["cancelTeeTimeDirectly"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tee_times/receipt/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send the receipt again
         * @description **Has a side effect:** queues the receipt to the customer, and to the course when the tee time says so. Every call
         *     sends once more, so it must never be retried, prefetched or cached.
         */
        get: operations["sendTeeTimeReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tee_times/voucher/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send the voucher again
         * @description **Has a side effect:** queues the voucher to the customer. Every call sends once more, so it must never be retried,
         *     prefetched or cached.
         */
        get: operations["sendTeeTimeVoucher"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tee_times/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a tee time
         * @description Stores the changed members and answers the tee time. 422 names the refused ones: `confirmation`, `play_date`,
         *     `play_time`, `players`, `notes`, `internal_notes`, `folio`, `course`, `gift_certificate`, `gift_certificate_amount`,
         *     `discount`, `discount_amount`, `golf_rate`. Nobody is charged or refunded by it.
         */
        put: operations["updateTeeTime"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tee_times/update/customer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a tee time to another customer
         * @description Stores the customer at once and answers the tee time. Only records of type Customer can be chosen.
         */
        put: operations["changeTeeTimeCustomer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tee_times/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count tee times
         * @description Answers how many tee times match, over all pages.
         */
        get: operations["countTeeTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tee_times/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tee times
         * @description Answers a page of the tee times that match, newest first unless sorted otherwise.
         */
        get: operations["listTeeTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability_queue/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the queue of a free tee time
         * @description Answers the free tee time and everybody who waits for it, first come first. There are no pages.
         */
        get: operations["getAvailabilityQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability_queue/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Close the queue of a free tee time
         * @description **Has a side effect:** takes everybody out of the queue and closes it, so it must never be retried, prefetched or cached.
         *     Nobody is told by e-mail.
         */
        get: operations["closeAvailabilityQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability_queue/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take somebody out of a queue
         * @description Removes the queue entry without telling the customer.
         */
        delete: operations["removeQueueEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability_queue/{id}/remove_and_email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take somebody out of a queue and tell them
         * @description Removes the queue entry and queues an e-mail that tells the customer.
         */
        delete: operations["removeQueueEntryWithEmail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/ap-monthly.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accounts payable by month
         * @description Answers a workbook of what the business owes each course for the rounds of the period.
         */
        get: operations["downloadAccountsPayableReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/old-rate-sheet.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Old rate sheet
         * @description Answers a workbook of the rates in force, in the older layout.
         */
        get: operations["downloadOldRateSheetReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/rate-sheet.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rate sheet
         * @description Answers a workbook of the rates in force, course by course.
         */
        get: operations["downloadRateSheetReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/gift-certs.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gift certificates
         * @description Answers a workbook of the gift certificates sold in the period.
         */
        get: operations["downloadGiftCertificateReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/maintenance.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Maintenance
         * @description Answers a workbook of the maintenance closures of every course.
         */
        get: operations["downloadMaintenanceReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/sales_report.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sales report
         * @description Answers a workbook of the reservations made in a month.
         */
        get: operations["downloadSalesReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/commission.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Commission report
         * @description Answers a workbook of each agent's bookings of the period and the commission on them.
         */
        get: operations["downloadCommissionReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/new_sales_report.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sales report 2
         * @description Answers a workbook of the bookings of the period, laid out like the commission report.
         */
        get: operations["downloadNewSalesReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/revenue-comparison.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Revenue comparison
         * @description Answers a workbook of the revenue of two periods side by side.
         */
        get: operations["downloadRevenueComparisonReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/tee-time.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tee time and customer report
         * @description Answers a workbook of the tee times of the period with their customers.
         */
        get: operations["downloadTeeTimeCustomerReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/tee-times-export.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export of the tee-time list
         * @description Answers a workbook of every tee time that matches the filters; they must hold a complete range of `play_date` or of `created_at`.
         */
        get: operations["downloadTeeTimesExportReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/weekly.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Weekly report
         * @description Answers a workbook of the weeks from Monday to Sunday that the period touches.
         */
        get: operations["downloadWeeklyReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transaction_records/tee_time/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what was paid for a tee time
         * @description Answers the one transaction of a tee time, or null when it has none.
         */
        get: operations["getTeeTimeTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transaction_records/gift_certificate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what a gift certificate paid for
         * @description Answers every transaction that sold or used the gift certificate, the newest first.
         */
        get: operations["listGiftCertificateTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transaction_records/discount/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List where a discount was used
         * @description Answers every transaction the discount lowered, the newest first.
         */
        get: operations["listDiscountTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign_out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out
         * @description Ends the session the call is made with. A server that lacks this call answers 404; the console signs out all the same.
         */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a token for a download
         * @description Answers a single-use token that downloads the named report within 60 seconds, so that the session's own secret need not
         *     stand in an address. A server that lacks this call answers 404, and the console then sends the session's token. Asking
         *     for a report that is for admins only is 403 for others.
         */
        post: operations["createReportToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/history/{entity}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the changes of a record
         * @description Answers who changed the record, when and how, the newest first. The history of discounts and staff users is for admins
         *     (403). A server that lacks this call answers 404, and the console then shows no history.
         */
        get: operations["listHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is the process alive
         * @description Answers as long as the process runs; touches neither database nor session.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Can the server take requests
         * @description Answers 200 while the database answers, 503 otherwise and while the server is stopping.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the metrics
         * @description Answers counters and timings in the Prometheus text format. They name operations, never people.
         */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read this document
         * @description Answers this document in one piece, as JSON.
         */
        get: operations["getContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description An e-mail address; empty when there is none.
         * @example pat.lee@example.test
         */
        Email: string;
        /**
         * @description What a staff member signs in with.
         * @example {
         *       "email": "agent@teedesk.test",
         *       "password": "demo-fairway"
         *     }
         */
        Credentials: {
            email: components["schemas"]["Email"];
            /** @description The password, as typed. */
            password: string;
        };
        /**
         * @description What every failure without field messages answers.
         * @example {
         *       "message": "Something went wrong.",
         *       "request_id": "01JD8Q2V7Y"
         *     }
         */
        Failure: {
            /** @description One sentence for the user. */
            message: string;
            /** @description Finds the request in the server's log. */
            request_id: string;
            /** @description What a system behind the server said, when one did. */
            backend_message?: string;
        };
        /**
         * @description An empty object; the status says it all.
         * @example {}
         */
        Nothing: Record<string, never>;
        /**
         * @description The refused fields of a request. Keys are the dotted path of the field in the body's record (`tee_time.play_date`);
         *     messages that belong to no field stand under the empty key.
         * @example {
         *       "errors": {
         *         "tee_time.play_date": [
         *           "Choose a play date."
         *         ]
         *       }
         *     }
         */
        ValidationErrors: {
            /** @description Field path to its messages, the most important first. */
            errors: {
                [key: string]: string[];
            };
        };
        /**
         * @description Whose level is asked for.
         * @example {
         *       "email": "agent@teedesk.test"
         *     }
         */
        StaffLevelRequest: {
            email: components["schemas"]["Email"];
        };
        /**
         * @description Admins may do everything; others everything that is not for admins only.
         * @example other
         * @enum {string}
         */
        Level: "admin" | "other";
        /**
         * @description What a staff member may do.
         * @example {
         *       "level": "other"
         *     }
         */
        StaffLevel: {
            level: components["schemas"]["Level"];
        };
        /**
         * @description Free text, at most 2,000 characters.
         * @example Group of four, prefers an early start.
         */
        LongText: string;
        /**
         * @description Grows with every save. A write that carries an older one is refused with 409; a write without one is accepted.
         * @example 3
         */
        LockVersion: number;
        /**
         * @description The one message shown to every staff member in the top bar; an empty text shows nothing.
         * @example {
         *       "message": "Torrey Pines South is cart path only this week.",
         *       "lock_version": 3
         *     }
         */
        BroadcastMessage: {
            message: components["schemas"]["LongText"];
            lock_version?: components["schemas"]["LockVersion"];
        };
        /**
         * @description Why nothing was written, and what the record is now.
         * @example {
         *       "message": "Someone else changed this record while you were editing it.",
         *       "current": {
         *         "id": 12,
         *         "lock_version": 3
         *       }
         *     }
         */
        Conflict: {
            /** @description One sentence for the user. */
            message: string;
            /** @description The record as it is stored now, in the shape its show call answers; null when there is none. */
            current: {
                [key: string]: unknown;
            } | null;
        };
        /**
         * @description A field lost leads can be sorted by.
         * @example created_at
         * @enum {string}
         */
        LostLeadSortField: "lead_date" | "course_name" | "players" | "play_time" | "last_name" | "email" | "primary_phone" | "created_at";
        /**
         * @description Id of a stored record.
         * @example 12
         */
        RecordId: number;
        /**
         * Format: date-time
         * @description A moment, ISO 8601 in UTC.
         * @example 2026-11-21T18:30:00.000Z
         */
        Instant: string;
        /**
         * @description How many people play.
         * @example 4
         */
        Players: number;
        /**
         * @description A 24-hour time of day at the course, HH:MM.
         * @example 10:30
         */
        TimeOfDay: string;
        /**
         * Format: date
         * @description A calendar day, yyyy-mm-dd.
         * @example 2026-11-21
         */
        LocalDate: string;
        /**
         * @description One line of text, at most 255 characters.
         * @example Torrey Pines South
         */
        ShortText: string;
        /**
         * @description A golf course, by id and name.
         * @example {
         *       "id": 17,
         *       "course_name": "Torrey Pines South"
         *     }
         */
        CourseReference: {
            id: components["schemas"]["RecordId"];
            course_name: components["schemas"]["ShortText"];
        };
        /**
         * @description A customer who waits for a tee time. What is not known is null or left out.
         * @example {
         *       "id": 8,
         *       "first_name": "Pat",
         *       "last_name": "Lee",
         *       "email": "pat.lee@example.test",
         *       "primary_phone": "858-555-0100",
         *       "postcode": "92037"
         *     }
         */
        LeadCustomer: {
            /** @description Id of the customer's record. */
            id?: number | null;
            /** @description First name. */
            first_name?: string | null;
            /** @description Last name. */
            last_name?: string | null;
            /** @description E-mail address. */
            email?: string | null;
            /** @description Telephone number. */
            primary_phone?: string | null;
            /** @description Postal code. */
            postcode?: string | null;
        };
        /**
         * @description A number of records.
         * @example 42
         */
        Count: number;
        /**
         * @description A free tee time that fits a lead.
         * @example {
         *       "id": 901,
         *       "spots": 4,
         *       "available_date": "2026-11-28",
         *       "available_time": "09:40",
         *       "course_id": 17,
         *       "course_name": "Torrey Pines South"
         *     }
         */
        LeadAvailability: {
            id: components["schemas"]["RecordId"];
            /** @description How many players fit. */
            spots: components["schemas"]["Count"];
            available_date: components["schemas"]["LocalDate"];
            available_time: components["schemas"]["TimeOfDay"];
            course_id: components["schemas"]["RecordId"];
            course_name: components["schemas"]["ShortText"];
        };
        /**
         * @description Somebody who looked for a tee time and did not book, with the free tee times that would fit.
         * @example {
         *       "id": 31,
         *       "created_at": "2026-11-20T17:05:00.000Z",
         *       "players": 4,
         *       "play_time": "09:30",
         *       "lead_date": "2026-11-28",
         *       "course": {
         *         "id": 17,
         *         "course_name": "Torrey Pines South"
         *       },
         *       "customer": {
         *         "id": 8,
         *         "first_name": "Pat",
         *         "last_name": "Lee",
         *         "email": "pat.lee@example.test",
         *         "primary_phone": "858-555-0100",
         *         "postcode": "92037"
         *       },
         *       "fore_up_availabilities": [
         *         {
         *           "id": 901,
         *           "spots": 4,
         *           "available_date": "2026-11-28",
         *           "available_time": "09:40",
         *           "course_id": 17,
         *           "course_name": "Torrey Pines South"
         *         }
         *       ]
         *     }
         */
        LostLead: {
            id: components["schemas"]["RecordId"];
            created_at: components["schemas"]["Instant"];
            players: components["schemas"]["Players"];
            play_time: components["schemas"]["TimeOfDay"];
            /** @description The day the customer wants to play. */
            lead_date: components["schemas"]["LocalDate"];
            course: components["schemas"]["CourseReference"];
            /** @description Who asked; null when nobody is known. */
            customer: components["schemas"]["LeadCustomer"] | null;
            /** @description Free tee times that fit, the earliest first. */
            fore_up_availabilities: components["schemas"]["LeadAvailability"][];
        };
        /**
         * @description A calendar day, yyyy-mm-dd, or an empty text for none.
         * @example 2026-11-21
         */
        BlankableDate: components["schemas"]["LocalDate"] | string;
        /**
         * @description A 24-hour time of day, HH:MM, or an empty text for none.
         * @example 10:30
         */
        BlankableTime: string;
        /**
         * @description Which free tee times to answer. Texts match anywhere in the field, whatever the case; the other members match exactly. A
         *     member left out does not filter.
         * @example {
         *       "course_name": "Torrey",
         *       "available_date": "2026-11-28"
         *     }
         */
        AvailabilityFilters: {
            course_name?: components["schemas"]["ShortText"];
            /** @description Matches anywhere in the price, in decimal dollars. */
            rate?: components["schemas"]["ShortText"];
            group_name?: components["schemas"]["ShortText"];
            available_date?: components["schemas"]["BlankableDate"];
            available_time?: components["schemas"]["BlankableTime"];
            /** @description How many players must fit. */
            spots?: number;
        };
        /**
         * @description `date` and `sortingDate` both sort by the day, `time` by the time of day.
         * @example sortingDate
         * @enum {string}
         */
        AvailabilitySortField: "course_name" | "scraped_at" | "rate" | "group_name" | "date" | "sortingDate" | "time";
        /**
         * @description Money as decimal dollars with two decimals; "125.00" is $125.00.
         * @example 125.00
         */
        DecimalDollars: string;
        /**
         * @description A free tee time at a course, as last collected from the course's system.
         * @example {
         *       "id": 901,
         *       "course_id": 17,
         *       "course_name": "Torrey Pines South",
         *       "available_time": "09:40",
         *       "read_date": "Saturday, November 28, 2026",
         *       "spots": [
         *         1,
         *         2,
         *         3,
         *         4
         *       ],
         *       "is_new": true,
         *       "created_at": "2026-11-21T16:00:00.000Z",
         *       "updated_at": "2026-11-21T18:00:00.000Z",
         *       "scraped_at": "2026-11-21T18:00:00.000Z",
         *       "available_date": "2026-11-28",
         *       "rate": "125.00",
         *       "rateId": 40,
         *       "group_name": "San Diego"
         *     }
         */
        AvailabilityRow: {
            id: components["schemas"]["RecordId"];
            course_id: components["schemas"]["RecordId"];
            course_name: components["schemas"]["ShortText"];
            available_time: components["schemas"]["TimeOfDay"];
            /** @description The day in words. */
            read_date: string;
            /** @description The numbers of players that can be booked together. */
            spots: number[];
            /** @description True when it was first seen by the latest collection. */
            is_new: boolean;
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
            /** @description When it was last collected. */
            scraped_at: components["schemas"]["Instant"];
            available_date: components["schemas"]["LocalDate"];
            /** @description Price per player, in decimal dollars; null when no rate is known. */
            rate: components["schemas"]["DecimalDollars"] | null;
            /** @description Id of the rate. */
            rateId: number | null;
            /** @description Name of the course's group. */
            group_name: string | null;
        };
        /**
         * @description What is free at one course, day and time.
         * @example {
         *       "spots": 4,
         *       "is_new": true,
         *       "read_date": "Saturday, November 28, 2026",
         *       "created_at": "2026-11-21T16:00:00.000Z",
         *       "updated_at": "2026-11-21T18:00:00.000Z",
         *       "scraped_at": "2026-11-21T18:00:00.000Z"
         *     }
         */
        AvailabilitySlot: {
            /** @description How many players fit. */
            spots: components["schemas"]["Count"];
            /** @description True when it was first seen by the latest collection. */
            is_new: boolean;
            /** @description The day in words. */
            read_date: string;
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
            /** @description When it was last collected. */
            scraped_at: components["schemas"]["Instant"];
        };
        /**
         * @description Time of day (HH:MM) to what is free then.
         * @example {
         *       "09:40": {
         *         "spots": 4,
         *         "is_new": true,
         *         "read_date": "Saturday, November 28, 2026",
         *         "created_at": "2026-11-21T16:00:00.000Z",
         *         "updated_at": "2026-11-21T18:00:00.000Z",
         *         "scraped_at": "2026-11-21T18:00:00.000Z"
         *       }
         *     }
         */
        AvailabilityTimes: {
            [key: string]: components["schemas"]["AvailabilitySlot"];
        };
        /**
         * @description Day (yyyy-mm-dd) to the times of that day. The key `created_at` is no day and is to be skipped.
         * @example {
         *       "2026-11-28": {
         *         "09:40": {
         *           "spots": 4,
         *           "is_new": true,
         *           "read_date": "Saturday, November 28, 2026",
         *           "created_at": "2026-11-21T16:00:00.000Z",
         *           "updated_at": "2026-11-21T18:00:00.000Z",
         *           "scraped_at": "2026-11-21T18:00:00.000Z"
         *         }
         *       }
         *     }
         */
        AvailabilityDays: {
            created_at?: components["schemas"]["Instant"];
        } & {
            [key: string]: components["schemas"]["AvailabilityTimes"] | components["schemas"]["Instant"];
        };
        /**
         * @description The wait list as older clients read it: the JSON text of the pair of course name and course id (`["Torrey Pines
         *     South",17]`) to the days of that course.
         * @example {
         *       "[\"Torrey Pines South\",17]": {
         *         "created_at": "2026-11-21T16:00:00.000Z",
         *         "2026-11-28": {
         *           "09:40": {
         *             "spots": 4,
         *             "is_new": true,
         *             "read_date": "Saturday, November 28, 2026",
         *             "created_at": "2026-11-21T16:00:00.000Z",
         *             "updated_at": "2026-11-21T18:00:00.000Z",
         *             "scraped_at": "2026-11-21T18:00:00.000Z"
         *           }
         *         }
         *       }
         *     }
         */
        GroupedAvailability: {
            [key: string]: components["schemas"]["AvailabilityDays"];
        };
        /**
         * @description What the waiting customer asked for.
         * @example {
         *       "id": 31,
         *       "created_at": "2026-11-20T17:05:00.000Z",
         *       "players": 4,
         *       "lead_date": "2026-11-28",
         *       "play_time": "09:30",
         *       "course_id": 17
         *     }
         */
        QueueLead: {
            id: components["schemas"]["RecordId"];
            created_at: components["schemas"]["Instant"];
            players: components["schemas"]["Players"];
            lead_date: components["schemas"]["LocalDate"];
            play_time: components["schemas"]["TimeOfDay"];
            course_id: components["schemas"]["RecordId"];
        };
        /**
         * @description The tee time a queue entry was booked into.
         * @example {
         *       "id": -1
         *     }
         */
        QueueTeeTime: {
            /** @description Id of the tee time; -1 while not booked. */
            id: number;
        };
        /**
         * @description Somebody who waits for a free tee time.
         * @example {
         *       "id": 3,
         *       "customer": {
         *         "id": 8,
         *         "first_name": "Pat",
         *         "last_name": "Lee",
         *         "email": "pat.lee@example.test",
         *         "primary_phone": "858-555-0100"
         *       },
         *       "lost_lead": {
         *         "id": 31,
         *         "created_at": "2026-11-20T17:05:00.000Z",
         *         "players": 4,
         *         "lead_date": "2026-11-28",
         *         "play_time": "09:30",
         *         "course_id": 17
         *       },
         *       "tee_time": {
         *         "id": -1
         *       }
         *     }
         */
        QueueEntry: {
            id: components["schemas"]["RecordId"];
            customer: components["schemas"]["LeadCustomer"];
            lost_lead: components["schemas"]["QueueLead"];
            tee_time: components["schemas"]["QueueTeeTime"];
        };
        /**
         * @description A free tee time with an open queue of people who want it.
         * @example {
         *       "id": 901,
         *       "course": {
         *         "id": 17,
         *         "course_name": "Torrey Pines South"
         *       },
         *       "wordy_available_date": "Saturday, November 28, 2026",
         *       "available_date": "2026-11-28",
         *       "play_time_for_humans": "9:40 AM",
         *       "spots": 4,
         *       "is_new": false,
         *       "scraped_at": "2026-11-21T18:00:00.000Z",
         *       "created_at": "2026-11-21T16:00:00.000Z"
         *     }
         */
        WaitListItem: {
            id: components["schemas"]["RecordId"];
            course: components["schemas"]["CourseReference"];
            /** @description The day in words. */
            wordy_available_date: string;
            available_date: components["schemas"]["LocalDate"];
            /** @description The time of day in words. */
            play_time_for_humans: string;
            /** @description How many players fit. */
            spots: components["schemas"]["Count"];
            /** @description True when it was first seen by the latest collection. */
            is_new?: boolean;
            /** @description When it was last collected. */
            scraped_at: components["schemas"]["Instant"];
            created_at: components["schemas"]["Instant"];
            /** @description Who waits, first come first. An older server leaves it out. */
            availability_queues?: components["schemas"]["QueueEntry"][];
        };
        /**
         * @description The e-mail templates.
         * @example {
         *       "files": {
         *         "tee_time_receipt": "Tee time receipt",
         *         "tee_time_voucher": "Tee time voucher"
         *       }
         *     }
         */
        TemplateList: {
            /** @description Key of the template's file to the name to show. */
            files: {
                [key: string]: string;
            };
        };
        /**
         * @description Key of a template's file, as listTemplates answers it.
         * @example tee_time_receipt
         */
        TemplateKey: string;
        /**
         * @description Which template to read.
         * @example {
         *       "template": "tee_time_receipt"
         *     }
         */
        TemplateContentRequest: {
            template: components["schemas"]["TemplateKey"];
        };
        /**
         * @description Text of a template. Placeholders stand in double braces; each template knows a closed set of them.
         * @example Dear {{ customer.first_name }}, thank you for your booking.
         */
        TemplateText: string;
        /**
         * @description A template's text.
         * @example {
         *       "content": "Dear {{ customer.first_name }}, thank you for your booking."
         *     }
         */
        TemplateContent: {
            content: components["schemas"]["TemplateText"];
        };
        /**
         * @description A template's new text.
         * @example {
         *       "template": "tee_time_receipt",
         *       "content": "Dear {{ customer.first_name }}, thank you for your booking."
         *     }
         */
        SaveTemplateRequest: {
            template: components["schemas"]["TemplateKey"];
            content: components["schemas"]["TemplateText"];
        };
        /**
         * @description What was done, in one sentence for the user.
         * @example {
         *       "message": "The receipt was sent."
         *     }
         */
        Message: {
            /** @description One sentence for the user. */
            message: string;
        };
        /**
         * @description Whose bookings to sum, and for which day and month.
         * @example {
         *       "date": "2026-11-21",
         *       "agentFilter": {
         *         "ric": true,
         *         "psgr": true,
         *         "hotels": true
         *       }
         *     }
         */
        LeaderboardRequest: {
            date: components["schemas"]["LocalDate"];
            /**
             * @description Which groups of agents to show, by name: the product's own key (ric by default), psgr and hotels. A group that is
             *     left out is shown.
             */
            agentFilter: {
                [key: string]: boolean;
            };
        };
        /**
         * @description Money in whole cents; 12500 is $125.00.
         * @example 12500
         */
        Cents: number;
        /**
         * @description What each agent booked in a day or month. An agent without bookings is left out.
         * @example {
         *       "rounds": {
         *         "agent@teedesk.test": 6
         *       },
         *       "revenue": {
         *         "agent@teedesk.test": 64000
         *       }
         *     }
         */
        LeaderboardPeriod: {
            /** @description Agent to number of rounds. */
            rounds: {
                [key: string]: components["schemas"]["Count"];
            };
            /** @description Agent to revenue, in whole cents. */
            revenue: {
                [key: string]: components["schemas"]["Cents"];
            };
        };
        /**
         * @description What each agent booked.
         * @example {
         *       "daily": {
         *         "rounds": {
         *           "agent@teedesk.test": 6
         *         },
         *         "revenue": {
         *           "agent@teedesk.test": 64000
         *         }
         *       },
         *       "monthly": {
         *         "rounds": {
         *           "agent@teedesk.test": 120
         *         },
         *         "revenue": {
         *           "agent@teedesk.test": 1280000
         *         }
         *       }
         *     }
         */
        Leaderboard: {
            daily: components["schemas"]["LeaderboardPeriod"];
            monthly: components["schemas"]["LeaderboardPeriod"];
        };
        /**
         * @description Sums over bookings.
         * @example {
         *       "booking_count": 3,
         *       "round_count": 8,
         *       "revenue": 96000
         *     }
         */
        BookingFigures: {
            booking_count: components["schemas"]["Count"];
            /** @description Rounds, which is players summed over bookings. */
            round_count: components["schemas"]["Count"];
            /** @description Revenue, in whole cents. */
            revenue: components["schemas"]["Cents"];
        };
        /**
         * @description The tee times booked in a day or month, with the day or month before.
         * @example {
         *       "internal": {
         *         "booking_count": 3,
         *         "round_count": 8,
         *         "revenue": 96000
         *       },
         *       "external": {
         *         "booking_count": 1,
         *         "round_count": 2,
         *         "revenue": 20000
         *       },
         *       "misc": {
         *         "booking_count": 0,
         *         "round_count": 0,
         *         "revenue": 0
         *       },
         *       "previous_internal": {
         *         "booking_count": 2,
         *         "round_count": 6,
         *         "revenue": 70000
         *       },
         *       "previous_external": {
         *         "booking_count": 0,
         *         "round_count": 0,
         *         "revenue": 0
         *       },
         *       "previous_misc": {
         *         "booking_count": 0,
         *         "round_count": 0,
         *         "revenue": 0
         *       },
         *       "revenue": 116000,
         *       "previous_revenue": 70000,
         *       "internal_courses": {
         *         "Torrey Pines South": 96000
         *       },
         *       "external_courses": {
         *         "Torrey Pines North": 20000
         *       }
         *     }
         */
        TeeTimeSummary: {
            /** @description Booked by staff members in this console. */
            internal: components["schemas"]["BookingFigures"];
            /** @description Booked by customers and partners. */
            external: components["schemas"]["BookingFigures"];
            /** @description Booked any other way. */
            misc: components["schemas"]["BookingFigures"];
            previous_internal: components["schemas"]["BookingFigures"];
            previous_external: components["schemas"]["BookingFigures"];
            previous_misc: components["schemas"]["BookingFigures"];
            /** @description Revenue of all three, in whole cents. */
            revenue: components["schemas"]["Cents"];
            /** @description Revenue of the day or month before, in whole cents. */
            previous_revenue: components["schemas"]["Cents"];
            /** @description Course name to the revenue booked internally, in whole cents. */
            internal_courses: {
                [key: string]: components["schemas"]["Cents"];
            };
            /** @description Course name to the revenue booked externally, in whole cents. */
            external_courses: {
                [key: string]: components["schemas"]["Cents"];
            };
        };
        /**
         * @description Money as somebody typed it: decimal dollars with at most two decimals ("125", "125.00"), empty when nothing was typed. A
         *     text that is no amount is refused with a message for the field, not by its shape.
         * @example 125.00
         */
        TypedDollars: string;
        /**
         * @description A golf course, reduced to its id. Other members are ignored.
         * @example {
         *       "id": 17
         *     }
         */
        CourseId: {
            id: components["schemas"]["RecordId"];
        };
        /**
         * @description A rental club of the course with the quantity wanted. Only `id` and `quantity` are read; prices come from the server's
         *     own record. Members this schema does not name are ignored.
         * @example {
         *       "id": 4,
         *       "quantity": 1,
         *       "cost": "30.00",
         *       "rate": "45.00",
         *       "raw_rate": 4500,
         *       "charge": "55.00",
         *       "raw_charge": 5500,
         *       "brand": "Callaway",
         *       "description": "Steel shafts",
         *       "handed": 1,
         *       "sex": 0,
         *       "course": {
         *         "id": 17
         *       }
         *     }
         */
        BookingRentalClub: {
            id: components["schemas"]["RecordId"];
            /** @description How many of it; 0 for none. */
            quantity: number;
            /** @description What it costs the business; decimal dollars. */
            cost?: components["schemas"]["TypedDollars"];
            /** @description What the course asks for it; decimal dollars. */
            rate?: components["schemas"]["TypedDollars"];
            /** @description The rate, in whole cents. */
            raw_rate?: components["schemas"]["Cents"];
            /** @description What the customer pays for one; decimal dollars. */
            charge?: components["schemas"]["TypedDollars"];
            /** @description The charge for one, in whole cents. */
            raw_charge?: components["schemas"]["Cents"];
            brand?: components["schemas"]["ShortText"];
            description?: components["schemas"]["LongText"];
            /**
             * @description 0 is left-handed and 1 right-handed.
             * @enum {integer}
             */
            handed?: 0 | 1;
            /**
             * @description 0 is for men and 1 for women.
             * @enum {integer}
             */
            sex?: 0 | 1;
            /** @description The course that rents it out. */
            course?: components["schemas"]["CourseId"] | null;
        };
        /**
         * @description Who books. Members this schema does not name are ignored.
         * @example {
         *       "first_name": "Pat",
         *       "last_name": "Lee",
         *       "postcode": "92037",
         *       "email": "pat.lee@example.test"
         *     }
         */
        BookingCustomer: {
            first_name?: components["schemas"]["ShortText"];
            last_name?: components["schemas"]["ShortText"];
            postcode?: components["schemas"]["ShortText"];
            email?: components["schemas"]["Email"];
        };
        RicGolfRate: {
            id: components["schemas"]["RecordId"];
            /** @enum {string} */
            type: "RicGolfRate";
            rate: components["schemas"]["DecimalDollars"];
            raw_rate: components["schemas"]["Cents"];
            deposit: components["schemas"]["DecimalDollars"];
            wholesale_rate: components["schemas"]["DecimalDollars"];
            max_refund: components["schemas"]["DecimalDollars"];
            service_fee: number | string | null;
            non_refundable: components["schemas"]["DecimalDollars"];
            cancel_hours: number;
            course_balance: components["schemas"]["DecimalDollars"];
            internal_memo: string;
            external_memo: string;
        };
        ApiGolfRate: {
            id: components["schemas"]["RecordId"];
            /** @enum {string} */
            type: "ApiGolfRate";
        };
        /** @description The rate of a tee time. */
        GolfRate: components["schemas"]["RicGolfRate"] | components["schemas"]["ApiGolfRate"];
        /** @description Follows. */
        GiftCertificate: {
            [key: string]: unknown;
        };
        /** @description Follows. */
        Discount: {
            [key: string]: unknown;
        };
        /**
         * @description The tee time to book. `golf_rate`, `discount` and `gift_certificate` are what the server answered before; sent back they
         *     are ignored, because the server reads its own records. Members this schema does not name are ignored.
         * @example {
         *       "play_date": "2026-11-28",
         *       "play_time": "10:30",
         *       "players": 2,
         *       "course": {
         *         "id": 17
         *       },
         *       "confirmation": "INTERNAL",
         *       "notes": "",
         *       "internal_notes": "Called twice.",
         *       "folio": "",
         *       "alt_emails": "",
         *       "should_email_customer": true,
         *       "should_email_course": true,
         *       "availability_queue_id": null
         *     }
         */
        BookingTeeTime: {
            play_date?: components["schemas"]["BlankableDate"];
            play_time?: components["schemas"]["BlankableTime"];
            /** @description How many people play; must be above 0 to price or book. */
            players?: number | null;
            /** @description The course to play; only its id is read. */
            course?: components["schemas"]["CourseId"] | null;
            /** @description The course's confirmation number; blank is stored as INTERNAL. */
            confirmation?: components["schemas"]["ShortText"];
            /** @description Notes the customer sees. */
            notes?: components["schemas"]["LongText"];
            /** @description Notes only staff members see. */
            internal_notes?: components["schemas"]["LongText"];
            /** @description Company, organization, folio or account number. */
            folio?: components["schemas"]["ShortText"];
            /** @description More addresses for the receipt, separated by commas. */
            alt_emails?: components["schemas"]["LongText"];
            /**
             * @description Whether the customer gets a receipt.
             * @default true
             */
            should_email_customer?: boolean;
            /**
             * @description Whether the golf course gets a receipt.
             * @default true
             */
            should_email_course?: boolean;
            /** @description The queue entry this booking serves. */
            availability_queue_id?: number | null;
            /** @description The rate that applies, as findRate answered it. */
            golf_rate?: components["schemas"]["GolfRate"] | null;
            /** @description The gift certificate, as validateGiftCertificate answered it. */
            gift_certificate?: components["schemas"]["GiftCertificate"] | null;
            /** @description The discount, as validateDiscount answered it. */
            discount?: components["schemas"]["Discount"] | null;
        };
        /**
         * @description The card to charge; all four empty when there is none. The CVV is used once and never stored.
         * @example {
         *       "number": "4242424242424242",
         *       "expmo": "12",
         *       "expyr": "2030",
         *       "cvv": "123"
         *     }
         */
        CreditCard: {
            /** @description The card number, with or without spaces. */
            number?: string;
            /** @description Month of expiry. */
            expmo?: string;
            /** @description Year of expiry. */
            expyr?: string;
            /** @description Security code. */
            cvv?: string;
            /** @description Id of the saved card these values came from. */
            id?: number | null;
        };
        /**
         * @description Everything the booking form holds. Which members a call needs is a rule of that call (422 on the member), so only
         *     `tee_time` is required here. Members this schema does not name are ignored.
         * @example {
         *       "charge": "100.00",
         *       "discount_code": "FAIRWAY15",
         *       "gift_cert_serial": "",
         *       "rental_clubs": [],
         *       "customer": {
         *         "first_name": "Pat",
         *         "last_name": "Lee",
         *         "postcode": "92037",
         *         "email": "pat.lee@example.test"
         *       },
         *       "tee_time": {
         *         "play_date": "2026-11-28",
         *         "play_time": "10:30",
         *         "players": 2,
         *         "course": {
         *           "id": 17
         *         }
         *       },
         *       "credit_card": {
         *         "number": "",
         *         "expmo": "",
         *         "expyr": "",
         *         "cvv": ""
         *       },
         *       "screenshot": null,
         *       "deal_id": null
         *     }
         */
        Booking: {
            /** @description What the customer is charged before clubs, fee, discount and gift certificate; decimal dollars, as typed. */
            charge?: components["schemas"]["TypedDollars"];
            /**
             * @description The total the user saw, in whole cents. When given and not equal to the server's total, the booking is refused
             *     with 422 on `booking.total`.
             */
            expected_total_cents?: number;
            /** @description Code of the discount to apply; empty for none. */
            discount_code?: components["schemas"]["ShortText"];
            /** @description Serial of the gift certificate to use; empty for none. */
            gift_cert_serial?: components["schemas"]["ShortText"];
            /** @description The course's rental clubs with the quantity wanted of each; 0 for none. */
            rental_clubs?: components["schemas"]["BookingRentalClub"][];
            customer?: components["schemas"]["BookingCustomer"];
            tee_time: components["schemas"]["BookingTeeTime"];
            credit_card?: components["schemas"]["CreditCard"];
            /** @description Not used; the console sends null and the server ignores it. */
            screenshot?: string | null;
            /** @description Id of the deal in the external CRM the booking belongs to. */
            deal_id?: number | null;
        };
        /**
         * @description The envelope of every call of the booking engine.
         * @example {
         *       "booking": {
         *         "charge": "100.00",
         *         "expected_total_cents": 0,
         *         "discount_code": "FAIRWAY15",
         *         "gift_cert_serial": "GIFT-100",
         *         "rental_clubs": [
         *           {
         *             "id": 4,
         *             "quantity": 1
         *           }
         *         ],
         *         "customer": {
         *           "first_name": "Pat",
         *           "last_name": "Lee",
         *           "postcode": "92037",
         *           "email": "pat.lee@example.test"
         *         },
         *         "tee_time": {
         *           "play_date": "2026-11-28",
         *           "play_time": "10:30",
         *           "players": 2,
         *           "course": {
         *             "id": 17
         *           },
         *           "confirmation": "INTERNAL"
         *         },
         *         "credit_card": {
         *           "number": "4242424242424242",
         *           "expmo": "12",
         *           "expyr": "2030",
         *           "cvv": "123"
         *         },
         *         "screenshot": null,
         *         "deal_id": null
         *       }
         *     }
         */
        BookingRequest: {
            booking: components["schemas"]["Booking"];
        };
        /** @description Follows. */
        Customer: {
            [key: string]: unknown;
        };
        /**
         * @description The gift certificate of a tee time.
         * @example {
         *       "id": 5,
         *       "serial": "GIFT-100"
         *     }
         */
        TeeTimeGiftCertificate: {
            id: components["schemas"]["RecordId"];
            serial: components["schemas"]["ShortText"];
        };
        /**
         * @description The discount of a tee time.
         * @example {
         *       "id": 3,
         *       "code": "FAIRWAY15"
         *     }
         */
        TeeTimeDiscount: {
            id: components["schemas"]["RecordId"];
            code: components["schemas"]["ShortText"];
        };
        /**
         * @description The rate of a tee time.
         * @example {
         *       "id": 40,
         *       "internal_memo": "Weekday rate"
         *     }
         */
        TeeTimeGolfRate: {
            id: components["schemas"]["RecordId"];
            /** @description The rate's notes for staff members. */
            internal_memo: components["schemas"]["LongText"];
        };
        /**
         * @description The kind of record a transaction line is about.
         * @example Tee time
         * @enum {string}
         */
        TransactionItemableType: "Golf discount" | "Gift certificate" | "Tee time";
        /**
         * @description One line of a transaction and the record it is about.
         * @example {
         *       "id": 141,
         *       "created_at": "2026-11-21T18:30:00.000Z",
         *       "total": -1500,
         *       "transaction_itemable_type": "Golf discount",
         *       "transaction_itemable_id": 3
         *     }
         */
        TransactionItem: {
            id: components["schemas"]["RecordId"];
            created_at: components["schemas"]["Instant"];
            /** @description The line's amount in whole cents; negative for a discount and for what a gift certificate paid. */
            total: components["schemas"]["Cents"];
            transaction_itemable_type: components["schemas"]["TransactionItemableType"];
            transaction_itemable_id: components["schemas"]["RecordId"];
        };
        /**
         * @description What was paid at one moment, and for what. The totals of its items add up to its own.
         * @example {
         *       "id": 71,
         *       "payment_id": "pay_8Zk2",
         *       "created_at": "2026-11-21T18:30:00.000Z",
         *       "total": 8500,
         *       "transaction_items": [
         *         {
         *           "id": 140,
         *           "created_at": "2026-11-21T18:30:00.000Z",
         *           "total": 10000,
         *           "transaction_itemable_type": "Tee time",
         *           "transaction_itemable_id": 12
         *         },
         *         {
         *           "id": 141,
         *           "created_at": "2026-11-21T18:30:00.000Z",
         *           "total": -1500,
         *           "transaction_itemable_type": "Golf discount",
         *           "transaction_itemable_id": 3
         *         }
         *       ]
         *     }
         */
        TransactionRecord: {
            id: components["schemas"]["RecordId"];
            /** @description The payment gateway's confirmation of the charge; null when no card was charged. */
            payment_id: string | null;
            created_at: components["schemas"]["Instant"];
            /** @description What was paid, in whole cents. */
            total: components["schemas"]["Cents"];
            transaction_items: components["schemas"]["TransactionItem"][];
        };
        /**
         * @description A booked tee time.
         * @example {
         *       "id": 12,
         *       "lock_version": 0,
         *       "agent": "agent@teedesk.test",
         *       "created_at": "2026-11-21T18:30:00.000Z",
         *       "course_name": "Torrey Pines South",
         *       "play_date": "2026-11-28",
         *       "play_time": "10:30",
         *       "players": 2,
         *       "folio": "",
         *       "confirmation": "INTERNAL",
         *       "notes": "",
         *       "internal_notes": "Called twice.",
         *       "alt_emails": "",
         *       "gift_certificate_amount": "100.00",
         *       "discount_amount": "15.00",
         *       "cost": "150.00",
         *       "status": "Booked",
         *       "should_email_customer": true,
         *       "should_email_course": true,
         *       "deal_id": null,
         *       "availability_queue_id": null,
         *       "customers": [
         *         {
         *           "id": 8,
         *           "lock_version": 0,
         *           "type": "Customer",
         *           "first_name": "Pat",
         *           "last_name": "Lee",
         *           "email": "pat.lee@example.test",
         *           "address": "",
         *           "address_2": "",
         *           "address_3": "",
         *           "city": "La Jolla",
         *           "subdivision": "CA",
         *           "postcode": "92037",
         *           "country_alpha2": "US",
         *           "primary_phone": "858-555-0100",
         *           "mobile_phone": "",
         *           "legacy_address": ""
         *         }
         *       ],
         *       "course": {
         *         "id": 17,
         *         "course_name": "Torrey Pines South"
         *       },
         *       "gift_certificate": {
         *         "id": 5,
         *         "serial": "GIFT-100"
         *       },
         *       "discount": {
         *         "id": 3,
         *         "code": "FAIRWAY15"
         *       },
         *       "golf_rate": {
         *         "id": 40,
         *         "internal_memo": "Weekday rate"
         *       },
         *       "transaction_record": {
         *         "id": 71,
         *         "payment_id": "pay_8Zk2",
         *         "created_at": "2026-11-21T18:30:00.000Z",
         *         "total": 5000,
         *         "transaction_items": [
         *           {
         *             "id": 140,
         *             "created_at": "2026-11-21T18:30:00.000Z",
         *             "total": 5000,
         *             "transaction_itemable_type": "Tee time",
         *             "transaction_itemable_id": 12
         *           }
         *         ]
         *       }
         *     }
         */
        TeeTime: {
            id: components["schemas"]["RecordId"];
            lock_version: components["schemas"]["LockVersion"];
            /** @description Who booked it. */
            agent: components["schemas"]["ShortText"];
            created_at: components["schemas"]["Instant"];
            course_name: components["schemas"]["ShortText"];
            play_date: components["schemas"]["LocalDate"];
            play_time: components["schemas"]["TimeOfDay"];
            players: components["schemas"]["Players"];
            /** @description Company, organization, folio or account number. */
            folio: components["schemas"]["ShortText"];
            /** @description The course's confirmation number; INTERNAL when the course has to be phoned. */
            confirmation: components["schemas"]["ShortText"];
            /** @description Notes the customer sees. */
            notes: components["schemas"]["LongText"];
            /** @description Notes only staff members see. */
            internal_notes: components["schemas"]["LongText"];
            /** @description More addresses for the receipt, separated by commas. */
            alt_emails: components["schemas"]["LongText"];
            /** @description What the gift certificate paid, in decimal dollars; "0.00" without one. */
            gift_certificate_amount: components["schemas"]["DecimalDollars"];
            /** @description What the discount took off, in decimal dollars; "0.00" without one. */
            discount_amount: components["schemas"]["DecimalDollars"];
            /** @description What the booking costs before the gift certificate, in decimal dollars. */
            cost: components["schemas"]["DecimalDollars"];
            /** @description Where the booking stands, in the server's words; free text. */
            status: components["schemas"]["ShortText"];
            /**
             * @description Whether the customer gets a receipt.
             * @default true
             */
            should_email_customer: boolean;
            /**
             * @description Whether the golf course gets a receipt.
             * @default true
             */
            should_email_course: boolean;
            /** @description Id of the deal in the external CRM; null or 0 without one. */
            deal_id: number | null;
            /** @description The queue entry this booking served. */
            availability_queue_id: number | null;
            /** @description Who booked; the first is the tee time's customer. */
            customers: components["schemas"]["Customer"][];
            course: components["schemas"]["CourseReference"];
            /** @description The gift certificate used. */
            gift_certificate: components["schemas"]["TeeTimeGiftCertificate"] | null;
            /** @description The discount used. */
            discount: components["schemas"]["TeeTimeDiscount"] | null;
            /**
             * @deprecated
             * @description Where older servers answer the discount. This server answers `discount`.
             */
            golf_discount?: components["schemas"]["TeeTimeDiscount"] | null;
            /** @description The rate that applied; null when the tee time was booked without one. */
            golf_rate: components["schemas"]["TeeTimeGolfRate"] | null;
            /** @description What was paid; null when nothing was. */
            transaction_record: components["schemas"]["TransactionRecord"] | null;
        };
        /**
         * @description A deal of the external CRM.
         * @example {
         *       "id": 901,
         *       "title": "Lee party of four"
         *     }
         */
        Deal: {
            id: components["schemas"]["RecordId"];
            title: components["schemas"]["ShortText"];
            /** @description The deal's own address, when the CRM gives one; wins over `view_url`. */
            url?: string;
        };
        /**
         * @description Deals of the external CRM that match a booking.
         * @example {
         *       "deals": [
         *         {
         *           "id": 901,
         *           "title": "Lee party of four"
         *         }
         *       ],
         *       "view_url": "https://crm.teedesk.test/deals/"
         *     }
         */
        DealList: {
            deals: components["schemas"]["Deal"][];
            /** @description Where a deal is shown in the CRM; the deal's id is to be appended. Null when the CRM is not configured. */
            view_url: string | null;
        };
        /**
         * @description The card saved with a queue entry. The CVV is never stored, so it is always empty.
         * @example {
         *       "id": 6,
         *       "number": "4242424242424242",
         *       "cvv": "",
         *       "expmo": "12",
         *       "expyr": "2030"
         *     }
         */
        SavedCard: {
            id: components["schemas"]["RecordId"];
            /** @description The card number. */
            number: string;
            /** @description Always empty; older servers may answer it. */
            cvv: string;
            /** @description Month of expiry. */
            expmo: string;
            /** @description Year of expiry. */
            expyr: string;
        };
        /**
         * @description What can be canceled and refunded of a tee time now.
         * @example {
         *       "valid": true,
         *       "internal": true,
         *       "refund_total": 4000,
         *       "is_canceled": false,
         *       "transaction_total": 5000
         *     }
         */
        CancelOptions: {
            /** @description False when the options could not be found out; nothing can be processed then. */
            valid: boolean;
            /** @description True when the course has to be phoned to cancel the reservation. */
            internal: boolean;
            /** @description The standard refund, in whole cents. */
            refund_total: components["schemas"]["Cents"];
            /** @description True once the tee time is canceled; it can still be refunded. */
            is_canceled: boolean;
            /** @description What was paid and has not been refunded, in whole cents; the full refund. */
            transaction_total: components["schemas"]["Cents"];
        };
        /**
         * @description What to cancel and refund. Canceling and refunding are independent of each other.
         * @example {
         *       "id": 12,
         *       "refund": true,
         *       "cancel": true,
         *       "force_cancel": false,
         *       "refund_amount": 4000,
         *       "reason": "Internal cancel"
         *     }
         */
        CancelRequest: {
            id: components["schemas"]["RecordId"];
            /** @description Whether to refund. */
            refund: boolean;
            /** @description Whether to cancel. */
            cancel: boolean;
            /** @description Whether to cancel even when the course's system refuses. */
            force_cancel: boolean;
            /**
             * @description What to refund, in whole cents; 0 when `refund` is false. Above what can still be refunded is 422 on
             *     `refund_amount`.
             */
            refund_amount: number;
            /** @description Why; the console sends Internal cancel for a blank one. */
            reason: components["schemas"]["LongText"];
        };
        /**
         * @description What came of a cancelation.
         * @example {
         *       "valid": true,
         *       "message": "The tee time was canceled and $40.00 refunded.",
         *       "confirmation": "rf_20431"
         *     }
         */
        CancelOutcome: {
            /** @description False when nothing was done; `message` says why. */
            valid: boolean;
            /** @description One sentence for the user. */
            message: string;
            /** @description The confirmation of the cancelation or refund, when there is one. */
            confirmation: string | null;
        };
        /**
         * @description The members of a tee time that can be changed; a member left out stays as it is. Members this schema does not name are
         *     ignored, because older clients send the whole record.
         * @example {
         *       "confirmation": "TP-20431",
         *       "players": 2,
         *       "course": {
         *         "id": 17
         *       },
         *       "lock_version": 0
         *     }
         */
        TeeTimeInput: {
            lock_version?: components["schemas"]["LockVersion"];
            confirmation?: components["schemas"]["ShortText"];
            play_date?: components["schemas"]["BlankableDate"];
            play_time?: components["schemas"]["BlankableTime"];
            /** @description How many people play; must be above 0. */
            players?: number | null;
            /** @description Notes the customer sees. */
            notes?: components["schemas"]["LongText"];
            /** @description Notes only staff members see. */
            internal_notes?: components["schemas"]["LongText"];
            folio?: components["schemas"]["ShortText"];
            /** @description More addresses for the receipt, separated by commas. */
            alt_emails?: components["schemas"]["LongText"];
            /** @description Whether the customer gets a receipt. */
            should_email_customer?: boolean;
            /** @description Whether the golf course gets a receipt. */
            should_email_course?: boolean;
            course?: components["schemas"]["CourseId"];
            /** @description What the gift certificate pays, in decimal dollars as typed. */
            gift_certificate_amount?: components["schemas"]["TypedDollars"];
            /** @description What the discount takes off, in decimal dollars as typed. */
            discount_amount?: components["schemas"]["TypedDollars"];
        };
        /**
         * @description A gift certificate, found by its serial. Members this schema does not name are ignored.
         * @example {
         *       "serial": "GIFT-100"
         *     }
         */
        GiftCertificateBySerial: {
            serial: components["schemas"]["ShortText"];
        };
        /**
         * @description A discount, found by its code. Members this schema does not name are ignored.
         * @example {
         *       "code": "FAIRWAY15"
         *     }
         */
        DiscountByCode: {
            code: components["schemas"]["ShortText"];
        };
        /**
         * @description A changed tee time. The gift certificate and the discount stand beside it, and null takes them off.
         * @example {
         *       "id": 12,
         *       "tee_time": {
         *         "lock_version": 0,
         *         "confirmation": "TP-20431",
         *         "play_date": "2026-11-28",
         *         "play_time": "10:40",
         *         "players": 2,
         *         "notes": "",
         *         "internal_notes": "Moved by ten minutes.",
         *         "folio": "",
         *         "course": {
         *           "id": 17
         *         },
         *         "gift_certificate_amount": "100.00",
         *         "discount_amount": "15.00"
         *       },
         *       "gift_certificate": {
         *         "serial": "GIFT-100"
         *       },
         *       "discount": {
         *         "code": "FAIRWAY15"
         *       }
         *     }
         */
        UpdateTeeTimeRequest: {
            id: components["schemas"]["RecordId"];
            tee_time: components["schemas"]["TeeTimeInput"];
            /** @description The gift certificate, found by its serial; null or an empty serial for none. Left out, it stays. */
            gift_certificate?: components["schemas"]["GiftCertificateBySerial"] | null;
            /** @description The discount, found by its code; null or an empty code for none. Left out, it stays. */
            discount?: components["schemas"]["DiscountByCode"] | null;
        };
        /**
         * @description Who a tee time belongs to from now on.
         * @example {
         *       "id": 12,
         *       "customer_id": 8,
         *       "lock_version": 0
         *     }
         */
        ChangeTeeTimeCustomerRequest: {
            id: components["schemas"]["RecordId"];
            customer_id: components["schemas"]["RecordId"];
            lock_version?: components["schemas"]["LockVersion"];
        };
        /**
         * @description First and last day, both included, the earlier first. An empty text leaves that end open.
         * @example [
         *       "2026-11-01",
         *       "2026-11-30"
         *     ]
         */
        DateRange: [
            components["schemas"]["BlankableDate"],
            components["schemas"]["BlankableDate"]
        ];
        /**
         * @description Which tee times to answer. Texts match anywhere in the field, whatever the case; the other members match exactly. A member
         *     left out does not filter.
         * @example {
         *       "last_name": "Lee",
         *       "play_date": [
         *         "2026-11-01",
         *         "2026-11-30"
         *       ],
         *       "courses": [
         *         17
         *       ]
         *     }
         */
        TeeTimeFilters: {
            first_name?: components["schemas"]["ShortText"];
            last_name?: components["schemas"]["ShortText"];
            status?: components["schemas"]["ShortText"];
            created_at?: components["schemas"]["DateRange"];
            play_date?: components["schemas"]["DateRange"];
            play_time?: components["schemas"]["BlankableTime"];
            players?: components["schemas"]["Players"];
            /** @description Ids of the courses; empty for all. */
            courses?: components["schemas"]["RecordId"][];
            confirmation?: components["schemas"]["ShortText"];
            agent?: components["schemas"]["ShortText"];
            notes?: components["schemas"]["ShortText"];
            internal_notes?: components["schemas"]["ShortText"];
        };
        /**
         * @description `total` is what was paid, `payment_id` the gateway's confirmation.
         * @example created_at
         * @enum {string}
         */
        TeeTimeSortField: "first_name" | "last_name" | "status" | "created_at" | "play_date" | "play_time" | "players" | "total" | "cost" | "course_name" | "confirmation" | "payment_id" | "agent" | "notes" | "internal_notes";
        /**
         * @description The customer of a tee-time row.
         * @example {
         *       "id": 8,
         *       "first_name": "Pat",
         *       "last_name": "Lee"
         *     }
         */
        TeeTimeRowCustomer: {
            id: components["schemas"]["RecordId"];
            first_name: components["schemas"]["ShortText"];
            last_name: components["schemas"]["ShortText"];
        };
        /**
         * @description The payment of a tee-time row.
         * @example {
         *       "payment_id": "pay_8Zk2",
         *       "total": 5000
         *     }
         */
        TeeTimeRowPayment: {
            /** @description The payment gateway's confirmation; null when no card was charged. */
            payment_id: string | null;
            /** @description What was paid, in whole cents. */
            total: components["schemas"]["Cents"];
        };
        /**
         * @description A row of the tee-time list.
         * @example {
         *       "id": 12,
         *       "customers": [
         *         {
         *           "id": 8,
         *           "first_name": "Pat",
         *           "last_name": "Lee"
         *         }
         *       ],
         *       "status": "Booked",
         *       "created_at": "2026-11-21T18:30:00.000Z",
         *       "play_date": "2026-11-28",
         *       "play_time": "10:30",
         *       "players": 2,
         *       "cost": "150.00",
         *       "course": {
         *         "id": 17,
         *         "course_name": "Torrey Pines South"
         *       },
         *       "confirmation": "INTERNAL",
         *       "agent": "agent@teedesk.test",
         *       "notes": "",
         *       "internal_notes": "Called twice.",
         *       "transaction_record": {
         *         "payment_id": "pay_8Zk2",
         *         "total": 5000
         *       }
         *     }
         */
        TeeTimeRow: {
            id: components["schemas"]["RecordId"];
            /** @description Who booked; the first is the tee time's customer. */
            customers: components["schemas"]["TeeTimeRowCustomer"][];
            status: components["schemas"]["ShortText"];
            created_at: components["schemas"]["Instant"];
            play_date: components["schemas"]["LocalDate"];
            play_time: components["schemas"]["TimeOfDay"];
            players: components["schemas"]["Players"];
            /** @description What the booking costs before the gift certificate, in decimal dollars. */
            cost: components["schemas"]["DecimalDollars"];
            course: components["schemas"]["CourseReference"];
            confirmation: components["schemas"]["ShortText"];
            agent: components["schemas"]["ShortText"];
            notes: components["schemas"]["LongText"];
            internal_notes: components["schemas"]["LongText"];
            /** @description What was paid; null when nothing was. */
            transaction_record: components["schemas"]["TeeTimeRowPayment"] | null;
        };
        /**
         * @description A free tee time and everybody who waits for it.
         * @example {
         *       "id": 901,
         *       "course": {
         *         "id": 17,
         *         "course_name": "Torrey Pines South"
         *       },
         *       "available_date": "2026-11-28",
         *       "wordy_available_date": "Saturday, November 28, 2026",
         *       "play_time_for_humans": "9:40 AM",
         *       "available_time": "09:40",
         *       "spots": 4,
         *       "availability_queues": [
         *         {
         *           "id": 3,
         *           "customer": {
         *             "id": 8,
         *             "first_name": "Pat",
         *             "last_name": "Lee",
         *             "email": "pat.lee@example.test",
         *             "primary_phone": "858-555-0100"
         *           },
         *           "lost_lead": {
         *             "id": 31,
         *             "created_at": "2026-11-20T17:05:00.000Z",
         *             "players": 4,
         *             "lead_date": "2026-11-28",
         *             "play_time": "09:30",
         *             "course_id": 17
         *           },
         *           "tee_time": {
         *             "id": -1
         *           }
         *         }
         *       ]
         *     }
         */
        AvailabilityQueue: {
            /** @description Id of the free tee time (fupId in the console's address). */
            id: components["schemas"]["RecordId"];
            course: components["schemas"]["CourseReference"];
            available_date: components["schemas"]["LocalDate"];
            /** @description The day in words. */
            wordy_available_date: string;
            /** @description The time of day in words. */
            play_time_for_humans: string;
            available_time: components["schemas"]["TimeOfDay"];
            /** @description How many players fit. */
            spots: components["schemas"]["Count"];
            /** @description Who waits; the place in the list is the place in the queue. Empty once the queue is closed. */
            availability_queues: components["schemas"]["QueueEntry"][];
        };
        /**
         * @description Whether the dates are those of play or of booking.
         * @example created
         * @enum {string}
         */
        ReportDateType: "played" | "created";
        /**
         * @description The file name of a report without `.xlsx`.
         * @example weekly
         * @enum {string}
         */
        ReportName: "ap-monthly" | "old-rate-sheet" | "rate-sheet" | "gift-certs" | "maintenance" | "sales_report" | "commission" | "new_sales_report" | "revenue-comparison" | "tee-time" | "tee-times-export" | "weekly";
        /**
         * @description Which report is about to be downloaded.
         * @example {
         *       "report": "weekly"
         *     }
         */
        ReportTokenRequest: {
            report: components["schemas"]["ReportName"];
        };
        /**
         * @description A secret that downloads one report once, within 60 seconds.
         * @example {
         *       "token": "rt_6Yq1f0w8m2",
         *       "expires_at": "2026-11-21T18:31:00.000Z"
         *     }
         */
        ReportToken: {
            /** @description To be sent as `access_token` of the download. */
            token: string;
            expires_at: components["schemas"]["Instant"];
        };
        /**
         * @description A kind of record that keeps its history.
         * @example tee_time
         * @enum {string}
         */
        HistoryEntity: "tee_time" | "course" | "course_group" | "rate" | "rental_club" | "image" | "holiday" | "maintenance" | "customer" | "discount" | "gift_certificate" | "helpful_link" | "staff_user";
        /**
         * @description How one field changed. Secrets and card data are never recorded.
         * @example {
         *       "field": "play_time",
         *       "before": "10:30",
         *       "after": "10:40"
         *     }
         */
        FieldChange: {
            /** @description Name of the field. */
            field: string;
            /** @description The value before as text; null when there was none. */
            before: string | null;
            /** @description The value after as text; null when there is none. */
            after: string | null;
        };
        /**
         * @description One change of a record.
         * @example {
         *       "id": 310,
         *       "created_at": "2026-11-21T18:45:00.000Z",
         *       "staff_user": "agent@teedesk.test",
         *       "action": "updated",
         *       "changes": [
         *         {
         *           "field": "play_time",
         *           "before": "10:30",
         *           "after": "10:40"
         *         }
         *       ]
         *     }
         */
        HistoryEntry: {
            id: components["schemas"]["RecordId"];
            created_at: components["schemas"]["Instant"];
            /** @description E-mail of the staff member who did it; null when the system did. */
            staff_user: string | null;
            /** @description What was done, for example created, updated, canceled, receipt sent. */
            action: string;
            changes: components["schemas"]["FieldChange"][];
        };
        /**
         * @description Whether the server is well.
         * @example {
         *       "status": "ok"
         *     }
         */
        Health: {
            /**
             * @description Always ok; a server that is not well answers another status code.
             * @enum {string}
             */
            status: "ok";
        };
    };
    responses: {
        /** @description Any other failure: 500 when the server broke, 501 while an operation is not built, 503 while it is shutting down. */
        Unexpected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Nothing was written; every refused field is named with its messages. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationErrors"];
            };
        };
        /** @description Too many attempts; try again after the time in `Retry-After`. */
        TooManyRequests: {
            headers: {
                /**
                 * @description Seconds to wait.
                 * @example 60
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Too many attempts. Try again in a minute.",
                 *       "request_id": "01JD8Q2V7Y"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description There is no session, or it has ended. The console goes to its sign-in screen. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Please sign in.",
                 *       "request_id": "01JD8Q2V7Y"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The session's level may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Only an admin may do this.",
                 *       "request_id": "01JD8Q2V7Y"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /**
         * @description Nothing was written: the record has changed since it was read (`current` is what it is now), or the same
         *     `Idempotency-Key` is still at work (`current` is null).
         */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Conflict"];
            };
        };
        /** @description The number of matching records, as a bare JSON number. */
        Count: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /** @example 42 */
                "application/json": components["schemas"]["Count"];
            };
        };
        /** @description There is no such record. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "There is no such record.",
                 *       "request_id": "01JD8Q2V7Y"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Done; the message says what was done. */
        Message: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description Nothing was done, because the record's state does not allow it. The message says why. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This tee time has already been canceled.",
                 *       "request_id": "01JD8Q2V7Y"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Done; there is nothing to tell about it. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /** @example {} */
                "application/json": components["schemas"]["Nothing"];
            };
        };
        /** @description The workbook, as an attachment. */
        Spreadsheet: {
            headers: {
                /**
                 * @description Names the file.
                 * @example attachment; filename="rate-sheet.xlsx"
                 */
                "Content-Disposition"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
    };
    parameters: {
        /**
         * @description Which page to answer; the first page is 1.
         * @example 1
         */
        Page: number;
        /**
         * @description Rows on a page, at most 500. 0 or less means the default size of the list.
         * @example 30
         */
        PerPage: number;
        /**
         * @description The direction of each entry of `sort_fields`, in the same order: true sorts downwards. JSON in the query string.
         *     Entries that are missing sort upwards.
         */
        SortDesc: boolean[];
        /** @description Which free tee times to answer. JSON in the query string. */
        availabilityFilters: components["schemas"]["AvailabilityFilters"];
        /**
         * @description True sums the month the date lies in, false the single day.
         * @example false
         */
        IsMonthly: boolean;
        /**
         * @description The day (or a day of the month) to sum.
         * @example 2026-11-21
         */
        SummaryDate: components["schemas"]["LocalDate"];
        /**
         * @description One key per intention of the user, kept until the call succeeds. A repeated call with the same key and body answers the
         *     stored result for 24 hours instead of acting twice. Optional: without it every call acts.
         * @example 0b2c7f0e-5b0f-4a53-9d43-0d5b0a3c9b1e
         */
        IdempotencyKey: string;
        /**
         * @description Id of the record.
         * @example 12
         */
        Id: components["schemas"]["RecordId"];
        /** @description Which tee times to answer. JSON in the query string. */
        teeTimeFilters: components["schemas"]["TeeTimeFilters"];
        /**
         * @description `daily` answers only what was booked today, `monthly` what was booked this month, `played` everything.
         * @example played
         */
        teeTimeQueryType: "played" | "monthly" | "daily";
        /**
         * @description Id of the free tee time (fupId in the console's address).
         * @example 901
         */
        availabilityId: components["schemas"]["RecordId"];
        /**
         * @description First day of the period.
         * @example 2026-11-01
         */
        startDate: components["schemas"]["BlankableDate"];
        /**
         * @description Last day of the period.
         * @example 2026-11-30
         */
        endDate: components["schemas"]["BlankableDate"];
        /**
         * @description First day of the period to compare with.
         * @example 2025-11-01
         */
        compareStartDate: components["schemas"]["BlankableDate"];
        /**
         * @description Last day of the period to compare with.
         * @example 2025-11-30
         */
        compareEndDate: components["schemas"]["BlankableDate"];
        /**
         * @description Whether the dates are those of play or of booking; of booking when left out.
         * @example created
         */
        dateType: components["schemas"]["ReportDateType"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    /**
                     * @description The session's secret. Any later answer may carry a new one, which replaces it.
                     * @example gq2VqQF3m1hYw0bN
                     */
                    "access-token"?: string;
                    /**
                     * @description Which browser the session belongs to.
                     * @example 3kQk2GTZ6sQ4bY0w
                     */
                    client?: string;
                    /**
                     * @description The e-mail of the staff member.
                     * @example agent@teedesk.test
                     */
                    uid?: string;
                    /**
                     * @description When the session ends, in Unix seconds.
                     * @example 1796860800
                     */
                    expiry?: string;
                    /**
                     * @description Always Bearer.
                     * @example Bearer
                     */
                    "token-type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            /** @description The e-mail or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your email or password are incorrect.",
                     *       "request_id": "01JD8Q2V7Y"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    getStaffLevel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffLevelRequest"];
            };
        };
        responses: {
            /** @description The level. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffLevel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    getBroadcastMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message; its text is empty when there is nothing to tell. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BroadcastMessage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateBroadcastMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BroadcastMessage"];
            };
        };
        responses: {
            /** @description The stored message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BroadcastMessage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    listLostLeads: {
        parameters: {
            query?: {
                /**
                 * @description Which page to answer; the first page is 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page, at most 500. 0 or less means the default size of the list.
                 * @example 30
                 */
                per_page?: components["parameters"]["PerPage"];
                /** @description The fields to sort by, the most important first. JSON in the query string. */
                sort_fields?: components["schemas"]["LostLeadSortField"][];
                /**
                 * @description The direction of each entry of `sort_fields`, in the same order: true sorts downwards. JSON in the query string.
                 *     Entries that are missing sort upwards.
                 */
                sort_desc?: components["parameters"]["SortDesc"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page; empty when there are no more rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LostLead"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    countLostLeads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    listAvailability: {
        parameters: {
            query?: {
                /** @description Which free tee times to answer. JSON in the query string. */
                filters?: components["parameters"]["availabilityFilters"];
                /**
                 * @description Which page to answer; the first page is 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page, at most 500. 0 or less means 100, the default of this list.
                 * @example 100
                 */
                per_page?: number;
                /** @description The fields to sort by, the most important first. JSON in the query string. */
                sort_fields?: components["schemas"]["AvailabilitySortField"][];
                /**
                 * @description The direction of each entry of `sort_fields`, in the same order: true sorts downwards. JSON in the query string.
                 *     Entries that are missing sort upwards.
                 */
                sort_desc?: components["parameters"]["SortDesc"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, or the grouped wait list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityRow"][] | components["schemas"]["GroupedAvailability"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    countAvailability: {
        parameters: {
            query?: {
                /** @description Which free tee times to answer. JSON in the query string. */
                filters?: components["parameters"]["availabilityFilters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    listWaitListQueues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The free tee times with a queue; empty when nobody waits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitListItem"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    listTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    getTemplateContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateContentRequest"];
            };
        };
        responses: {
            /** @description The text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateContent"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    saveTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveTemplateRequest"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    getAgentLeaderboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaderboardRequest"];
            };
        };
        responses: {
            /** @description The leaderboard; its maps are empty when nothing was booked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Leaderboard"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    getTeeTimeSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description True sums the month the date lies in, false the single day.
                 * @example false
                 */
                isMonthly: components["parameters"]["IsMonthly"];
                /**
                 * @description The day (or a day of the month) to sum.
                 * @example 2026-11-21
                 */
                date: components["parameters"]["SummaryDate"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeeTimeSummary"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    findRate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingRequest"];
            };
        };
        responses: {
            /** @description The rate, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GolfRate"] | null;
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    validateGiftCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingRequest"];
            };
        };
        responses: {
            /** @description The booking, with the certificate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    validateDiscount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingRequest"];
            };
        };
        responses: {
            /** @description The booking, with the discount. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    bookTeeTime: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per intention of the user, kept until the call succeeds. A repeated call with the same key and body answers the
                 *     stored result for 24 hours instead of acting twice. Optional: without it every call acts.
                 * @example 0b2c7f0e-5b0f-4a53-9d43-0d5b0a3c9b1e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingRequest"];
            };
        };
        responses: {
            /** @description The stored tee time, with its transaction. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeeTime"];
                };
            };
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    findDeals: {
        parameters: {
            query?: {
                /**
                 * @description Id of the deal, when it is known.
                 * @example 901
                 */
                dealId?: string;
                /**
                 * @description Id of the chosen course.
                 * @example 17
                 */
                course?: string;
                /**
                 * @description E-mail of the customer.
                 * @example pat.lee@example.test
                 */
                email?: components["schemas"]["Email"];
            };
            header?: never;
            path: {
                /**
                 * @description Name of the external CRM, as configured.
                 * @example crm
                 */
                crm: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deals found, best match first; empty when none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    fetchSavedCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the queue entry.
                 * @example 3
                 */
                queueId: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedCard"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    getTeeTime: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tee time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeeTime"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    getCancelOptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelOptions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    cancelTeeTime: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per intention of the user, kept until the call succeeds. A repeated call with the same key and body answers the
                 *     stored result for 24 hours instead of acting twice. Optional: without it every call acts.
                 * @example 0b2c7f0e-5b0f-4a53-9d43-0d5b0a3c9b1e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelRequest"];
            };
        };
        responses: {
            /** @description What came of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelOutcome"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    sendCancelationEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Message"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    cancelTeeTimeDirectly: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What came of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelOutcome"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    sendTeeTimeReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Message"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    sendTeeTimeVoucher: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Message"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateTeeTime: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTeeTimeRequest"];
            };
        };
        responses: {
            /** @description The stored tee time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeeTime"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    changeTeeTimeCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeTeeTimeCustomerRequest"];
            };
        };
        responses: {
            /** @description The stored tee time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeeTime"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    countTeeTimes: {
        parameters: {
            query?: {
                /** @description Which tee times to answer. JSON in the query string. */
                filters?: components["parameters"]["teeTimeFilters"];
                /**
                 * @description `daily` answers only what was booked today, `monthly` what was booked this month, `played` everything.
                 * @example played
                 */
                query_type?: components["parameters"]["teeTimeQueryType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    listTeeTimes: {
        parameters: {
            query?: {
                /** @description Which tee times to answer. JSON in the query string. */
                filters?: components["parameters"]["teeTimeFilters"];
                /**
                 * @description `daily` answers only what was booked today, `monthly` what was booked this month, `played` everything.
                 * @example played
                 */
                query_type?: components["parameters"]["teeTimeQueryType"];
                /**
                 * @description Which page to answer; the first page is 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page, at most 500. 0 or less means the default size of the list.
                 * @example 30
                 */
                per_page?: components["parameters"]["PerPage"];
                /** @description The fields to sort by, the most important first. JSON in the query string. */
                sort_fields?: components["schemas"]["TeeTimeSortField"][];
                /**
                 * @description The direction of each entry of `sort_fields`, in the same order: true sorts downwards. JSON in the query string.
                 *     Entries that are missing sort upwards.
                 */
                sort_desc?: components["parameters"]["SortDesc"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page; empty when there are no more rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeeTimeRow"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    getAvailabilityQueue: {
        parameters: {
            query: {
                /**
                 * @description Id of the free tee time (fupId in the console's address).
                 * @example 901
                 */
                id: components["parameters"]["availabilityId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The queue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityQueue"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    closeAvailabilityQueue: {
        parameters: {
            query: {
                /**
                 * @description Id of the free tee time (fupId in the console's address).
                 * @example 901
                 */
                id: components["parameters"]["availabilityId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    removeQueueEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    removeQueueEntryWithEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    downloadAccountsPayableReport: {
        parameters: {
            query?: {
                /**
                 * @description Whether to leave out rounds that were not played.
                 * @example true
                 */
                only_played?: boolean;
                /**
                 * @description First day of the period.
                 * @example 2026-11-01
                 */
                start_date?: components["parameters"]["startDate"];
                /**
                 * @description Last day of the period.
                 * @example 2026-11-30
                 */
                end_date?: components["parameters"]["endDate"];
                /** @description Ids of the courses, as a JSON list; left out means all. */
                courses?: components["schemas"]["RecordId"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Spreadsheet"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    downloadOldRateSheetReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Spreadsheet"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    downloadRateSheetReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Spreadsheet"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    downloadGiftCertificateReport: {
        parameters: {
            query?: {
                /**
                 * @description Whether to ignore both dates.
                 * @example false
                 */
                allDates?: boolean;
                /**
                 * @description First day of the period.
                 * @example 2026-11-01
                 */
                startDate?: components["schemas"]["BlankableDate"];
                /**
                 * @description Last day of the period.
                 * @example 2026-11-30
                 */
                endDate?: components["schemas"]["BlankableDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Spreadsheet"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    downloadMaintenanceReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Spreadsheet"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    downloadSalesReport: {
        parameters: {
            query?: {
                /**
                 * @description Month of the reservations; the current one when left out.
                 * @example 11
                 */
                month?: number;
                /**
                 * @description Year of the reservations; the current one when left out.
                 * @example 2026
                 */
                year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Spreadsheet"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    downloadCommissionReport: {
        parameters: {
            query?: {
                /**
                 * @description First day of the period.
                 * @example 2026-11-01
                 */
                start_date?: components["parameters"]["startDate"];
                /**
                 * @description Last day of the period.
                 * @example 2026-11-30
                 */
                end_date?: components["parameters"]["endDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Spreadsheet"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    downloadNewSalesReport: {
        parameters: {
            query?: {
                /**
                 * @description First day of the period.
                 * @example 2026-11-01
                 */
                start_date?: components["parameters"]["startDate"];
                /**
                 * @description Last day of the period.
                 * @example 2026-11-30
                 */
                end_date?: components["parameters"]["endDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Spreadsheet"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    downloadRevenueComparisonReport: {
        parameters: {
            query?: {
                /**
                 * @description First day of the period.
                 * @example 2026-11-01
                 */
                start_date?: components["parameters"]["startDate"];
                /**
                 * @description Last day of the period.
                 * @example 2026-11-30
                 */
                end_date?: components["parameters"]["endDate"];
                /**
                 * @description First day of the period to compare with.
                 * @example 2025-11-01
                 */
                compare_start_date?: components["parameters"]["compareStartDate"];
                /**
                 * @description Last day of the period to compare with.
                 * @example 2025-11-30
                 */
                compare_end_date?: components["parameters"]["compareEndDate"];
                /**
                 * @description Whether the dates are those of play or of booking; of booking when left out.
                 * @example created
                 */
                date_type?: components["parameters"]["dateType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Spreadsheet"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    downloadTeeTimeCustomerReport: {
        parameters: {
            query?: {
                /**
                 * @description First day of the period.
                 * @example 2026-11-01
                 */
                start_date?: components["parameters"]["startDate"];
                /**
                 * @description Last day of the period.
                 * @example 2026-11-30
                 */
                end_date?: components["parameters"]["endDate"];
                /**
                 * @description Whether the dates are those of play or of booking; of booking when left out.
                 * @example created
                 */
                date_type?: components["parameters"]["dateType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Spreadsheet"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    downloadTeeTimesExportReport: {
        parameters: {
            query?: {
                /** @description Which tee times to answer. JSON in the query string. */
                filters?: components["parameters"]["teeTimeFilters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Spreadsheet"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    downloadWeeklyReport: {
        parameters: {
            query?: {
                /**
                 * @description First day of the period.
                 * @example 2026-11-01
                 */
                start_date?: components["parameters"]["startDate"];
                /**
                 * @description Last day of the period.
                 * @example 2026-11-30
                 */
                end_date?: components["parameters"]["endDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Spreadsheet"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    getTeeTimeTransactions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transaction, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionRecord"] | null;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    listGiftCertificateTransactions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transactions; empty when there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionRecord"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    listDiscountTransactions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transactions; empty when there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionRecord"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    createReportToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportTokenRequest"];
            };
        };
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportToken"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    listHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The kind of record.
                 * @example tee_time
                 */
                entity: components["schemas"]["HistoryEntity"];
                /**
                 * @description Id of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes; empty when nothing is recorded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Alive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ready. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metrics. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example # TYPE http_requests_total counter
                     *     http_requests_total{operation="signIn",status="200"} 3
                     */
                    "text/plain": string;
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    getContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "openapi": "3.1.0"
                     *     }
                     */
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
}
