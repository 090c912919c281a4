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
         * @description Opens a session. The response's body is empty; its headers are the session, to be sent with every later call. The response to
         *     a wrong e-mail is the same as to a wrong password.
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
         * @description Returns the level of the session's own staff member; asking for another e-mail is refused with 403.
         */
        post: operations["getStaffLevel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/helpful_links/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List helpful links
         * @description Returns all links that match, not in pages, in their order unless sorted otherwise. The top bar fills each of its
         *     menus with the links of one type.
         */
        get: operations["listHelpfulLinks"];
        put?: never;
        post?: never;
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
         * @description Returns the message of the top bar. The console loads it once after sign-in and once more five minutes later.
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
         * @description Stores the message that all staff see; an empty text removes it.
         */
        put: operations["updateBroadcastMessage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the courses to choose from
         * @description Returns every course that is not inactive, by name.
         */
        get: operations["listCourseChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/live_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the live courses to choose from
         * @description Returns the courses customers can book, by name: neither inactive nor internal only.
         */
        get: operations["listLiveCourseChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/internal_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the courses staff members can book
         * @description Returns the courses of the internal booking engine, by name: all that are not inactive, the internal ones included.
         */
        get: operations["listInternalCourseChoices"];
        put?: never;
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
         * @description Returns a page of lost leads, newest first unless sorted otherwise. A lead with a tee time that is not canceled is no longer
         *     lost and is left out.
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
    "/api/lost_leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a lost lead
         * @description Stores what a caller asked for and did not book, and returns it. The caller becomes the known customer with this name and
         *     e-mail address, or with this name and telephone number, else a new one. 422 names the refused members, among them
         *     `course`, `lead_date`, `play_time`, `players`, `primary_phone` and `email`. An addition to the specification's calls.
         */
        post: operations["createLostLead"];
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
         * @description Returns how many lost leads the list has, over all pages.
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
         * @description Returns a page of the free tee times that match, by day and time unless sorted otherwise. One that agents have sold stays, without
         *     spots, until its course's system reports it as sold. Called without any parameter
         *     it returns the wait list in its grouped shape, which specified consoles read.
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
         * @description Returns how many free tee times match, over all pages.
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
    "/api/fore_up_availability/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send free tee times
         * @description Accepts the free tee times of a course's system as JSON lines: each is a slot with the numbers of players that can be booked,
         *     none when it is sold. The latest observation of a slot counts, whatever the order of arrival, and sending it again changes
         *     nothing. Good lines are stored and bad ones reported by number. A complete snapshot without a bad line removes the slots that
         *     its source sent before and does not list. A specified server has no such call.
         */
        post: operations["feedAvailability"];
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
         * @description Returns every future tee time with an open queue, by day and time. A sold one is listed as long as a waiting customer has not
         *     booked, since it may become free again. There are no pages.
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
         * @description Returns every template's key and name.
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
         * @description Returns the text of a template. Nothing is written.
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
         * @description Stores the text of a template; a text with a broken or unknown placeholder is refused with 422 on `content`, naming its line and the placeholder.
         */
        post: operations["saveTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/templates/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a template with sample data
         * @description Returns the mail of a text, filled with sample data. Nothing is stored or sent.
         */
        post: operations["previewTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/templates/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a template's versions
         * @description Returns the texts a template has had, the newest first and at most 50, down to the one the product came with.
         */
        get: operations["listTemplateVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/templates/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send oneself a template with sample data
         * @description Sends the mail of a preview to the signed-in staff member. Nothing else is stored.
         */
        post: operations["sendTestMail"];
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
         * @description Returns rounds and revenue of each agent for the day, and for the month the day lies in. Nothing is written.
         */
        post: operations["getAgentLeaderboard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gift_certificates/summary/{isMonthly}/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sum the gift certificates of a day or month
         * @description Returns the figures of a gift certificate card of the home screen, with those of the day or month before.
         */
        get: operations["getGiftCertificateSummary"];
        put?: never;
        post?: never;
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
         * @description Returns the figures of a tee-time card of the home screen, with those of the day or month before.
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
         * @description Returns the rate that applies to the booking's course, play date, play time and players, or null when there is none.
         *     Nothing is written.
         */
        post: operations["findRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ibe/rate_choice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Explain a tee time's rate
         * @description Returns the course's date range that prices the booking's tee time and the reason, the others that would, and those that
         *     nearly do. Nothing is written.
         */
        post: operations["explainRate"];
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
         * @description Returns the booking with `tee_time.gift_certificate` filled from `gift_cert_serial`, or refuses with 422 on
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
         * @description Returns the booking with `tee_time.discount` filled from `discount_code`, or refuses with 422 on `discount_code` when the
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
         * @description Prices the booking anew, debits the gift certificate, charges the card, stores the tee time with its transaction and queues
         *     the receipts, all of it or nothing. Returns the stored tee time.
         *
         *     422 names what was refused: `tee_time.…`, `customer.…`, `credit_card.…` (a declined card is `credit_card.number`), `charge`,
         *     `discount_code`, `gift_cert_serial`, `tee_time.golf_rate`, and `booking.total` when `expected_total_cents` is not the server's
         *     total. 422 is also the response to a key used before with another body; 409 while a call with the same key is running.
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
    "/api/rental-clubs/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count rental clubs
         * @description Returns how many rental clubs match, over all pages.
         */
        get: operations["countRentalClubs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rental-clubs/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List rental clubs
         * @description Returns a page of the rental clubs that match, by course and brand unless sorted otherwise.
         */
        get: operations["listRentalClubs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fore_up_availability/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sources of free tee times
         * @description Returns each source with the time of its last feed and the number of free tee times that it was the last to see, the longest
         *     silent source first.
         */
        get: operations["listFeedSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fore_up_availability/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the seats of a tee time
         * @description Returns the number of players that can still be booked at a course, day and time, with the bookings that stand there, the running
         *     holds and what else stands against a booking. A specified server has no such call.
         */
        get: operations["readSeats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fore_up_availability/seats/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hold seats of a free tee time
         * @description Keeps seats for the staff member for three minutes on the database's clock, or renews the hold for this many players. A staff member
         *     has one hold of a tee time, in all forms together: it ends when the last of them books, gives it up by releaseSlot, or has its session
         *     ended. 422 names `players` where fewer are left and not held by others, and `id` for a tee time that is over; a hold from before stays.
         *     A specified server has no such call.
         */
        put: operations["holdSlot"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fore_up_availability/seats/hold/{id}": {
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
         * Give back the held seats of a free tee time
         * @description Ends the staff member's own hold of the tee time with this id, if there is one and no other form of theirs shares it; those of others
         *     stay. A specified server has no such call.
         */
        delete: operations["releaseSlot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fore_up_availability/seats/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the held seats of a free tee time
         * @description Tells all others who hold seats of a tee time that the staff member asks for them: their holds name the latest who asked. Without
         *     such a hold it changes nothing. A specified server has no such call.
         */
        post: operations["askForSlot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the free tee times that suit a wish
         * @description Returns the free tee times of all courses that suit what a caller asks for, with the seats left and the price of each, the nearest to
         *     the wish first (OFFER-01 to OFFER-05). Where there are none on the days asked for, those of the nearest other days are returned, and
         *     `other_days` is true. Courses that are inactive or closed, tee times that are over or taken, and those held by others are left out. A
         *     specified server has no such call.
         */
        get: operations["listOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fore_up_availability/sold_twice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tee times that were sold twice
         * @description Returns every future tee time where more players stand than were ever seen to fit, by day and time: than the largest group that was
         *     shown as free, and those whom the course had confirmed by then. There are no pages. A specified server has no such call.
         */
        get: operations["listSoldTwice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fore_up_availability/sold_twice/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the tee times that were sold twice
         * @description Returns how many tee times listSoldTwice returns.
         */
        get: operations["countSoldTwice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fore_up_availability/matches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the matches of a free tee time
         * @description Returns the waiting customers and lost leads that a free tee time fits, each customer once, in the order in which to call
         *     them: its own queue by position, then whose time is nearest. Those of its queue whom it does not fit come last, with the
         *     reasons. At most 100, as the list of free tee times counts them; customers who have booked are left out. A tee time that is
         *     sold, by its course or by agents, or over has no matches.
         */
        get: operations["listSlotMatches"];
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
         * @description Returns a waiting customer's saved card, to fill the booking form with. Never cached.
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
         * @description Returns one tee time with its customer, course, rate, discount, gift certificate and transaction.
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
    "/api/tee_times/undo/options/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read whether a booking can be undone
         * @description Returns how long the booking can still be undone by who asks, or the reason why not. Nothing is written. An addition to the
         *     specification's calls.
         */
        get: operations["getUndoOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tee_times/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a booking
         * @description Cancels a tee time that was booked minutes ago, as if it had not been booked: its card is not charged, its gift certificate gets its
         *     part back, and receipts that were not sent are dropped. Only who booked it or an admin may, while it can be undone; 409 has the reason.
         *     Undoing an undone booking returns the same outcome. An addition to the specification's calls.
         */
        post: operations["undoBooking"];
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
         * Read the choices of the cancel dialog
         * @description Returns what can be canceled and refunded. Nothing is written.
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
         * @description Cancels, refunds, or both, and returns the outcome; with `valid` false nothing was done. A refund above the rest of the
         *     payment is 422 on `refund_amount`. When the payment gateway or the course's system does not respond it is 503: the cancelation
         *     is settled later automatically, and a repeated call with the same key continues it.
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
         * @description **Has a side effect:** queues the e-mail about the cancelation to the customer, and to the course if `should_email_course` is
         *     true. Every call sends once more, so it must never be retried, prefetched or cached.
         */
        get: operations["sendCancelationEmail"];
        put?: never;
        /**
         * Send the cancelation e-mail by POST
         * @description Does what sendCancelationEmail does, where a GET must not change anything.
         */
        post: operations["sendCancelationEmailByPost"];
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
         * @description **Has a side effect:** cancels the tee time, so it must never be retried, prefetched or cached. It is here for specified
         *     consoles; the console cancels with cancelTeeTime. Refuses with 409 whatever that call would refuse.
         */
        get: operations["cancelTeeTimeDirectly"];
        put?: never;
        /**
         * Cancel a tee time without refund by POST
         * @description Does what cancelTeeTimeDirectly does, where a GET must not change anything.
         */
        post: operations["cancelTeeTimeDirectlyByPost"];
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
         * @description **Has a side effect:** queues the receipt to the customer, and to the course if `should_email_course` is true. Every call
         *     sends once more, so it must never be retried, prefetched or cached.
         */
        get: operations["sendTeeTimeReceipt"];
        put?: never;
        /**
         * Send the receipt again by POST
         * @description Does what sendTeeTimeReceipt does, where a GET must not change anything.
         */
        post: operations["sendTeeTimeReceiptByPost"];
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
        /**
         * Send the voucher again by POST
         * @description Does what sendTeeTimeVoucher does, where a GET must not change anything.
         */
        post: operations["sendTeeTimeVoucherByPost"];
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
         * @description Stores the changed members and returns the tee time. 422 names the refused ones: `confirmation`, `play_date`, `play_time`,
         *     `players`, `notes`, `internal_notes`, `folio`, `course`, `gift_certificate`, `gift_certificate_amount`, `discount`,
         *     `discount_amount`, `golf_rate`. No card is charged or refunded.
         */
        put: operations["updateTeeTime"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tee_times/update/cost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview the cost of a changed tee time
         * @description Returns what the course is owed before and after a change of course, players or rate, and the margin after it. Nothing is
         *     stored. 422 names what updateTeeTime would refuse of course, date, time and players. An addition to the specification's
         *     calls.
         */
        post: operations["previewTeeTimeCost"];
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
         * @description Stores the customer immediately and returns the tee time. Only records of type Customer can be chosen.
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
         * @description Returns how many tee times match, over all pages.
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
         * @description Returns a page of the tee times that match, newest first unless sorted otherwise.
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
         * @description Returns the free tee time and everyone who waits for it, first come, first served. There are no pages.
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
    "/api/availability_queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a caller into the queue of a free tee time
         * @description Adds the caller as the last of the queue, with a lost lead of what was asked for, and opens a queue that was closed. The
         *     caller becomes the known customer with this name and e-mail address, or with this name and telephone number, else a new
         *     one. 409 for a tee time that is over and for a customer who waits there already; 422 names the refused members. An
         *     addition to the specification's calls.
         */
        post: operations["createQueueEntry"];
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
         * @description **Has a side effect:** removes everyone from the queue and closes it, so it must never be retried, prefetched or cached. No
         *     e-mail is sent.
         */
        get: operations["closeAvailabilityQueue"];
        put?: never;
        /**
         * Close the queue of a free tee time by POST
         * @description Does what closeAvailabilityQueue does, where a GET must not change anything.
         */
        post: operations["closeAvailabilityQueueByPost"];
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
         * Remove a customer from a queue
         * @description Removes the queue entry without an e-mail to the customer. An entry that was removed before stays removed.
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
         * Remove a customer from a queue with an e-mail
         * @description Removes the queue entry and queues one e-mail to the customer. An entry that was removed before stays removed, and nothing is
         *     sent. Refused, and nothing is removed, for a customer who has booked or has no e-mail address.
         */
        delete: operations["removeQueueEntryWithEmail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ric_users/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count staff users
         * @description Returns how many staff users match, over all pages.
         */
        get: operations["countStaffUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ric_users/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List staff users
         * @description Returns a page of the staff users that match, by e-mail unless sorted otherwise.
         */
        get: operations["listStaffUsers"];
        put?: never;
        post?: never;
        delete?: never;
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
         * @description Returns a workbook of the amounts that the business owes each course for the rounds of the period.
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
         * @description Returns a workbook of the rates in force, in the older layout.
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
         * @description Returns a workbook of the rates in force, course by course.
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
         * @description Returns a workbook of the gift certificates sold in the period.
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
         * @description Returns a workbook of the maintenance closures of every course.
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
         * @description Returns a workbook of the reservations made in a month.
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
         * @description Returns a workbook of each agent's bookings of the period and the commission on them.
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
         * @description Returns a workbook of the bookings of the period, laid out like the commission report.
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
         * @description Returns a workbook of the revenue of two periods side by side.
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
         * @description Returns a workbook of the tee times of the period with their customers.
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
         * @description Returns a workbook of every tee time that matches the filters; they must hold a complete range of `play_date` or of `created_at`.
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
         * @description Returns a workbook of the weeks from Monday to Sunday that the period touches.
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
    "/api/countries/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the countries
         * @description Returns every country an address can be in, by name.
         */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/show/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a course
         * @description Returns one course with its links to the systems outside.
         */
        get: operations["getCourse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a course
         * @description Stores a new course and returns it with its id. 422 names the refused members, among them `course_name`,
         *     `display_name`, `email`, `phone`, `address`, `address_2`, `city`, `subdivision`, `postcode`, `country_alpha2`,
         *     `cart_rate`, `description`, `golfswitch_course.gs_id` and `golfswitch_course.gs_xid`.
         */
        post: operations["createCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a course
         * @description Stores the changed members and returns the course. 422 names the refused ones, as in createCourse.
         */
        put: operations["updateCourse"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}": {
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
         * Delete a course
         * @description Deletes a course with its picture, maintenances and places in groups and holidays. A course that rates, rental clubs,
         *     tee times, gift certificates, discounts, lost leads or waiting customers refer to is kept (409, the message counts
         *     them); it can be made inactive.
         */
        delete: operations["deleteCourse"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count courses
         * @description Returns how many courses match.
         */
        get: operations["countCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List courses
         * @description Returns all courses that match, not in pages, by name unless sorted otherwise.
         */
        get: operations["listCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course_groups/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count course groups
         * @description Returns how many course groups match.
         */
        get: operations["countCourseGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course_groups/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List course groups
         * @description Returns all course groups that match, not in pages, by name unless sorted otherwise.
         */
        get: operations["listCourseGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course_groups/show/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a course group
         * @description Returns one course group with its courses, API actions and API users.
         */
        get: operations["getCourseGroup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course_groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a course group
         * @description Stores a new course group and returns it with its id. 422 names the refused members: `group_name`, `courses`,
         *     `actions`, `users`, and `type` for what is wrong with the group as a whole.
         */
        post: operations["createCourseGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course_groups/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a course group
         * @description Stores the changed members and returns the course group. 422 names the refused ones, as in createCourseGroup.
         */
        put: operations["updateCourseGroup"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course_groups/{id}": {
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
         * Delete a course group
         * @description Deletes a course group; its courses stay.
         */
        delete: operations["deleteCourseGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api_actions/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the API actions
         * @description Returns every action of outside programs by name; the course group form offers them.
         */
        get: operations["listApiActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api_users/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the API users
         * @description Returns every outside program by name; the course group form offers them.
         */
        get: operations["listApiUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rates/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count rates
         * @description Returns how many rates match, over all pages.
         */
        get: operations["countRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rates/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List rates
         * @description Returns a page of the rates that match, the latest dates first unless sorted otherwise.
         */
        get: operations["listRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rates/count_live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count live rates
         * @description Returns how many live rates match, over all pages.
         */
        get: operations["countLiveRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rates/index_live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List live rates
         * @description Returns a page of the live rates that match, the latest dates first unless sorted otherwise. A rate is live while it
         *     is neither disabled nor archived and has a date range that is not over.
         */
        get: operations["listLiveRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rates/show/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a rate
         * @description Returns one rate of either kind with its date ranges.
         */
        get: operations["getRate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a rate
         * @description Stores a new rate and returns it with its id; its date ranges are added afterwards. 422 names the refused members,
         *     among them `course`, `rate`, `deposit`, `wholesale_rate`, `max_refund`, `commission`, `golfswitch_commission`,
         *     `service_fee`, `non_refundable`, `course_balance`, `cancel_hours` and `max_advance_days`.
         */
        post: operations["createRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rates/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a rate
         * @description Stores the changed members and returns the rate. Tee times that were booked with it keep what they cost. 422 names the
         *     refused members, as in createRate.
         */
        put: operations["updateRate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rates/{id}": {
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
         * Delete a rate
         * @description Deletes a rate with its date ranges. A rate that tee times were booked with is kept (409); it can be archived.
         */
        delete: operations["deleteRate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rate_date_ranges/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Copy date ranges to courses
         * @description Stores a new rate for each course with the terms of `golf_rate_id` and the chosen date ranges, for all courses or none, and
         *     returns the new rates in the order of the courses. The ranges have to belong to that rate. A refusal is 422 under `rate_copy`.
         */
        put: operations["copyRateDateRanges"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rate_date_ranges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a date range to a rate
         * @description Stores a new date range of a stored rate and returns it with its id. 422 names the refused members: `start`, `end`,
         *     `time_start`, `time_end`, `description`, `rate_date_days` for the weekdays, `rate_date_range` for the range as a
         *     whole, and `rate` for its rate.
         */
        post: operations["createRateDateRange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rate_date_ranges/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a date range of a rate
         * @description Stores the changed members and returns the date range. 422 names the refused ones, as in createRateDateRange.
         */
        put: operations["updateRateDateRange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rate_date_ranges/{id}": {
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
         * Delete a date range of a rate
         * @description Deletes a date range; its rate stays.
         */
        delete: operations["deleteRateDateRange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rental-clubs/show/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a rental club
         * @description Returns one set of clubs.
         */
        get: operations["getRentalClub"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rental-clubs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a rental club
         * @description Stores a new set of clubs and returns it with its id. 422 names the refused members, among them `cost`, `rate`,
         *     `charge`, `brand`, `sex`, `course` and `description`.
         */
        post: operations["createRentalClub"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rental-clubs/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a rental club
         * @description Stores the changed members and returns the rental club. Tee times that rented it keep what they paid. 422 names the
         *     refused members, as in createRentalClub.
         */
        put: operations["updateRentalClub"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rental-clubs/{id}": {
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
         * Delete a rental club
         * @description Deletes a set of clubs. One that was rented with a tee time is kept (409); it can be archived.
         */
        delete: operations["deleteRentalClub"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/images/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count course images
         * @description Returns how many images match, over all pages.
         */
        get: operations["countCourseImages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/images/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List course images
         * @description Returns a page of the images that match, by course unless sorted otherwise.
         */
        get: operations["listCourseImages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/images/show/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a course image
         * @description Returns where the picture is and which course it shows.
         */
        get: operations["getCourseImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a course image
         * @description Stores the picture of a course that has none and returns it with its id. A picture cannot be changed, only deleted and added
         *     again. 422 names what was refused: `file` when it is too large or not a PNG, JPEG or WebP picture, `course_id` when there is
         *     no such course or it has a picture.
         */
        post: operations["createCourseImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/images/{id}": {
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
         * Delete a course image
         * @description Deletes the picture; its course stays.
         */
        delete: operations["deleteCourseImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/holidays/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count holidays
         * @description Returns how many holidays match, over all pages.
         */
        get: operations["countHolidays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/holidays/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List holidays
         * @description Returns a page of the holidays that match, the latest first unless sorted otherwise.
         */
        get: operations["listHolidays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/holidays/show/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a holiday
         * @description Returns one holiday with the courses that keep it.
         */
        get: operations["getHoliday"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/holidays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a holiday
         * @description Stores a new holiday and returns it with its id. 422 names the refused members: `name`, `start_date`, `end_date`, and
         *     `course` for its courses.
         */
        post: operations["createHoliday"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/holidays/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a holiday
         * @description Stores the changed members and returns the holiday. 422 names the refused ones, as in createHoliday.
         */
        put: operations["updateHoliday"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/holidays/{id}": {
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
         * Delete a holiday
         * @description Deletes a holiday; its courses and their rates stay.
         */
        delete: operations["deleteHoliday"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/maintenances/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count maintenances
         * @description Returns how many maintenances match, over all pages.
         */
        get: operations["countMaintenances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/maintenances/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List maintenances
         * @description Returns a page of the maintenances that match, the latest first unless sorted otherwise.
         */
        get: operations["listMaintenances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/maintenances/show/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a maintenance
         * @description Returns one maintenance with its course.
         */
        get: operations["getMaintenance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/maintenances/bookings_inside": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the bookings inside a maintenance
         * @description Returns the bookings that stand at a course on the days of a maintenance, stored or not, by day and time: the first hundred, and how
         *     many there are. A specified server has no such call.
         */
        get: operations["listBookingsInside"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/maintenances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a maintenance
         * @description Stores a new maintenance and returns it with its id. Tee times already booked on its days stay. 422 names the refused
         *     members: `start_date`, `end_date`, `course`, `description`.
         */
        post: operations["createMaintenance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/maintenances/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a maintenance
         * @description Stores the changed members and returns the maintenance. 422 names the refused ones, as in createMaintenance.
         */
        put: operations["updateMaintenance"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/maintenances/{id}": {
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
         * Delete a maintenance
         * @description Deletes a maintenance; its course is open on those days again.
         */
        delete: operations["deleteMaintenance"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/show/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a customer
         * @description Returns one customer.
         */
        get: operations["getCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a customer
         * @description Stores a new customer and returns it with its id. When another customer of the same type has the e-mail address,
         *     nothing is stored and the response says `duplicate` true, unless `ignore_duplicate` is set. 422 names the refused
         *     members, among them `first_name`, `last_name`, `email`, `address`, `city`, `subdivision`, `postcode`,
         *     `country_alpha2`, `primary_phone`, `mobile_phone` and `legacy_address`.
         */
        post: operations["createCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a customer
         * @description Stores the changed members and returns the customer. A changed e-mail address that another customer of the same type
         *     has is asked about as in createCustomer. 422 names the refused members, as there.
         */
        put: operations["updateCustomer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count customers
         * @description Returns how many customers match, over all pages.
         */
        get: operations["countCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List customers
         * @description Returns a page of the customers that match, by last and first name unless sorted otherwise.
         */
        get: operations["listCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discounts/show/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a discount
         * @description Returns one discount with the courses it holds at.
         */
        get: operations["getDiscount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a discount
         * @description Stores a new discount and returns it with its id. A percentage outside 0 to 100 is refused, never clamped. 422 names
         *     the refused members, among them `code`, `start_date`, `end_date`, `amount`, `min_discount`, `max_discount`,
         *     `min_players` and `max_players`.
         */
        post: operations["createDiscount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discounts/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a discount
         * @description Stores the changed members and returns the discount. Tee times that were booked with it keep what it took off. 422
         *     names the refused members, as in createDiscount.
         */
        put: operations["updateDiscount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discounts/{id}": {
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
         * Delete a discount
         * @description Deletes a discount. One that was used is kept (409); it can be switched off.
         */
        delete: operations["deleteDiscount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discounts/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List discounts
         * @description Returns a page of the discounts that match, by code unless sorted otherwise.
         */
        get: operations["listDiscounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discounts/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count discounts
         * @description Returns how many discounts match, over all pages.
         */
        get: operations["countDiscounts"];
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
         * Read the transaction of a tee time
         * @description Returns the transaction of a tee time, or null when it has none. Refunds are its `later_records`; a server that lacks
         *     them returns the one transaction alone.
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
         * List the transactions of a gift certificate
         * @description Returns the latest 500 transactions that sold or used the gift certificate, the newest first.
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
         * List the transactions of a discount
         * @description Returns the latest 500 transactions the discount lowered, the newest first.
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
    "/api/gift_certificates/sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the sales configuration of gift certificates
         * @description Returns the discount on certificates; 0 until it is set.
         */
        get: operations["getGiftCertificateSalesConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gift_certificates/sales/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the sales configuration of gift certificates
         * @description Stores the discount on certificates and returns it. The path ends in a slash. 422 names `discount`.
         */
        put: operations["updateGiftCertificateSalesConfiguration"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gift_certificates/show/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a gift certificate
         * @description Returns one gift certificate with its purchaser, recipient and sale.
         */
        get: operations["getGiftCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gift_certificates/ledger/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the ledger of a gift certificate
         * @description Returns the movements of a gift certificate's balance and their sums: issued, less used by tee times, plus returned by them
         *     and corrected by hand. An addition to the specification's calls.
         */
        get: operations["getGiftCertificateLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gift_certificates/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a gift certificate
         * @description Stores the changed members and returns the gift certificate. Purchaser and recipient come as null and stay as they
         *     are; they have calls of their own. 422 names the refused members, among them `serial`, `balance`, `who_from`,
         *     `transaction_item.total` and `course`.
         */
        put: operations["updateGiftCertificate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gift_certificates/receipt/{serial}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send the receipt of a gift certificate
         * @description **Has a side effect:** queues the receipt to the purchaser. Every call sends once more, so it must never be retried,
         *     prefetched or cached. Refused with 409 when the purchaser has no e-mail address.
         */
        get: operations["sendGiftCertificateReceipt"];
        put?: never;
        /**
         * Send the receipt of a gift certificate by POST
         * @description Does what sendGiftCertificateReceipt does, where a GET must not change anything.
         */
        post: operations["sendGiftCertificateReceiptByPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gift_certificates/certificate/{serial}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send a gift certificate
         * @description **Has a side effect:** queues the certificate to the person it is delivered to. Every call sends once more, so it must never
         *     be retried, prefetched or cached. Refused with 409 when that person has no e-mail address.
         */
        get: operations["sendGiftCertificate"];
        put?: never;
        /**
         * Send a gift certificate by POST
         * @description Does what sendGiftCertificate does, where a GET must not change anything.
         */
        post: operations["sendGiftCertificateByPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gift_certificates/certificate/{serial}/update_purchaser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the purchaser of a gift certificate
         * @description Stores the purchaser immediately and returns the gift certificate. 422 names `purchaser_id`, or `serial` when it is not that
         *     of the path.
         */
        put: operations["changeGiftCertificatePurchaser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gift_certificates/certificate/{serial}/update_recipient": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the recipient of a gift certificate
         * @description Stores the recipient immediately and returns the gift certificate. 422 names `recipient_id`, or `serial` when it is not that
         *     of the path.
         */
        put: operations["changeGiftCertificateRecipient"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gift_certificates/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List gift certificates
         * @description Returns a page of the gift certificates that match, newest first unless sorted otherwise.
         */
        get: operations["listGiftCertificates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gift_certificates/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count gift certificates
         * @description Returns how many gift certificates match, over all pages.
         */
        get: operations["countGiftCertificates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/helpful_links/show/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a helpful link
         * @description Returns one link.
         */
        get: operations["getHelpfulLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/helpful_links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a helpful link
         * @description Stores a new link and returns it with its id. 422 names the refused members, among them `description` and `url`, which
         *     has to be an http or https address.
         */
        post: operations["createHelpfulLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/helpful_links/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a helpful link
         * @description Stores the changed members and returns the link. 422 names the refused ones, as in createHelpfulLink.
         */
        put: operations["updateHelpfulLink"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/helpful_links/{id}": {
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
         * Delete a helpful link
         * @description Deletes a link.
         */
        delete: operations["deleteHelpfulLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/helpful_links/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count helpful links
         * @description Returns how many links match. Sorting may be sent as for the list and changes nothing.
         */
        get: operations["countHelpfulLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/helpful_links/update_order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Swap two helpful links
         * @description Swaps two neighbours of the list and returns both, the first one first. Where links share an `order`, all are renumbered
         *     first, so that the swap is always visible.
         */
        put: operations["swapHelpfulLinkOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/helpful_links/update_type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move a helpful link to another menu
         * @description Stores the type immediately and returns the link.
         */
        put: operations["changeHelpfulLinkType"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ric_users/show/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a staff user
         * @description Returns one staff user with their groups.
         */
        get: operations["getStaffUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ric_users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a staff user
         * @description Stores a new staff user and returns them with their id. 422 names the refused members: `email`, `name`, `password`,
         *     `password_confirmation`, and `admin_user_groups.level` for the groups.
         */
        post: operations["createStaffUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ric_users/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a staff user
         * @description Stores the changed members and the groups and returns the staff user. A new password, another e-mail and the loss of
         *     admin rights end their sessions, but for one's own present one when only the password is new. No one takes their own
         *     admin rights away (422 on `admin_user_groups.level`), so there is always an admin. 422 names the refused members, as in
         *     createStaffUser.
         */
        put: operations["updateStaffUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ric_users/{id}": {
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
         * Delete a staff user
         * @description Deletes a staff user and ends their sessions; what they booked stays. No one deletes themselves (409), so there is always
         *     an admin. Of two admins who delete each other at once one gets through.
         */
        delete: operations["deleteStaffUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ric_users/all_groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the groups of staff users
         * @description Returns the name of every group a staff user can be in.
         */
        get: operations["listStaffGroups"];
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
         * @description Ends the session of the call. A server that lacks this call returns 404; the console signs out nevertheless.
         */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change one's own password
         * @description Stores a new password and ends one's other sessions, not the one of the call. 422 names the refused members:
         *     `current_password` when it is wrong, `password` when it is too short or too common, `password_confirmation` when it differs.
         *     Wrong passwords count as failed sign-ins. A server that lacks this call returns 404.
         */
        put: operations["changeOwnPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List one's own sessions
         * @description Returns the staff member's sessions, the latest used first. A server that lacks this call returns 404.
         */
        get: operations["listOwnSessions"];
        put?: never;
        post?: never;
        /**
         * End one's other sessions
         * @description Ends all sessions of the staff member except the one of the call.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{id}": {
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
         * End one of one's own sessions
         * @description Ends a session of the staff member; the browser it belongs to has to sign in again.
         */
        delete: operations["endOwnSession"];
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
         * @description Returns a single-use token that downloads the named report within 60 seconds, so that no address has the session's own secret.
         *     A server that lacks this call returns 404, and the console then sends the session's token. A report for admins only is 403 for
         *     others.
         */
        post: operations["createReportToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/runs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the progress of a download
         * @description Returns the state of a download of this session: whether it is queued, the rows and bytes so far, and in the end the name of
         *     the file or the problem. It is deleted after a day.
         */
        get: operations["getReportRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail/undelivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List mail that did not arrive
         * @description Mail that was given up or is waiting after a failed attempt, the newest first and at most 100.
         */
        get: operations["listUndeliveredMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail/of/{entity}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the mail about a record
         * @description Mail that was sent or is to be sent about a record, the newest first and at most 50. For a customer, also all mail to their
         *     address.
         */
        get: operations["listMailOfRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail/send_again/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a mail again that was given up
         * @description Queues the same mail for the same recipient once more. Mail that was sent, or that is still waiting, is refused with 409, so
         *     that no one gets a second copy.
         */
        post: operations["sendMailAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the audit trail
         * @description Returns a page of the acts and attempts that touch security, the newest first: sign-ins, lock-outs, ended sessions, refused
         *     calls, downloads of reports, reads of saved cards and changes of the broadcast message.
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count entries of the audit trail
         * @description Returns how many entries match, over all pages.
         */
        get: operations["countAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/audit-trail.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the audit trail
         * @description Returns a workbook of every entry that matches, the newest first. The export is an entry itself.
         */
        get: operations["exportAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calls/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim a customer who is called
         * @description Keeps a lost lead or a queue entry for the agent who calls, for five minutes by the database's clock, until the outcome or until the agent
         *     signs out. Claiming it again renews it. 409 names the other agent who is calling.
         */
        post: operations["claimCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calls/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record the outcome of a call
         * @description Stores the outcome of a call to the customer of a lost lead or a queue entry, with person and time, and ends the agent's claim. A customer
         *     who declined is offered nothing more on that day; a call back is promised at its time. 409 names the other agent who is calling.
         */
        post: operations["recordCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promises/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was promised
         * @description Returns a page of what staff still have to do, whoever began it, that which is due first. It is read from the records: a course that was
         *     not told, a call that was promised, a refund or mail that failed, a booking made in spite of doubts.
         */
        get: operations["listPromises"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promises/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count what was promised
         * @description Returns how much there is to do, over all pages.
         */
        get: operations["countPromises"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promises/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a promise was kept
         * @description Records who did it and when, in the history of the record it is about: the course was told, the customer was called, the failed refund or
         *     mail was seen to, the doubted booking was checked. 409 when it is done already or no longer needed, and when the tee time that the
         *     course was told has changed since.
         */
        post: operations["closePromise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promises/call": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Promise a customer a call
         * @description Records that a customer is to be called at a time. A customer has one such promise: another one takes its place. 404 for an unknown
         *     customer, 422 for a time that is over.
         */
        post: operations["promiseCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/closures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a course
         * @description Begins to carry out a plan, in the background and once for each booking, and refuses bookings inside until it is done. 409 when the
         *     bookings inside are not those of the plan any more, or when another closure of these hours is running: nothing was begun.
         */
        post: operations["beginClosure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/closures/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Plan the closing of a course
         * @description Returns the bookings that stand at a course in some hours, with what each paid and what goes back if it is canceled. Changes nothing.
         */
        get: operations["planClosure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/closures/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List closures
         * @description Returns the closures of courses, the latest first, at most a hundred.
         */
        get: operations["listClosures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/closures/show/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a closure
         * @description Returns a closure with its bookings, with the state of each.
         */
        get: operations["getClosure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/closures/retry/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try again what failed
         * @description Tries the failed bookings of a closure again. Without failed ones it does nothing.
         */
        post: operations["retryClosure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/consents/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the requests for consent
         * @description Returns a page of the requests for what their person may not do alone, the newest first. An agent sees their own.
         */
        get: operations["listConsents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/consents/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the requests for consent
         * @description Returns how many requests match, over all pages. An agent counts their own.
         */
        get: operations["countConsents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/consents/consent/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Consent to a request
         * @description Carries a request out, once, in the name of the person who asked. Returns the outcome; with `valid` false nothing was done, such as
         *     when the facts changed since it was asked. A person cannot consent to a request of their own: 403. When the payment gateway or the
         *     course's system does not respond it is 503: the cancelation is settled later automatically.
         */
        post: operations["consentToRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/consents/decline/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a request
         * @description Declines a request, which is then never carried out. A person cannot decline a request of their own (403).
         */
        post: operations["declineRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exceptions/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the exceptions
         * @description Returns a page of the money that moved, or did not, other than a sale and its terms have it, the newest first: corrections of
         *     gift certificates, forced cancelations, refunds other than the standard one, and bookings that stand without a cost or a charge.
         */
        get: operations["listExceptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exceptions/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the exceptions
         * @description Returns how many exceptions match, over all pages.
         */
        get: operations["countExceptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/exceptions.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exceptions
         * @description Returns a workbook of every exception that matches, and of their number and sum by person.
         */
        get: operations["downloadExceptionReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find records by what a caller says
         * @description Returns the records that a text means: a confirmation, a phone number in any spelling, an e-mail, names in any order, the serial of a
         *     gift certificate, a discount code, the name of a course, an id. At most eight of each kind, and only kinds that the caller may open.
         *     Records that have the text as their own handle, id or whole name are first.
         */
        get: operations["findRecords"];
        put?: never;
        post?: never;
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
         * @description Returns the changes of the record with their staff member and time, the newest first. The history of discounts and staff users
         *     is for admins (403). A server that lacks this call returns 404, and the console then shows no history.
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
         * @description Returns as long as the process runs; touches neither database nor session.
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
         * @description Returns 200 while the database responds, 503 otherwise and while the server is stopping.
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
         * @description Returns counters and timings in the Prometheus text format. They name operations, not people.
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
         * @description Returns this document in one piece, as JSON.
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
         * @description E-mail and password of a staff member.
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
         * @description The body of every failure without field messages.
         * @example {
         *       "message": "Something went wrong.",
         *       "request_id": "01JD8Q2V7Y"
         *     }
         */
        Failure: {
            /** @description One sentence for the user. */
            message: string;
            /** @description Id of the request in the server's log. */
            request_id: string;
            /** @description Message of a system behind the server, when there is one. */
            backend_message?: string;
        };
        /**
         * @description An empty object; the status is the result.
         * @example {}
         */
        Nothing: Record<string, never>;
        /**
         * @description Id of a stored record.
         * @example 12
         */
        RecordId: number;
        /**
         * @description The number of records of a kind that refer to the one that was to be deleted, and the newest of them.
         * @example {
         *       "kind": "rate",
         *       "count": 3,
         *       "ids": [
         *         31,
         *         12,
         *         4
         *       ]
         *     }
         */
        RecordReference: {
            /**
             * @description Their kind; an availability queue is a waiting customer.
             * @enum {string}
             */
            kind: "availability_queue" | "course" | "customer" | "discount" | "gift_certificate" | "image" | "lost_lead" | "rate" | "rental_club" | "staff_user" | "tee_time" | "transaction";
            /** @description Their number. */
            count: number;
            /** @description The newest of them; for a waiting customer, the id of the free tee time. */
            ids: components["schemas"]["RecordId"][];
        };
        /**
         * @description The refused fields of a request. Keys are the dotted path of the field in the body's record (`tee_time.play_date`); messages
         *     that belong to no field are under the empty key.
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
            /** @description The records that already have a value which has to be unique. */
            references?: components["schemas"]["RecordReference"][];
        };
        /**
         * @description The staff member whose level is asked for.
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
         * @description The level of a staff member.
         * @example {
         *       "level": "other"
         *     }
         */
        StaffLevel: {
            level: components["schemas"]["Level"];
        };
        /**
         * @description Its menu, one of three; helpful is the default.
         * @example helpful
         * @enum {string}
         */
        HelpfulLinkType: "helpful" | "hotel" | "psgr";
        /**
         * @description One line of text, at most 255 characters.
         * @example Torrey Pines South
         */
        ShortText: string;
        /**
         * @description Which links to return. Texts match anywhere in the field, whatever the case; the type matches exactly. A member left out,
         *     or an empty text, does not filter.
         * @example {
         *       "type": "hotel"
         *     }
         */
        HelpfulLinkFilters: {
            type?: components["schemas"]["HelpfulLinkType"];
            description?: components["schemas"]["ShortText"];
            url?: components["schemas"]["ShortText"];
        };
        /**
         * @description A field that the link list can be sorted by.
         * @example order
         * @enum {string}
         */
        HelpfulLinkSortField: "type" | "description" | "url" | "order";
        /**
         * @description Grows with every save. A write with an older one is refused with 409; a write without one is accepted.
         * @example 3
         */
        LockVersion: number;
        /**
         * @description Free text, at most 2,000 characters.
         * @example Group of four, prefers an early start.
         */
        LongText: string;
        /**
         * @description Its place in the menu; the lowest is first. 0 by default.
         * @example 1
         */
        HelpfulLinkOrder: number;
        /**
         * @description An entry of one of the top bar's menus.
         * @example {
         *       "id": 14,
         *       "lock_version": 0,
         *       "url": "https://weather.example.test/la-jolla",
         *       "type": "helpful",
         *       "description": "Weather in La Jolla",
         *       "order": 1
         *     }
         */
        HelpfulLink: {
            id: components["schemas"]["RecordId"];
            lock_version: components["schemas"]["LockVersion"];
            /** @description Its http or https address. */
            url: components["schemas"]["LongText"];
            type: components["schemas"]["HelpfulLinkType"];
            /** @description Its text in the menu. */
            description: components["schemas"]["ShortText"];
            order: components["schemas"]["HelpfulLinkOrder"];
        };
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
         * @description The reason that nothing was written, and the record as it is now.
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
            /** @description The record as it is stored now, in the shape that its show call returns; null when there is none. */
            current: {
                [key: string]: unknown;
            } | null;
        };
        /**
         * @description A golf course, as a choice in a form.
         * @example {
         *       "id": 17,
         *       "name": "Torrey Pines South"
         *     }
         */
        CourseChoice: {
            id: components["schemas"]["RecordId"];
            /** @description The course's name. */
            name: components["schemas"]["ShortText"];
        };
        /**
         * @description A field lost leads can be sorted by.
         * @example created_at
         * @enum {string}
         */
        LostLeadSortField: "lead_date" | "course_name" | "players" | "play_time" | "last_name" | "email" | "primary_phone" | "created_at";
        /**
         * Format: date-time
         * @description A moment, ISO 8601 in UTC.
         * @example 2026-11-21T18:30:00.000Z
         */
        Instant: string;
        /**
         * @description Number of people who play.
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
            /** @description Number of players that fit. */
            spots: components["schemas"]["Count"];
            /** @description The sizes of group that can be booked together. Additive. */
            group_sizes?: components["schemas"]["Count"][];
            available_date: components["schemas"]["LocalDate"];
            available_time: components["schemas"]["TimeOfDay"];
            course_id: components["schemas"]["RecordId"];
            course_name: components["schemas"]["ShortText"];
        };
        /**
         * @description The outcome of a call; `booked` is stored with the booking, `done` is a call that was promised and made.
         * @example no_answer
         * @enum {string}
         */
        CallOutcome: "no_answer" | "left_message" | "call_back" | "declined" | "booked" | "done";
        /**
         * @description Who is calling about a lost lead or a queue entry, and the last call. A specified server leaves it out.
         * @example {
         *       "claimed_by": "Kim Park",
         *       "claimed_until": "2026-11-21T18:50:00.000Z",
         *       "is_own": true,
         *       "outcome": "no_answer",
         *       "agent": "Lee Ott",
         *       "called_at": "2026-11-21T16:05:00.000Z",
         *       "call_at": null
         *     }
         */
        CallState: {
            /** @description Name of the agent who is calling; null when no one is. */
            claimed_by: string | null;
            /** @description The end of the claim. */
            claimed_until: components["schemas"]["Instant"] | null;
            /** @description Whether the claim is the caller's own. */
            is_own: boolean;
            /** @description The outcome of the last call; null before one. */
            outcome: components["schemas"]["CallOutcome"] | null;
            /** @description Name of the agent who called last. */
            agent: string | null;
            /** @description The moment of the last call. */
            called_at: components["schemas"]["Instant"] | null;
            /** @description When the customer is to be called back. */
            call_at: components["schemas"]["Instant"] | null;
        };
        /**
         * @description A caller who looked for a tee time and did not book, with the free tee times that would fit.
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
            /** @description The caller; null when not known. */
            customer: components["schemas"]["LeadCustomer"] | null;
            /** @description Free tee times that fit, the best first; none on a day on which the caller declined. */
            fore_up_availabilities: components["schemas"]["LeadAvailability"][];
            /** @description Who is calling the customer, and the last call. Additive. */
            call?: components["schemas"]["CallState"];
        };
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
         * @description A caller who cannot book now, and the tee time asked for. A telephone number or an e-mail address is needed.
         * @example {
         *       "course": {
         *         "id": 17
         *       },
         *       "lead_date": "2026-11-28",
         *       "play_time": "09:30",
         *       "players": 4,
         *       "first_name": "Pat",
         *       "last_name": "Lee",
         *       "primary_phone": "858-555-0100",
         *       "email": "pat.lee@example.test"
         *     }
         */
        LostLeadInput: {
            course: components["schemas"]["CourseId"];
            /** @description The day the customer wants to play. */
            lead_date: components["schemas"]["LocalDate"];
            play_time: components["schemas"]["TimeOfDay"];
            players: components["schemas"]["Players"];
            first_name?: components["schemas"]["ShortText"];
            last_name?: components["schemas"]["ShortText"];
            primary_phone?: components["schemas"]["ShortText"];
            email?: components["schemas"]["Email"];
        };
        /**
         * @description A lost lead to record.
         * @example {
         *       "lost_lead": {
         *         "course": {
         *           "id": 17
         *         },
         *         "lead_date": "2026-11-28",
         *         "play_time": "09:30",
         *         "players": 4,
         *         "first_name": "Pat",
         *         "last_name": "Lee",
         *         "primary_phone": "858-555-0100",
         *         "email": ""
         *       }
         *     }
         */
        CreateLostLeadRequest: {
            lost_lead: components["schemas"]["LostLeadInput"];
        };
        /**
         * @description The request of a waiting customer.
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
            /** @description The caller as on record, of a lead that was just recorded. Additive. */
            customer?: components["schemas"]["LeadCustomer"];
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
        BlankableTime: components["schemas"]["TimeOfDay"] | string;
        /**
         * @description Which free tee times to return. Texts match anywhere in the field, whatever the case; the other members match exactly. A
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
            /** @description Number of players that must fit. */
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
         * @description A number of players.
         * @example 2
         */
        SeatsLeft: number;
        /**
         * @description A booking that takes seats of a free tee time.
         * @example {
         *       "id": 12,
         *       "agent": "Ann Lee",
         *       "players": 2,
         *       "seated_at": "2026-11-21T16:55:00.000Z"
         *     }
         */
        SoldSeats: {
            /** @description Id of the tee time booked. */
            id: components["schemas"]["RecordId"];
            /** @description Name of the agent who booked it. */
            agent: string;
            /** @description Its players. */
            players: components["schemas"]["Count"];
            /** @description Since when they have their place: booked, moved there or added. */
            seated_at: components["schemas"]["Instant"];
        };
        /**
         * @description Seats that are kept for a staff member.
         * @example {
         *       "agent": "Ann Lee",
         *       "players": 2,
         *       "held_until": "2026-11-21T18:42:00.000Z",
         *       "is_own": false,
         *       "asked_by": null,
         *       "asked_at": null
         *     }
         */
        SlotHold: {
            /** @description Name of the staff member. */
            agent: string;
            /** @description Number of seats. */
            players: components["schemas"]["Count"];
            /** @description The end of the hold, unless it is renewed. */
            held_until: components["schemas"]["Instant"];
            /** @description Whether the staff member who asks holds them. */
            is_own: boolean;
            /** @description Name of the latest staff member who asked for them. */
            asked_by: string | null;
            /** @description Time of that request; null where no one asked. */
            asked_at: components["schemas"]["Instant"] | null;
        };
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
         *       "group_name": "San Diego",
         *       "callers": 2,
         *       "left": 4,
         *       "sold": [],
         *       "held": []
         *     }
         */
        AvailabilityRow: {
            id: components["schemas"]["RecordId"];
            course_id: components["schemas"]["RecordId"];
            course_name: components["schemas"]["ShortText"];
            available_time: components["schemas"]["TimeOfDay"];
            /** @description The day in words. */
            read_date: string;
            /** @description The numbers of players that can be booked together, of those that are left; none once agents have sold it. */
            spots: number[];
            /** @description True when it was first seen by the latest collection. */
            is_new: boolean;
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
            /** @description Time of the latest collection. */
            scraped_at: components["schemas"]["Instant"];
            available_date: components["schemas"]["LocalDate"];
            /** @description Price per player, in decimal dollars; null when no rate is known. */
            rate: components["schemas"]["DecimalDollars"] | null;
            /** @description Id of the rate. */
            rateId: number | null;
            /** @description Name of the course's group. */
            group_name: string | null;
            /** @description Number of waiting customers and lost leads it fits; 100 is that many or more. A specified server does not return it. */
            callers?: number;
            /** @description Players that can still be booked. A specified server does not return it. */
            left?: components["schemas"]["SeatsLeft"];
            /** @description The bookings that the latest collection cannot know of. A specified server does not return it. */
            sold?: components["schemas"]["SoldSeats"][];
            /** @description The running holds. A specified server does not return it. */
            held?: components["schemas"]["SlotHold"][];
        };
        /**
         * @description The free slot of a course, day and time.
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
            /** @description Number of players that fit. */
            spots: components["schemas"]["Count"];
            /** @description True when it was first seen by the latest collection. */
            is_new: boolean;
            /** @description The day in words. */
            read_date: string;
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
            /** @description Time of the latest collection. */
            scraped_at: components["schemas"]["Instant"];
        };
        /**
         * @description Time of day (HH:MM) to the slot at that time.
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
         * @description Day (yyyy-mm-dd) to the times of that day. The key `created_at` is not a day and is to be skipped.
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
         * @description The grouped wait list that specified consoles read: the JSON text of the pair of course name and course id (`["Torrey Pines
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
         * @description The result of a feed.
         * @example {
         *       "source": "Tee sheet collector",
         *       "good": 2,
         *       "changed": 2,
         *       "late": 0,
         *       "gone": 0,
         *       "bad_count": 1,
         *       "bad": [
         *         {
         *           "line": 3,
         *           "message": "course_id: there is no such course"
         *         }
         *       ],
         *       "complete": false
         *     }
         */
        FeedResult: {
            /** @description Name of the key's source. */
            source: components["schemas"]["ShortText"];
            /** @description Lines that could be read. */
            good: components["schemas"]["Count"];
            /** @description Slots that are new, gone or were seen later than before. */
            changed: components["schemas"]["Count"];
            /** @description Lines older than the source's last snapshot; they change nothing. */
            late: components["schemas"]["Count"];
            /** @description Slots that a snapshot removed. */
            gone: components["schemas"]["Count"];
            /** @description Lines that could not be read. */
            bad_count: components["schemas"]["Count"];
            /** @description The first hundred of them. */
            bad: {
                /** @description Its number, from 1. */
                line: number;
                /** @description The problem. */
                message: string;
            }[];
            /** @description Whether a snapshot removed the slots that it does not list. */
            complete: boolean;
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
         * @description A customer who waits for a free tee time.
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
            /** @description The customer's request; null when it is not known. */
            lost_lead: components["schemas"]["QueueLead"] | null;
            tee_time: components["schemas"]["QueueTeeTime"];
            /** @description Who is calling the customer, and the last call. Additive. */
            call?: components["schemas"]["CallState"];
        };
        /**
         * @description A tee time with an open queue.
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
            /** @description The time of day. A specified server leaves it out. */
            available_time?: components["schemas"]["TimeOfDay"];
            /** @description Number of players that fit. */
            spots: components["schemas"]["Count"];
            /** @description The sizes of group that can be booked together. A specified server leaves it out. */
            group_sizes?: components["schemas"]["Count"][];
            /** @description False once it is sold. A specified server leaves it out. */
            is_free?: boolean;
            /** @description True when it was first seen by the latest collection. */
            is_new?: boolean;
            /** @description Time of the latest collection. */
            scraped_at: components["schemas"]["Instant"];
            created_at: components["schemas"]["Instant"];
            /** @description The waiting customers, first come, first served. A specified server leaves it out. */
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
         * @description Key of a template's file, as listTemplates returns it.
         * @example tee_time_receipt
         */
        TemplateKey: string;
        /**
         * @description The template to read.
         * @example {
         *       "template": "tee_time_receipt"
         *     }
         */
        TemplateContentRequest: {
            template: components["schemas"]["TemplateKey"];
        };
        /**
         * @description Text of a template, at most 10,000 characters when it is saved. Its first line is `Subject:` and the subject. Placeholders are
         *     in double braces; each template has a closed set of them.
         * @example Subject: Your tee time at {{ course_name }}
         *
         *     Dear {{ customer_name }}, thank you for your booking.
         */
        TemplateText: string;
        /**
         * @description A template's text.
         * @example {
         *       "content": "Subject: Your tee time at {{ course_name }}\n\nDear {{ customer_name }}, thank you for your booking.",
         *       "lock_version": 2
         *     }
         */
        TemplateContent: {
            content: components["schemas"]["TemplateText"];
            lock_version?: components["schemas"]["LockVersion"];
        };
        /**
         * @description A template's new text.
         * @example {
         *       "template": "tee_time_receipt",
         *       "lock_version": 2,
         *       "content": "Subject: Your tee time at {{ course_name }}\n\nDear {{ customer_name }}, thank you for your booking."
         *     }
         */
        SaveTemplateRequest: {
            template: components["schemas"]["TemplateKey"];
            content: components["schemas"]["TemplateText"];
            lock_version?: components["schemas"]["LockVersion"];
        };
        /**
         * @description The result, and the present version of the text.
         * @example {
         *       "message": "The template was saved.",
         *       "lock_version": 3
         *     }
         */
        SavedTemplate: {
            /** @example The template was saved. */
            message: string;
            lock_version?: components["schemas"]["LockVersion"];
        };
        /**
         * @description A template's text, saved or not.
         * @example {
         *       "template": "tee_time_receipt",
         *       "content": "Subject: Your tee time at {{ course_name }}\n\nDear {{ customer_name }}, thank you for your booking."
         *     }
         */
        TemplateDraft: {
            template: components["schemas"]["TemplateKey"];
            content: components["schemas"]["TemplateText"];
        };
        /**
         * @description The mail of a text with sample data.
         * @example {
         *       "subject": "Your tee time at Torrey Pines South",
         *       "html": "<!doctype html><html><body><p>Dear Pat O&#39;Lee, thank you for your booking.</p></body></html>",
         *       "text": "Dear Pat O'Lee, thank you for your booking."
         *     }
         */
        TemplatePreview: {
            subject: string;
            /** @description A whole document. It runs no script and loads nothing. */
            html: string;
            /** @description The same for programs that do not show HTML. */
            text: string;
        };
        /**
         * @description A text that a template has had.
         * @example {
         *       "lock_version": 2,
         *       "content": "Subject: Your tee time at {{ course_name }}\n\nDear {{ customer_name }}, thank you for your booking.",
         *       "staff_user": "admin@teedesk.test",
         *       "created_at": "2026-11-21T17:04:00Z"
         *     }
         */
        TemplateVersion: {
            lock_version: components["schemas"]["LockVersion"];
            content: components["schemas"]["TemplateText"];
            /** @description E-mail address of the staff member who saved it; null for the text the product came with. */
            staff_user: string | null;
            /**
             * Format: date-time
             * @description Time of the save; null for the text the product came with.
             */
            created_at: string | null;
        };
        /**
         * @description The result, in one sentence for the user.
         * @example {
         *       "message": "The receipt was sent."
         *     }
         */
        Message: {
            /** @description One sentence for the user. */
            message: string;
        };
        /**
         * @description The groups of agents, day and month to sum.
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
         * @description The bookings of each agent in a day or month. An agent who booked nothing is left out.
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
         * @description The bookings of each agent.
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
         * @description Averages of what gift certificates were sold for; all 0 when none was sold.
         * @example {
         *       "mean": 11667,
         *       "median": 10000,
         *       "mode": 10000
         *     }
         */
        GiftCertificateAverages: {
            /** @description In whole cents, rounded half away from zero. */
            mean: components["schemas"]["Cents"];
            /** @description In whole cents, rounded half away from zero. */
            median: components["schemas"]["Cents"];
            /** @description The most frequent price in whole cents, the highest when several are. */
            mode: components["schemas"]["Cents"];
        };
        /**
         * @description The gift certificates sold and used in a day or month, with the day or month before.
         * @example {
         *       "sold": 3,
         *       "revenue": 35000,
         *       "redeemed": 2,
         *       "previous_sold": 1,
         *       "previous_revenue": 10000,
         *       "previous_redeemed": 0,
         *       "averages": {
         *         "mean": 11667,
         *         "median": 10000,
         *         "mode": 10000
         *       },
         *       "previous_averages": {
         *         "mean": 10000,
         *         "median": 10000,
         *         "mode": 10000
         *       },
         *       "courses": {
         *         "Torrey Pines South": 25000
         *       },
         *       "previous_courses": {}
         *     }
         */
        GiftCertificateSummary: {
            /** @description Number sold. */
            sold: components["schemas"]["Count"];
            /** @description What they were sold for, in whole cents. */
            revenue: components["schemas"]["Cents"];
            /** @description Number used to pay for a tee time. */
            redeemed: components["schemas"]["Count"];
            /** @description Number sold before. */
            previous_sold: components["schemas"]["Count"];
            /** @description What they were sold for before, in whole cents. */
            previous_revenue: components["schemas"]["Cents"];
            /** @description Number used before. */
            previous_redeemed: components["schemas"]["Count"];
            averages: components["schemas"]["GiftCertificateAverages"];
            previous_averages: components["schemas"]["GiftCertificateAverages"];
            /** @description Course name to the revenue of its certificates, in whole cents. */
            courses: {
                [key: string]: components["schemas"]["Cents"];
            };
            /** @description Course name to the revenue of its certificates before, in whole cents. */
            previous_courses: {
                [key: string]: components["schemas"]["Cents"];
            };
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
            /** @description Rounds, the sum of the bookings' players. */
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
            /** @description Reserved with the course by hand; their confirmation is INTERNAL unless the course gave one. */
            internal: components["schemas"]["BookingFigures"];
            /** @description Reserved in a course's own system, at a stored rate. */
            external: components["schemas"]["BookingFigures"];
            /** @description Reserved in a course's own system, without a stored rate. */
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
         * @description Money as typed: decimal dollars with at most two decimals ("125", "125.00"), empty when nothing was typed. A text that is not an
         *     amount is refused with a message for the field, not by its shape.
         * @example 125.00
         */
        TypedDollars: string;
        /**
         * @description 0 is left-handed and 1 right-handed.
         * @example 1
         * @enum {integer}
         */
        Handed: 0 | 1;
        /**
         * @description 0 is for men and 1 for women.
         * @example 0
         * @enum {integer}
         */
        Sex: 0 | 1;
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
            /** @description Number of sets; 0 for none. */
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
            handed?: components["schemas"]["Handed"];
            sex?: components["schemas"]["Sex"];
            /** @description The course that rents it out. */
            course?: components["schemas"]["CourseId"] | null;
        };
        /**
         * @description The customer of a booking. Members this schema does not name are ignored.
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
        /**
         * @description A record that specified consoles also send, in any shape. Nothing of it is read.
         * @example {
         *       "id": 7
         *     }
         */
        IgnoredRecord: {
            [key: string]: unknown;
        } | null;
        /**
         * @description The tee time to book. `golf_rate`, `discount` and `gift_certificate` may come back whole, reduced or from elsewhere: they
         *     are ignored, because the server reads its own records. Members this schema does not name are ignored too.
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
            /** @description Number of people who play; must be above 0 to price or book. */
            players?: number | null;
            /** @description The course to play; only its id is read. */
            course?: components["schemas"]["CourseId"] | null;
            /** @description The course's confirmation number; blank, and INTERNAL in any case, is stored as INTERNAL. */
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
            /**
             * @description The lost lead this booking is made for, which leaves the list of lost leads unless the booking is canceled. An unknown one
             *     is ignored; a queue entry's lead is used without it. A specified server ignores it.
             */
            lost_lead_id?: number | null;
            golf_rate?: components["schemas"]["IgnoredRecord"];
            gift_certificate?: components["schemas"]["IgnoredRecord"];
            discount?: components["schemas"]["IgnoredRecord"];
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
            /** @description The card saved with the booking's queue entry, as `fetchSavedCard` returned it; the number then is its last digits. */
            reference?: string;
            /** @description Id of the saved card these values came from. */
            id?: number | null;
        };
        /**
         * @description All members of the booking form. Each call has its own rule about the members it needs (422 on the member), so only `tee_time`
         *     is required here. Members this schema does not name are ignored.
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
            /**
             * @description The customer on record who was chosen for this booking. It is theirs as long as the name is the one on record and the
             *     e-mail address is too, or the record has none; otherwise it is matched by address and name. A specified server ignores it.
             */
            customer_id?: number | null;
            /**
             * @description The doubts that the user was shown and booked in spite of, by their codes: the booking is then listed to be checked. A specified
             *     server ignores it.
             */
            doubts?: string[];
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
        /**
         * @description Money as decimal dollars with two decimals ("125.00"), or an empty text where no amount is set.
         * @example 125.00
         */
        BlankableDollars: string;
        /**
         * @description A percentage with at most two decimals; 12.5 is 12.5 percent.
         * @example 12.5
         */
        Percentage: number;
        /**
         * @description The service fee for each player. Its JSON type is its unit: a number is percent of the rate (5 is 5 percent), a text is decimal
         *     dollars ("3.50"), null or an empty text is no fee. A text that is not an amount is refused, never read as 0.
         * @example 5
         */
        ServiceFee: components["schemas"]["Percentage"] | components["schemas"]["TypedDollars"] | null;
        /**
         * @description Hours before play until which a booking can be canceled; 0 by default.
         * @example 48
         */
        CancelHours: number;
        /**
         * @description How many days ahead the rate can be booked; 0, the default, is unlimited.
         * @example 90
         */
        MaxAdvanceDays: number;
        /**
         * @description Whether the rate is switched off for now; false by default.
         * @example false
         */
        Disabled: boolean;
        /**
         * @description Whether the record is kept for the past only; false by default.
         * @example false
         */
        Archived: boolean;
        /**
         * @description Decimal dollars ("10.00") or percent ("15", "12.5"), depending on the record's flag.
         * @example 10.00
         */
        DollarsOrPercent: string;
        /**
         * @description Whether the price follows the switch provider's; false by default.
         * @example false
         */
        IsDynamic: boolean;
        /**
         * @description Whether the agreed price has precedence when it is lower than the switch provider's; false by default.
         * @example false
         */
        IsDynamicGreater: boolean;
        /**
         * @description A weekday, or one of the codes M and H of the business. Those two are kept and shown as they are, and match no day: a range with
         *     nothing else never applies.
         * @example Mon
         * @enum {string}
         */
        WeekdayCode: "Mon" | "Tue" | "Wed" | "Thu" | "Fri" | "Sat" | "Sun" | "M" | "H";
        /**
         * @description A weekday of a date range.
         * @example {
         *       "name": "Mon"
         *     }
         */
        RateDay: {
            name: components["schemas"]["WeekdayCode"];
        };
        /**
         * @description Days and times on which a rate applies. First and last day and first and last time of day are all included.
         * @example {
         *       "id": 61,
         *       "lock_version": 0,
         *       "golf_rate_id": 40,
         *       "rate_id": 40,
         *       "start": "2026-01-01",
         *       "end": "2026-12-31",
         *       "time_start": "06:00",
         *       "time_end": "18:00",
         *       "description": "Weekdays",
         *       "rate_days": [
         *         {
         *           "name": "Mon"
         *         },
         *         {
         *           "name": "Tue"
         *         }
         *       ]
         *     }
         */
        RateDateRange: {
            id: components["schemas"]["RecordId"];
            lock_version: components["schemas"]["LockVersion"];
            /** @description The rate the range belongs to. */
            golf_rate_id: components["schemas"]["RecordId"];
            /**
             * @description The rate the range belongs to now. A server that stores the change with a new rate returns that one's id, and the console
             *     goes there; this server always returns `golf_rate_id`.
             */
            rate_id: components["schemas"]["RecordId"];
            /** @description The first day. */
            start: components["schemas"]["LocalDate"];
            /** @description The last day. */
            end: components["schemas"]["LocalDate"];
            /** @description The first time of day. */
            time_start: components["schemas"]["TimeOfDay"];
            /** @description The last time of day. */
            time_end: components["schemas"]["TimeOfDay"];
            description: components["schemas"]["LongText"];
            /** @description The weekdays it applies on. */
            rate_days: components["schemas"]["RateDay"][];
        };
        /**
         * @description The rate's date ranges, the earliest first; a rate without ranges never applies.
         * @example []
         */
        RateDateRanges: components["schemas"]["RateDateRange"][];
        /**
         * @description A date range that prices a tee time, or nearly does, with its rate.
         * @example {
         *       "rate_id": 40,
         *       "humanized_type": "RIC Rate",
         *       "rate": "125.00",
         *       "rate_date_range": {
         *         "id": 61,
         *         "lock_version": 0,
         *         "golf_rate_id": 40,
         *         "rate_id": 40,
         *         "start": "2026-01-01",
         *         "end": "2026-12-31",
         *         "time_start": "06:00",
         *         "time_end": "18:00",
         *         "description": "Weekdays",
         *         "rate_days": [
         *           {
         *             "name": "Mon"
         *           },
         *           {
         *             "name": "Tue"
         *           }
         *         ]
         *       }
         *     }
         */
        RateCandidate: {
            rate_id: components["schemas"]["RecordId"];
            /** @description The kind of the rate in words, such as RIC Rate. */
            humanized_type: components["schemas"]["ShortText"];
            /** @description The price for one player in decimal dollars. */
            rate: components["schemas"]["DecimalDollars"];
            rate_date_range: components["schemas"]["RateDateRange"];
        };
        /**
         * @description Date ranges of the course's other rates, at another price or fee, that apply at the same times as one of this rate's. A specified
         *     server leaves them out.
         * @example []
         */
        OtherRateDateRanges: components["schemas"]["RateCandidate"][];
        /**
         * @description A rate agreed with the course.
         * @example {
         *       "id": 40,
         *       "lock_version": 3,
         *       "type": "RicGolfRate",
         *       "humanized_type": "RIC Rate",
         *       "course": {
         *         "id": 17,
         *         "course_name": "Torrey Pines South"
         *       },
         *       "rate": "125.00",
         *       "raw_rate": 12500,
         *       "deposit": "25.00",
         *       "wholesale_rate": "100.00",
         *       "max_refund": "125.00",
         *       "service_fee": 5,
         *       "non_refundable": "10.00",
         *       "cancel_hours": 48,
         *       "course_balance": "",
         *       "max_advance_days": 90,
         *       "disabled": false,
         *       "archived": false,
         *       "commission": "10.00",
         *       "is_commission_dollars": true,
         *       "is_dynamic": false,
         *       "is_dynamic_greater": false,
         *       "internal_memo": "Weekday rate",
         *       "external_memo": "Cart included",
         *       "rate_sheet_note": "",
         *       "rate_date_ranges": [
         *         {
         *           "id": 61,
         *           "lock_version": 0,
         *           "golf_rate_id": 40,
         *           "rate_id": 40,
         *           "start": "2026-01-01",
         *           "end": "2026-12-31",
         *           "time_start": "06:00",
         *           "time_end": "18:00",
         *           "description": "Weekdays",
         *           "rate_days": [
         *             {
         *               "name": "Mon"
         *             },
         *             {
         *               "name": "Tue"
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        RicGolfRate: {
            id: components["schemas"]["RecordId"];
            lock_version: components["schemas"]["LockVersion"];
            /**
             * @description The type of the rate. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "RicGolfRate";
            /** @description The kind in words, such as RIC Rate. */
            humanized_type: components["schemas"]["ShortText"];
            course: components["schemas"]["CourseReference"];
            /** @description The price for one player in decimal dollars. */
            rate: components["schemas"]["DecimalDollars"];
            /** @description The price for one player, in whole cents. */
            raw_rate: components["schemas"]["Cents"];
            /** @description Paid on booking; decimal dollars or empty. */
            deposit: components["schemas"]["BlankableDollars"];
            /** @description The course's share for one player; decimal dollars or empty. */
            wholesale_rate: components["schemas"]["BlankableDollars"];
            /** @description Largest refund of a cancelation; decimal dollars or empty. */
            max_refund: components["schemas"]["BlankableDollars"];
            service_fee: components["schemas"]["ServiceFee"];
            /** @description Amount kept on a cancelation; decimal dollars or empty. */
            non_refundable: components["schemas"]["BlankableDollars"];
            cancel_hours: components["schemas"]["CancelHours"];
            /** @description Paid by the customer at the course; decimal dollars or empty. */
            course_balance: components["schemas"]["BlankableDollars"];
            max_advance_days: components["schemas"]["MaxAdvanceDays"];
            disabled: components["schemas"]["Disabled"];
            archived: components["schemas"]["Archived"];
            /** @description The commission on the rate: dollars or percent, depending on `is_commission_dollars`. */
            commission: components["schemas"]["DollarsOrPercent"];
            /** @description Whether `commission` is dollars; percent otherwise. */
            is_commission_dollars: boolean;
            is_dynamic: components["schemas"]["IsDynamic"];
            is_dynamic_greater: components["schemas"]["IsDynamicGreater"];
            /** @description Notes only staff members see. */
            internal_memo: components["schemas"]["LongText"];
            /** @description Notes the customer may see. */
            external_memo: components["schemas"]["LongText"];
            /** @description A note for the rate sheet. */
            rate_sheet_note: components["schemas"]["LongText"];
            rate_date_ranges: components["schemas"]["RateDateRanges"];
            other_rate_date_ranges?: components["schemas"]["OtherRateDateRanges"];
        };
        /**
         * @description A rate read from the switch provider.
         * @example {
         *       "id": 41,
         *       "lock_version": 0,
         *       "type": "ApiGolfRate",
         *       "humanized_type": "API Rate",
         *       "course": {
         *         "id": 17,
         *         "course_name": "Torrey Pines South"
         *       },
         *       "rate": "118.00",
         *       "raw_rate": 11800,
         *       "service_fee": "3.50",
         *       "max_advance_days": 0,
         *       "disabled": false,
         *       "archived": false,
         *       "commission": "10.00",
         *       "is_commission_dollars": true,
         *       "golfswitch_commission": "12.5",
         *       "is_golfswitch_commission_dollars": false,
         *       "is_dynamic": true,
         *       "is_dynamic_greater": false,
         *       "internal_memo": "",
         *       "external_memo": "",
         *       "rate_sheet_note": "",
         *       "rate_date_ranges": []
         *     }
         */
        ApiGolfRate: {
            id: components["schemas"]["RecordId"];
            lock_version: components["schemas"]["LockVersion"];
            /**
             * @description The type of the rate. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ApiGolfRate";
            /** @description The kind in words, such as API Rate. */
            humanized_type: components["schemas"]["ShortText"];
            course: components["schemas"]["CourseReference"];
            /** @description The price for one player in decimal dollars. */
            rate: components["schemas"]["DecimalDollars"];
            /** @description The price for one player, in whole cents. */
            raw_rate: components["schemas"]["Cents"];
            service_fee: components["schemas"]["ServiceFee"];
            max_advance_days: components["schemas"]["MaxAdvanceDays"];
            disabled: components["schemas"]["Disabled"];
            archived: components["schemas"]["Archived"];
            /** @description The commission on the rate: dollars or percent, depending on `is_commission_dollars`. */
            commission: components["schemas"]["DollarsOrPercent"];
            /** @description Whether `commission` is dollars; percent otherwise. */
            is_commission_dollars: boolean;
            /** @description The switch provider's commission: dollars or percent, depending on `is_golfswitch_commission_dollars`. */
            golfswitch_commission: components["schemas"]["DollarsOrPercent"];
            /** @description Whether `golfswitch_commission` is dollars; percent otherwise. */
            is_golfswitch_commission_dollars: boolean;
            is_dynamic: components["schemas"]["IsDynamic"];
            is_dynamic_greater: components["schemas"]["IsDynamicGreater"];
            /** @description Notes only staff members see. */
            internal_memo: components["schemas"]["LongText"];
            /** @description Notes the customer may see. */
            external_memo: components["schemas"]["LongText"];
            /** @description A note for the rate sheet. */
            rate_sheet_note: components["schemas"]["LongText"];
            rate_date_ranges: components["schemas"]["RateDateRanges"];
            other_rate_date_ranges?: components["schemas"]["OtherRateDateRanges"];
        };
        /**
         * @description The price of a round for one player at a course. Its `type` decides its terms: a RicGolfRate was agreed with the course, an
         *     ApiGolfRate comes from the switch provider.
         */
        GolfRate: components["schemas"]["RicGolfRate"] | components["schemas"]["ApiGolfRate"];
        /**
         * @description The reason the chosen range has precedence over all others that apply; `only` when there are no others. Each reason counts
         *     among the ranges that are equal by those before it: `shorter_hours` is the shortest hours of those with the fewest days.
         * @example shorter_range
         * @enum {string}
         */
        RateReason: "only" | "shorter_range" | "shorter_hours" | "newer_rate" | "earlier_range" | "lower_ric_rate";
        /**
         * @description The reason a range does not price the tee time.
         * @example time_after_hours
         * @enum {string}
         */
        RateMiss: "date_before_range" | "date_after_range" | "weekday_not_in_range" | "time_before_hours" | "time_after_hours" | "rate_disabled" | "rate_archived" | "rate_too_far_ahead";
        /**
         * @description A range that does not price the tee time, with all reasons.
         * @example {
         *       "candidate": {
         *         "rate_id": 40,
         *         "humanized_type": "RIC Rate",
         *         "rate": "125.00",
         *         "rate_date_range": {
         *           "id": 61,
         *           "lock_version": 0,
         *           "golf_rate_id": 40,
         *           "rate_id": 40,
         *           "start": "2026-01-01",
         *           "end": "2026-12-31",
         *           "time_start": "06:00",
         *           "time_end": "18:00",
         *           "description": "Weekdays",
         *           "rate_days": [
         *             {
         *               "name": "Mon"
         *             },
         *             {
         *               "name": "Tue"
         *             }
         *           ]
         *         }
         *       },
         *       "misses": [
         *         "time_after_hours"
         *       ]
         *     }
         */
        NearRate: {
            candidate: components["schemas"]["RateCandidate"];
            /** @description The reasons. */
            misses: components["schemas"]["RateMiss"][];
        };
        /**
         * @description The date range of a course that prices a tee time, and the reason.
         * @example {
         *       "chosen": null,
         *       "reason": null,
         *       "others": [],
         *       "near": []
         *     }
         */
        RateChoice: {
            /** @description The range whose rate the tee time has; null when none applies. */
            chosen: components["schemas"]["RateCandidate"] | null;
            /** @description The reason it was chosen; null when none was. */
            reason: components["schemas"]["RateReason"] | null;
            /** @description The next ranges that apply as well, in the order of precedence. */
            others: components["schemas"]["RateCandidate"][];
            /** @description Ranges that nearly apply, the nearest first. */
            near: components["schemas"]["NearRate"][];
        };
        /**
         * @description True delivers it by e-mail; false, the default, by post.
         * @example false
         */
        EmailDelivery: boolean;
        /**
         * @description By post, true (the default) sends it to the recipient and false to the purchaser.
         * @example true
         */
        MailRecipient: boolean;
        /**
         * @description The sale of a gift certificate.
         * @example {
         *       "total": 10000
         *     }
         */
        GiftCertificateSale: {
            /** @description What it was sold for, in whole cents. */
            total: components["schemas"]["Cents"];
        };
        /**
         * @description The purchaser or the recipient of a gift certificate.
         * @example {
         *       "id": 8,
         *       "first_name": "Pat",
         *       "last_name": "Lee",
         *       "email": "pat.lee@example.test"
         *     }
         */
        GiftCertificatePerson: {
            id: components["schemas"]["RecordId"];
            first_name: components["schemas"]["ShortText"];
            last_name: components["schemas"]["ShortText"];
            email: components["schemas"]["Email"];
        };
        /**
         * @description Money paid in advance, to be spent on tee times.
         * @example {
         *       "id": 5,
         *       "lock_version": 2,
         *       "serial": "GIFT-100",
         *       "created_at": "2026-11-21T18:30:00.000Z",
         *       "balance": "100.00",
         *       "raw_balance": 10000,
         *       "who_from": "Aunt Jo",
         *       "email_delivery": false,
         *       "mail_recipient": true,
         *       "greeting": "Happy birthday!",
         *       "internal_memo": "",
         *       "transaction_item": {
         *         "total": 10000
         *       },
         *       "course": null,
         *       "customer": {
         *         "id": 8,
         *         "first_name": "Pat",
         *         "last_name": "Lee",
         *         "email": "pat.lee@example.test"
         *       },
         *       "recipient": {
         *         "id": 9,
         *         "first_name": "Sam",
         *         "last_name": "Lee",
         *         "email": "sam.lee@example.test"
         *       }
         *     }
         */
        GiftCertificate: {
            id: components["schemas"]["RecordId"];
            lock_version: components["schemas"]["LockVersion"];
            /** @description The serial that the customer names; upper and lower case are the same. */
            serial: components["schemas"]["ShortText"];
            created_at: components["schemas"]["Instant"];
            /** @description What can still be spent; decimal dollars. */
            balance: components["schemas"]["DecimalDollars"];
            /** @description What can still be spent, in whole cents. */
            raw_balance: components["schemas"]["Cents"];
            /** @description The sender in the salutation. */
            who_from: components["schemas"]["ShortText"];
            email_delivery: components["schemas"]["EmailDelivery"];
            mail_recipient: components["schemas"]["MailRecipient"];
            /** @description The purchaser's greeting to the recipient. */
            greeting: components["schemas"]["LongText"];
            /** @description Notes only staff members see. */
            internal_memo: components["schemas"]["LongText"];
            /** @description Its sale; null when it was not sold. */
            transaction_item: components["schemas"]["GiftCertificateSale"] | null;
            /** @description The course it is for; null when it is for any. */
            course: components["schemas"]["CourseReference"] | null;
            /** @description The purchaser; null when not known. */
            customer: components["schemas"]["GiftCertificatePerson"] | null;
            /** @description The recipient; null when not known. */
            recipient: components["schemas"]["GiftCertificatePerson"] | null;
        };
        /**
         * @description Whether it can be used together with a gift certificate; false by default.
         * @example true
         */
        GiftCertificateStack: boolean;
        /**
         * @description Whether it can be used at all; true by default.
         * @example true
         */
        Enabled: boolean;
        /**
         * @description The fewest players it applies to; 0, the default, is unlimited.
         * @example 0
         */
        MinPlayers: number;
        /**
         * @description The most players it applies to; 0, the default, is unlimited.
         * @example 0
         */
        MaxPlayers: number;
        /**
         * @description A code that lowers the charge, and its conditions.
         * @example {
         *       "id": 3,
         *       "lock_version": 1,
         *       "code": "FAIRWAY15",
         *       "start_date": "2026-01-01",
         *       "end_date": null,
         *       "is_dollars": false,
         *       "is_dollars_display": "%",
         *       "amount": "15",
         *       "raw_amount": 15,
         *       "min_discount": "0.00",
         *       "max_discount": "0.00",
         *       "gift_certificate_stack": true,
         *       "enabled": true,
         *       "min_players": 0,
         *       "max_players": 0,
         *       "courses": []
         *     }
         */
        Discount: {
            id: components["schemas"]["RecordId"];
            lock_version: components["schemas"]["LockVersion"];
            /** @description The code that the customer names; upper and lower case are the same. */
            code: components["schemas"]["ShortText"];
            /** @description The first day it can be used; null from the beginning. */
            start_date: components["schemas"]["LocalDate"] | null;
            /** @description The last day it can be used, included; null without end. */
            end_date: components["schemas"]["LocalDate"] | null;
            /** @description Whether it takes off dollars; a percentage of the charge otherwise. */
            is_dollars: boolean;
            /**
             * @description The sign of its unit.
             * @enum {string}
             */
            is_dollars_display: "$" | "%";
            /** @description Its amount: decimal dollars or percent, depending on `is_dollars`. */
            amount: components["schemas"]["DollarsOrPercent"];
            /** @description The same as a number: whole cents when `is_dollars`, else percent, where 15 is 15 percent. */
            raw_amount: number;
            /** @description The smallest charge it applies to, in decimal dollars; "0.00" is unlimited. */
            min_discount: components["schemas"]["DecimalDollars"];
            /** @description The largest charge it applies to, in decimal dollars; "0.00" is unlimited. */
            max_discount: components["schemas"]["DecimalDollars"];
            gift_certificate_stack: components["schemas"]["GiftCertificateStack"];
            enabled: components["schemas"]["Enabled"];
            min_players: components["schemas"]["MinPlayers"];
            max_players: components["schemas"]["MaxPlayers"];
            /** @description The courses it applies at; an empty list is all courses. */
            courses: components["schemas"]["CourseReference"][];
        };
        /**
         * @description A booking as it was sent, without its card. Of its tee time's records it has only the one that was checked, as the server has
         *     it, or null when its code is blank.
         * @example {
         *       "charge": "100.00",
         *       "discount_code": "FAIRWAY15",
         *       "gift_cert_serial": "",
         *       "tee_time": {
         *         "play_date": "2026-11-28",
         *         "play_time": "10:30",
         *         "players": 2,
         *         "course": {
         *           "id": 17
         *         },
         *         "gift_certificate": null
         *       }
         *     }
         */
        CheckedBooking: components["schemas"]["Booking"] & ({
            tee_time?: {
                /** @description The gift certificate of `gift_cert_serial`. */
                gift_certificate?: components["schemas"]["GiftCertificate"] | null;
                /** @description The discount of `discount_code`. */
                discount?: components["schemas"]["Discount"] | null;
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        });
        /**
         * @description Whether the record is a customer of the business or the recipient of a gift certificate.
         * @example Customer
         * @enum {string}
         */
        CustomerType: "Customer" | "GiftCertificateRecipient";
        /**
         * @description The two-letter code of a country, as listCountries returns it; empty when it is not known.
         * @example US
         */
        CountryCode: string;
        /**
         * @description A person who plays, or buys or receives a gift certificate.
         * @example {
         *       "id": 8,
         *       "lock_version": 0,
         *       "type": "Customer",
         *       "first_name": "Pat",
         *       "last_name": "Lee",
         *       "email": "pat.lee@example.test",
         *       "address": "1 Sea View Dr",
         *       "address_2": "",
         *       "address_3": "",
         *       "city": "La Jolla",
         *       "subdivision": "CA",
         *       "postcode": "92037",
         *       "country_alpha2": "US",
         *       "primary_phone": "858-555-0100",
         *       "mobile_phone": "",
         *       "legacy_address": ""
         *     }
         */
        Customer: {
            id: components["schemas"]["RecordId"];
            lock_version: components["schemas"]["LockVersion"];
            type: components["schemas"]["CustomerType"];
            first_name: components["schemas"]["ShortText"];
            last_name: components["schemas"]["ShortText"];
            email: components["schemas"]["Email"];
            address: components["schemas"]["ShortText"];
            address_2: components["schemas"]["ShortText"];
            address_3: components["schemas"]["ShortText"];
            city: components["schemas"]["ShortText"];
            /** @description State or province. */
            subdivision: components["schemas"]["ShortText"];
            postcode: components["schemas"]["ShortText"];
            country_alpha2: components["schemas"]["CountryCode"];
            primary_phone: components["schemas"]["ShortText"];
            mobile_phone: components["schemas"]["ShortText"];
            /** @description The shipping address of a former system. */
            legacy_address: components["schemas"]["LongText"];
            /**
             * @description Only in the response to a save, where it is false: the customer was stored.
             * @enum {boolean}
             */
            duplicate?: false;
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
         * @description The terms of a rate when a tee time was sold at it.
         * @example {
         *       "id": 40,
         *       "rate": "125.00",
         *       "service_fee": 5,
         *       "wholesale_rate": "100.00",
         *       "commission": "10.00",
         *       "is_commission_dollars": true,
         *       "max_refund": "125.00",
         *       "non_refundable": "10.00",
         *       "cancel_hours": 48
         *     }
         */
        SaleTermsRate: {
            id: components["schemas"]["RecordId"];
            /** @description The price. */
            rate: components["schemas"]["DecimalDollars"];
            service_fee: components["schemas"]["ServiceFee"];
            /** @description The course's share; decimal dollars or empty. */
            wholesale_rate: components["schemas"]["BlankableDollars"];
            /** @description Dollars or percent, depending on `is_commission_dollars`. */
            commission: components["schemas"]["DollarsOrPercent"];
            /** @description Whether `commission` is dollars; percent otherwise. */
            is_commission_dollars: boolean;
            /** @description Largest refund of a cancelation; decimal dollars or empty. */
            max_refund: components["schemas"]["BlankableDollars"];
            /** @description Amount kept on a cancelation; decimal dollars or empty. */
            non_refundable: components["schemas"]["BlankableDollars"];
            cancel_hours: components["schemas"]["CancelHours"];
        };
        /**
         * @description The terms that hold for the tee time, whatever is saved of its rate and clubs later. Its refund, cost and commission follow
         *     from them. Additive.
         * @example {
         *       "taken_for": "sale",
         *       "taken_at": "2026-11-21T18:30:00.000Z",
         *       "rule_set": "ca7b0f76",
         *       "is_cost_known": true,
         *       "rate": {
         *         "id": 40,
         *         "rate": "125.00",
         *         "service_fee": 5,
         *         "wholesale_rate": "100.00",
         *         "commission": "10.00",
         *         "is_commission_dollars": true,
         *         "max_refund": "125.00",
         *         "non_refundable": "10.00",
         *         "cancel_hours": 48
         *       }
         *     }
         */
        SaleTerms: {
            /**
             * @description The reason they were taken: its sale, its change to another course, or, of a tee time sold before terms were stored, the
             *     day on which that began.
             * @enum {string}
             */
            taken_for: "sale" | "course change" | "migration";
            taken_at: components["schemas"]["Instant"];
            /** @description The version of the rules that computed with them; null where it is not known. */
            rule_set: components["schemas"]["ShortText"] | null;
            /** @description Whether they name what the course is owed for the golf; `cost` has the rented clubs alone otherwise. */
            is_cost_known: boolean;
            /** @description The terms of the rate, in decimal dollars for each player; null when the tee time was sold without one. */
            rate: components["schemas"]["SaleTermsRate"] | null;
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
            /** @description The line's amount in whole cents; negative for a discount and for a gift certificate's part. */
            total: components["schemas"]["Cents"];
            transaction_itemable_type: components["schemas"]["TransactionItemableType"];
            transaction_itemable_id: components["schemas"]["RecordId"];
        };
        /**
         * @description A payment or refund with its items. The totals of its items add up to its own.
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
            /** @description The payment gateway's confirmation of the charge or refund; null when no card was charged. */
            payment_id: string | null;
            created_at: components["schemas"]["Instant"];
            /** @description The amount in whole cents; negative for a refund, 0 when only a gift certificate's part was returned. */
            total: components["schemas"]["Cents"];
            transaction_items: components["schemas"]["TransactionItem"][];
            /**
             * @description Later records of the same tee time, the oldest first: refunds, and amounts returned to a gift certificate. Only the
             *     transactions of a tee time have it.
             */
            later_records?: components["schemas"]["TransactionRecord"][];
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
            /** @description The staff member who booked it. */
            agent: components["schemas"]["ShortText"];
            created_at: components["schemas"]["Instant"];
            course_name: components["schemas"]["ShortText"];
            play_date: components["schemas"]["LocalDate"];
            play_time: components["schemas"]["TimeOfDay"];
            players: components["schemas"]["Players"];
            /** @description The players it was sold for, which differs from `players` once players were added or left. Additive. */
            players_sold?: components["schemas"]["Players"];
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
            /** @description The gift certificate's part, in decimal dollars; "0.00" without one. */
            gift_certificate_amount: components["schemas"]["DecimalDollars"];
            /** @description The discount's amount, in decimal dollars; "0.00" without one. */
            discount_amount: components["schemas"]["DecimalDollars"];
            /**
             * @description The course's share, in decimal dollars: its wholesale rate for each player and its cost of the rented clubs, at the terms
             *     of the sale (`sale_terms`). The customer's payment is the transaction's total.
             */
            cost: components["schemas"]["DecimalDollars"];
            /** @description The state of the booking in the server's words; free text. */
            status: components["schemas"]["ShortText"];
            /** @description True of a canceled tee time whose booking was undone: nothing was paid and nothing refunded. Sent only then. Additive. */
            is_undone?: boolean;
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
            /** @description The customers; the first is the tee time's customer. */
            customers: components["schemas"]["Customer"][];
            course: components["schemas"]["CourseReference"];
            /** @description The gift certificate used. */
            gift_certificate: components["schemas"]["TeeTimeGiftCertificate"] | null;
            /** @description The discount used. */
            discount: components["schemas"]["TeeTimeDiscount"] | null;
            /**
             * @deprecated
             * @description Where specified servers return the discount. Teedesk's server returns `discount`.
             */
            golf_discount?: components["schemas"]["TeeTimeDiscount"] | null;
            /** @description The rate that applied; null when the tee time was booked without one. */
            golf_rate: components["schemas"]["TeeTimeGolfRate"] | null;
            sale_terms?: components["schemas"]["SaleTerms"];
            /** @description The payment; null when there was none. */
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
            /** @description The deal's own address, when the CRM has one; used instead of `view_url`. */
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
            /** @description Address of a deal in the CRM, to which the deal's id is to be appended. Null when the CRM is not configured. */
            view_url: string | null;
        };
        /**
         * @description Which rental clubs to return. A member left out does not filter.
         * @example {
         *       "course_id": 17
         *     }
         */
        RentalClubFilters: {
            course_id?: components["schemas"]["RecordId"];
            /** @description True for the archived ones only, false for the others only. */
            archived?: boolean;
        };
        /**
         * @description A field that the rental club list can be sorted by.
         * @example course_name
         * @enum {string}
         */
        RentalClubSortField: "cost" | "rate" | "charge" | "brand" | "description" | "handed" | "sex" | "course_name" | "archived";
        /**
         * @description A set of clubs a customer can rent at a course.
         * @example {
         *       "id": 4,
         *       "lock_version": 2,
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
         *         "id": 17,
         *         "course_name": "Torrey Pines South"
         *       },
         *       "archived": false,
         *       "is_dollars": true,
         *       "commission": "0.00"
         *     }
         */
        RentalClub: {
            id: components["schemas"]["RecordId"];
            lock_version: components["schemas"]["LockVersion"];
            /** @description Cost of one set for the business; decimal dollars. */
            cost: components["schemas"]["DecimalDollars"];
            /** @description The course's price for one set; decimal dollars. */
            rate: components["schemas"]["DecimalDollars"];
            /** @description The rate, in whole cents. */
            raw_rate: components["schemas"]["Cents"];
            /** @description The customer's price for one set; decimal dollars. */
            charge: components["schemas"]["DecimalDollars"];
            /** @description The charge, in whole cents. */
            raw_charge: components["schemas"]["Cents"];
            brand: components["schemas"]["ShortText"];
            description: components["schemas"]["LongText"];
            handed: components["schemas"]["Handed"];
            sex: components["schemas"]["Sex"];
            course: components["schemas"]["CourseReference"];
            archived: components["schemas"]["Archived"];
            /** @description Whether `commission` is dollars; percent otherwise. */
            is_dollars: boolean;
            /** @description The commission on one set: dollars or percent, depending on `is_dollars`. */
            commission: components["schemas"]["DollarsOrPercent"];
        };
        /**
         * @description A course's system, or a collector of several, that sends free tee times.
         * @example {
         *       "id": 2,
         *       "name": "Torrey collector",
         *       "fed_at": "2026-11-21T11:05:00.000Z",
         *       "free": 214
         *     }
         */
        FeedSource: {
            id: components["schemas"]["RecordId"];
            name: string;
            /** @description Time of its latest feed; null before the first. */
            fed_at: components["schemas"]["Instant"] | null;
            /** @description Number of free tee times that it was the last to see. */
            free: number;
        };
        /**
         * @description A tee time that a course system has sent, with what is left of it.
         * @example {
         *       "id": 901,
         *       "spots": [
         *         1,
         *         2,
         *         3,
         *         4
         *       ],
         *       "scraped_at": "2026-11-21T16:00:00.000Z",
         *       "gone_at": null,
         *       "seen": 4,
         *       "left": 2,
         *       "sizes": [
         *         1,
         *         2
         *       ],
         *       "free": 2
         *     }
         */
        KnownSlot: {
            id: components["schemas"]["RecordId"];
            /** @description The sizes of group that could be booked together when it was last seen free. */
            spots: components["schemas"]["Count"][];
            /** @description Time of the latest observation. */
            scraped_at: components["schemas"]["Instant"];
            /** @description The time it was seen to be taken; null while it is free. */
            gone_at: components["schemas"]["Instant"] | null;
            /** @description The largest group that was last seen to fit; 0 when it is taken. */
            seen: components["schemas"]["SeatsLeft"];
            /** @description Players that can still be booked. */
            left: components["schemas"]["SeatsLeft"];
            /** @description The sizes of group that fit into what is left. */
            sizes: components["schemas"]["Count"][];
            /** @description Those left, less what others hold. */
            free: components["schemas"]["SeatsLeft"];
        };
        /**
         * @description A booking that is not canceled.
         * @example {
         *       "id": 12,
         *       "confirmation": "INTERNAL",
         *       "agent": "Ann Lee",
         *       "players": 2,
         *       "seated_at": "2026-11-21T16:55:00.000Z",
         *       "reason": "course_not_told"
         *     }
         */
        StandingBooking: {
            /** @description Id of the tee time booked. */
            id: components["schemas"]["RecordId"];
            /** @description The course's confirmation number; INTERNAL where the course has not been told. */
            confirmation: string;
            /** @description Name of the agent who booked it. */
            agent: string;
            /** @description Its players. */
            players: components["schemas"]["Count"];
            /** @description Since when they have their place: booked, moved there or added. */
            seated_at: components["schemas"]["Instant"];
            /**
             * @description Why it takes from what was seen: the course does not know it, or learned of it after it was seen. Null where the course had taken it
             *     off what it showed. Left out where the tee time has never been seen.
             * @enum {string|null}
             */
            reason?: "course_not_told" | "after_observation" | null;
        };
        /**
         * @description A maintenance that closes a course on a day.
         * @example {
         *       "id": 21,
         *       "description": "Greens are aerated",
         *       "start_date": "2026-12-07",
         *       "end_date": "2026-12-09"
         *     }
         */
        Closure: {
            id: components["schemas"]["RecordId"];
            /** @description The work. */
            description: string;
            start_date: components["schemas"]["LocalDate"];
            end_date: components["schemas"]["LocalDate"];
        };
        /**
         * @description The seats of a course, day and time.
         * @example {
         *       "slot": {
         *         "id": 901,
         *         "spots": [
         *           1,
         *           2,
         *           3,
         *           4
         *         ],
         *         "scraped_at": "2026-11-21T16:00:00.000Z",
         *         "gone_at": null,
         *         "seen": 4,
         *         "left": 2,
         *         "sizes": [
         *           1,
         *           2
         *         ],
         *         "free": 2
         *       },
         *       "standing": [
         *         {
         *           "id": 12,
         *           "confirmation": "INTERNAL",
         *           "agent": "Ann Lee",
         *           "players": 2,
         *           "seated_at": "2026-11-21T16:55:00.000Z",
         *           "reason": "course_not_told"
         *         }
         *       ],
         *       "holds": [],
         *       "closures": [],
         *       "course_active": true
         *     }
         */
        SlotSeats: {
            /** @description The known tee time; null where no course system has sent it. Anything may then be booked. */
            slot: components["schemas"]["KnownSlot"] | null;
            /** @description The bookings at that time, those who have their place longest first. */
            standing: components["schemas"]["StandingBooking"][];
            /** @description The running holds, one's own too. */
            holds: components["schemas"]["SlotHold"][];
            /** @description The maintenances of the course on that day. */
            closures: components["schemas"]["Closure"][];
            /** @description Whether the course can be booked. */
            course_active: boolean;
        };
        /**
         * @description The seats to hold.
         * @example {
         *       "id": 901,
         *       "players": 2
         *     }
         */
        HoldSlotRequest: {
            /** @description Id of the free tee time. */
            id: components["schemas"]["RecordId"];
            /** @description Number of seats. */
            players: components["schemas"]["Players"];
            /** @description The form that holds them, by an id of its own. Forms without one share a hold. */
            form?: string;
        };
        /**
         * @description The tee time whose seats are asked for.
         * @example {
         *       "id": 901
         *     }
         */
        AskForSlotRequest: {
            /** @description Id of the free tee time. */
            id: components["schemas"]["RecordId"];
        };
        /**
         * @description An amount for one player and for all of them, each rounded on its own.
         * @example {
         *       "each": 11900,
         *       "all": 47600
         *     }
         */
        PerPlayerAndAll: {
            each: components["schemas"]["Cents"];
            all: components["schemas"]["Cents"];
        };
        /**
         * @description The price of a tee time before clubs, a discount or a certificate, as the booking computes it.
         * @example {
         *       "charge": {
         *         "each": 11400,
         *         "all": 45600
         *       },
         *       "fee": {
         *         "each": 500,
         *         "all": 2000
         *       },
         *       "total": {
         *         "each": 11900,
         *         "all": 47600
         *       }
         *     }
         */
        OfferPrice: {
            /** @description The rate. */
            charge: components["schemas"]["PerPlayerAndAll"];
            /** @description The service fee. */
            fee: components["schemas"]["PerPlayerAndAll"];
            /** @description What is paid. */
            total: components["schemas"]["PerPlayerAndAll"];
        };
        /**
         * @description A free tee time that suits a wish.
         * @example {
         *       "id": 901,
         *       "course": {
         *         "id": 17,
         *         "course_name": "Torrey Pines South"
         *       },
         *       "play_date": "2026-11-28",
         *       "play_time": "08:40",
         *       "seen": 4,
         *       "free": 4,
         *       "sizes": [
         *         1,
         *         2,
         *         3,
         *         4
         *       ],
         *       "holds": [],
         *       "minutes": 40,
         *       "days": 0,
         *       "under_cents": 100,
         *       "price": {
         *         "charge": {
         *           "each": 11400,
         *           "all": 45600
         *         },
         *         "fee": {
         *           "each": 500,
         *           "all": 2000
         *         },
         *         "total": {
         *           "each": 11900,
         *           "all": 47600
         *         }
         *       }
         *     }
         */
        Offer: {
            /** @description Id of the free tee time. */
            id: components["schemas"]["RecordId"];
            course: components["schemas"]["CourseReference"];
            play_date: components["schemas"]["LocalDate"];
            play_time: components["schemas"]["TimeOfDay"];
            /** @description The largest group that was last seen to fit. */
            seen: components["schemas"]["SeatsLeft"];
            /** @description Players that can still be booked, less those that others hold. */
            free: components["schemas"]["SeatsLeft"];
            /** @description The sizes of group that fit into what is left. */
            sizes: components["schemas"]["Count"][];
            /** @description The running holds, one's own too. */
            holds: components["schemas"]["SlotHold"][];
            /** @description Minutes from the time asked for; negative is earlier. 0 where only hours were asked for. */
            minutes: number;
            /** @description Days from the nearest day asked for; negative is earlier. */
            days: number;
            /** @description The amount under the most that the caller would pay, for each player or for all as it was asked; null where it was not. */
            under_cents: number | null;
            /** @description The price; null where no rate applies and the course is booked without one. */
            price: components["schemas"]["OfferPrice"] | null;
        };
        /**
         * @description The free tee times that suit a wish.
         * @example {
         *       "offers": [
         *         {
         *           "id": 901,
         *           "course": {
         *             "id": 17,
         *             "course_name": "Torrey Pines South"
         *           },
         *           "play_date": "2026-11-28",
         *           "play_time": "08:40",
         *           "seen": 4,
         *           "free": 4,
         *           "sizes": [
         *             1,
         *             2,
         *             3,
         *             4
         *           ],
         *           "holds": [],
         *           "minutes": 40,
         *           "days": 0,
         *           "under_cents": 100,
         *           "price": {
         *             "charge": {
         *               "each": 11400,
         *               "all": 45600
         *             },
         *             "fee": {
         *               "each": 500,
         *               "all": 2000
         *             },
         *             "total": {
         *               "each": 11900,
         *               "all": 47600
         *             }
         *           }
         *         }
         *       ],
         *       "other_days": false,
         *       "of_course_day": 4
         *     }
         */
        Offers: {
            /** @description The best first. */
            offers: components["schemas"]["Offer"][];
            /** @description Whether they are of other days than those asked for. */
            other_days: boolean;
            /** @description The most of each course and day; others may suit too. */
            of_course_day: number;
        };
        /**
         * @description A tee time where more players stand than were ever seen to fit.
         * @example {
         *       "id": 901,
         *       "course": {
         *         "id": 17,
         *         "course_name": "Torrey Pines South"
         *       },
         *       "play_date": "2026-11-28",
         *       "play_time": "09:40",
         *       "players": 6,
         *       "most_seen": 4,
         *       "bookings": [
         *         {
         *           "id": 12,
         *           "confirmation": "INTERNAL",
         *           "agent": "Ann Lee",
         *           "players": 4,
         *           "seated_at": "2026-11-21T16:55:00.000Z"
         *         },
         *         {
         *           "id": 13,
         *           "confirmation": "INTERNAL",
         *           "agent": "Bob Ray",
         *           "players": 2,
         *           "seated_at": "2026-11-21T17:05:00.000Z"
         *         }
         *       ]
         *     }
         */
        SoldTwice: {
            /** @description Id of the free tee time. */
            id: components["schemas"]["RecordId"];
            course: components["schemas"]["CourseReference"];
            play_date: components["schemas"]["LocalDate"];
            play_time: components["schemas"]["TimeOfDay"];
            /** @description Players who stand there. */
            players: components["schemas"]["Count"];
            /** @description The most players that were ever seen to fit */
            most_seen: components["schemas"]["SeatsLeft"];
            /** @description Their bookings, those who have their place longest first. */
            bookings: components["schemas"]["StandingBooking"][];
        };
        /**
         * @description The reason a free tee time does not fit a request. Too early and too late mean more than two hours.
         * @example too_few_spots
         * @enum {string}
         */
        SlotMiss: "other_course" | "other_date" | "too_early" | "too_late" | "too_few_spots";
        /**
         * @description A customer who asked for a tee time, compared with a free one: waiting for it or for another one of that day, or a lost lead.
         * @example {
         *       "availability_queue_id": 3,
         *       "position": 1,
         *       "waits_for": null,
         *       "customer": {
         *         "id": 8,
         *         "first_name": "Pat",
         *         "last_name": "Lee",
         *         "email": "pat.lee@example.test",
         *         "primary_phone": "858-555-0100",
         *         "postcode": "92037"
         *       },
         *       "lost_lead": {
         *         "id": 31,
         *         "created_at": "2026-11-20T17:05:00.000Z",
         *         "players": 4,
         *         "lead_date": "2026-11-28",
         *         "play_time": "09:30",
         *         "course_id": 17
         *       },
         *       "minutes": 10,
         *       "misses": []
         *     }
         */
        SlotMatch: {
            /** @description Id of the customer's queue entry, in this queue or another; null for a lost lead. */
            availability_queue_id: number | null;
            /** @description Place in the queue of this tee time, where 1 is next; null outside of it. */
            position: number | null;
            /** @description The time of the other tee time of that day and course that the customer waits for. */
            waits_for: components["schemas"]["TimeOfDay"] | null;
            customer: components["schemas"]["LeadCustomer"];
            /** @description The request; null for a waiting customer without a lead, who is compared by the queue's tee time for any number of players. */
            lost_lead: components["schemas"]["QueueLead"] | null;
            /** @description Minutes from the requested time to the free one; negative is earlier. */
            minutes: number;
            /** @description The reasons it does not fit; empty when it does. Only customers of this queue are listed without fitting. */
            misses: components["schemas"]["SlotMiss"][];
            /** @description Who is calling the customer, and the last call. Additive. */
            call?: components["schemas"]["CallState"];
        };
        /**
         * @description The card saved with a queue entry. Its number stays with the server: `bookTeeTime` is sent the reference. The CVV is never
         *     stored, so it is always empty.
         * @example {
         *       "id": 6,
         *       "number": "4242",
         *       "reference": "card_aJ8yPz5u2Vt0",
         *       "cvv": "",
         *       "expmo": "12",
         *       "expyr": "2030"
         *     }
         */
        SavedCard: {
            id: components["schemas"]["RecordId"];
            /** @description The last four digits. Specified servers return all of them and no reference. */
            number: string;
            /** @description Identifies the card in a booking of the same queue entry. */
            reference?: string;
            /** @description Always empty; specified servers may return it. */
            cvv: string;
            /** @description Month of expiry. */
            expmo: string;
            /** @description Year of expiry. */
            expyr: string;
        };
        /**
         * @description Whether the booking of a tee time can be undone by who asks.
         * @example {
         *       "seconds_left": 284,
         *       "refusal": null
         *     }
         */
        UndoOptions: {
            /** @description Whole seconds for which it can still be undone; 0 when it cannot. */
            seconds_left: number;
            /** @description The reason why it cannot be undone; null when it can. */
            refusal: string | null;
        };
        /**
         * @description The tee time whose booking is undone.
         * @example {
         *       "id": 12
         *     }
         */
        UndoRequest: {
            id: components["schemas"]["RecordId"];
        };
        /**
         * @description The outcome of undoing a booking.
         * @example {
         *       "message": "The booking was undone. The card was not charged, and no receipt was sent."
         *     }
         */
        UndoOutcome: {
            /** @description One or more sentences for the user. */
            message: string;
        };
        /**
         * @description The reason that nothing was done. Where other records are the reason, they are counted by kind.
         * @example {
         *       "message": "This course is still used by 3 rates. Make it inactive instead.",
         *       "request_id": "01JD8Q2V7Y",
         *       "references": [
         *         {
         *           "kind": "rate",
         *           "count": 3,
         *           "ids": [
         *             31,
         *             12,
         *             4
         *           ]
         *         }
         *       ]
         *     }
         */
        Refusal: {
            /** @description One sentence for the user. */
            message: string;
            /** @description Id of the request in the server's log. */
            request_id: string;
            /** @description Message of a system behind the server, when there is one. */
            backend_message?: string;
            /** @description The records that refer to the one that was to be deleted. */
            references?: components["schemas"]["RecordReference"][];
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
            /** @description False when the options are not available or a cancelation is under way that cannot be forced; nothing can be processed then. */
            valid: boolean;
            /** @description True when the course has to be phoned to cancel the reservation. */
            internal: boolean;
            /** @description The standard refund, in whole cents. */
            refund_total: components["schemas"]["Cents"];
            /** @description True once the tee time is canceled; it can still be refunded. */
            is_canceled: boolean;
            /** @description Payment that has not been refunded, in whole cents; the full refund. */
            transaction_total: components["schemas"]["Cents"];
            /** @description Part of the standard refund for the players who left since the tee time was sold, in whole cents; 0 when none did. Additive. */
            difference_total?: components["schemas"]["Cents"];
            /** @description Whether staff are asked for the reason of a forced cancelation and of a refund other than the standard one. Additive. */
            needs_reason?: boolean;
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
            /** @description Amount to refund, in whole cents; 0 when `refund` is false. More than can still be refunded is 422 on `refund_amount`. */
            refund_amount: number;
            /** @description The reason; the console sends Internal cancel for a blank one, which counts as no reason given. */
            reason: components["schemas"]["LongText"];
        };
        /**
         * @description The outcome of a cancelation.
         * @example {
         *       "valid": true,
         *       "message": "The tee time was canceled and $40.00 refunded.",
         *       "confirmation": "rf_20431"
         *     }
         */
        CancelOutcome: {
            /** @description False when nothing was done; `message` has the reason. */
            valid: boolean;
            /** @description One sentence for the user. */
            message: string;
            /** @description The confirmation of the cancelation or refund, when there is one. */
            confirmation: string | null;
            /**
             * @description True, with `valid` false, when it was sent to another person for consent, since it is above what this one may do alone. A
             *     specified server does not send it.
             */
            awaits_consent?: boolean;
        };
        /**
         * @description The members of a tee time that can be changed; a member left out stays as it is. Members this schema does not name are
         *     ignored, because specified consoles send the whole record.
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
            /** @description Number of people who play; must be above 0. */
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
            /** @description The gift certificate's part, in decimal dollars as typed. */
            gift_certificate_amount?: components["schemas"]["TypedDollars"];
            /** @description The discount's amount, in decimal dollars as typed. */
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
         * @description A changed tee time. The gift certificate and the discount are beside it; null removes them.
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
         * @description What the course is owed before and after a change, and what is left of the revenue.
         * @example {
         *       "cost_before": 62000,
         *       "cost_after": 80800,
         *       "margin_after": -1800
         *     }
         */
        TeeTimeCostPreview: {
            /** @description What the course is owed now */
            cost_before: components["schemas"]["Cents"];
            /** @description What the course would be owed */
            cost_after: components["schemas"]["Cents"];
            /** @description Revenue less the cost after the change, in cents; negative for a loss. */
            margin_after: components["schemas"]["Cents"];
        };
        /**
         * @description A tee time's new customer.
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
         * @description Words to search for, at most 100 characters.
         * @example lee 619-555-7777
         */
        SearchText: string;
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
         * @description Which tee times to return. Texts match anywhere in the field, whatever the case; the other members match exactly. A member
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
            /**
             * @description Facts of a booking, in any order: parts of the customer's name, e-mail address or phone numbers, of the confirmation, or the
             *     tee time's id. All words have to be found; accents, case, apostrophes and the spelling of phone numbers do not matter.
             */
            search?: components["schemas"]["SearchText"];
            /** @description Id of the customer. */
            customer_id?: components["schemas"]["RecordId"];
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
         *       "total": 5000,
         *       "paid": 7500,
         *       "due": 0
         *     }
         */
        TeeTimeRowPayment: {
            /** @description The payment gateway's confirmation; null when no card was charged. */
            payment_id: string | null;
            /** @description The price less the gift certificate's part, in whole cents. */
            total: components["schemas"]["Cents"];
            /** @description Paid by card and gift certificate, in whole cents. Additive. */
            paid?: components["schemas"]["Cents"];
            /** @description Unpaid part of a booking that is not canceled, in whole cents. Additive. */
            due?: components["schemas"]["Cents"];
            /** @description Refunded to card and gift certificate, in whole cents. Additive. */
            refunded?: components["schemas"]["Cents"];
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
            /** @description The customers; the first is the tee time's customer. */
            customers: components["schemas"]["TeeTimeRowCustomer"][];
            status: components["schemas"]["ShortText"];
            created_at: components["schemas"]["Instant"];
            play_date: components["schemas"]["LocalDate"];
            play_time: components["schemas"]["TimeOfDay"];
            players: components["schemas"]["Players"];
            /**
             * @description The course's share, in decimal dollars: its wholesale rate for each player and its cost of the rented clubs. The customer's
             *     payment is the transaction's total.
             */
            cost: components["schemas"]["DecimalDollars"];
            course: components["schemas"]["CourseReference"];
            confirmation: components["schemas"]["ShortText"];
            agent: components["schemas"]["ShortText"];
            notes: components["schemas"]["LongText"];
            internal_notes: components["schemas"]["LongText"];
            /** @description The payment; null when there was none. */
            transaction_record: components["schemas"]["TeeTimeRowPayment"] | null;
        };
        /**
         * @description A free tee time and everyone who waits for it.
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
            /** @description Number of players that fit. */
            spots: components["schemas"]["Count"];
            /** @description The sizes of group that can be booked together. A specified server leaves it out. */
            group_sizes?: components["schemas"]["Count"][];
            /** @description False once it is sold or its day is over. A specified server leaves it out. */
            is_free?: boolean;
            /** @description The waiting customers in the order of the queue. Empty once the queue is closed, until someone joins again. */
            availability_queues: components["schemas"]["QueueEntry"][];
        };
        /**
         * @description A caller who wants to wait for a free tee time. A telephone number or an e-mail address is needed.
         * @example {
         *       "players": 4,
         *       "first_name": "Pat",
         *       "last_name": "Lee",
         *       "primary_phone": "858-555-0100",
         *       "email": "pat.lee@example.test"
         *     }
         */
        QueueEntryInput: {
            players: components["schemas"]["Players"];
            first_name?: components["schemas"]["ShortText"];
            last_name?: components["schemas"]["ShortText"];
            primary_phone?: components["schemas"]["ShortText"];
            email?: components["schemas"]["Email"];
        };
        /**
         * @description A caller to put into the queue of a free tee time.
         * @example {
         *       "id": 901,
         *       "queue_entry": {
         *         "players": 4,
         *         "first_name": "Pat",
         *         "last_name": "Lee",
         *         "primary_phone": "858-555-0100",
         *         "email": "pat.lee@example.test"
         *       }
         *     }
         */
        CreateQueueEntryRequest: {
            /** @description Id of the free tee time. */
            id: components["schemas"]["RecordId"];
            queue_entry: components["schemas"]["QueueEntryInput"];
        };
        /**
         * @description The name of a group. The members of admin are admins, those of any other group are not.
         * @example admin
         */
        StaffGroup: string;
        /**
         * @description Which staff users to return. The e-mail matches anywhere in it, whatever the case. A member left out, or an empty one, does
         *     not filter.
         * @example {
         *       "email": "teedesk.test",
         *       "groups": [
         *         "admin"
         *       ]
         *     }
         */
        StaffUserFilters: {
            email?: components["schemas"]["ShortText"];
            /** @description Members of any of these groups. */
            groups?: components["schemas"]["StaffGroup"][];
        };
        /**
         * @description A field that the staff user list can be sorted by.
         * @example email
         * @enum {string}
         */
        StaffUserSortField: "email" | "groups";
        /**
         * @description A group of staff users.
         * @example {
         *       "level": "admin"
         *     }
         */
        AdminUserGroup: {
            level: components["schemas"]["StaffGroup"];
        };
        /**
         * @description A person who may sign in. A password is never returned.
         * @example {
         *       "id": 2,
         *       "lock_version": 0,
         *       "email": "agent@teedesk.test",
         *       "name": "Alex Agent",
         *       "admin_user_groups": [
         *         {
         *           "level": "agent"
         *         }
         *       ]
         *     }
         */
        StaffUser: {
            id: components["schemas"]["RecordId"];
            lock_version: components["schemas"]["LockVersion"];
            /** @description The address they sign in with; no two staff users have the same. */
            email: components["schemas"]["Email"];
            name: components["schemas"]["ShortText"];
            /** @description The groups they are in; usually one. */
            admin_user_groups: components["schemas"]["AdminUserGroup"][];
        };
        /**
         * @description Whether the dates are those of play or of booking.
         * @example created
         * @enum {string}
         */
        ReportDateType: "played" | "created";
        /**
         * @description A country an address can be in.
         * @example {
         *       "name": "United States",
         *       "alpha2": "US"
         *     }
         */
        Country: {
            /** @description Its English name. */
            name: components["schemas"]["ShortText"];
            /** @description Its two-letter code of ISO 3166-1. */
            alpha2: string;
        };
        /**
         * @description Whether a tee time at the course can only be booked when a rate is found; true by default.
         * @example true
         */
        RateRequired: boolean;
        /**
         * @description Whether the course is out of use; false by default.
         * @example false
         */
        Inactive: boolean;
        /**
         * @description Whether only staff members book the course; customers are not offered it. False by default.
         * @example false
         */
        InternalOnly: boolean;
        /**
         * @description Whether tee times are booked in the course's own system immediately; false by default.
         * @example true
         */
        IsRealtime: boolean;
        /**
         * @description Number of days ahead for which free tee times are collected; 0 by default.
         * @example 14
         */
        DaysOutToScrape: number;
        /**
         * @description Number of rounds that can be sold per day in real time; 0, the default, is unlimited.
         * @example 40
         */
        RoundLimit: number;
        /**
         * @description Quality of the course, from 1, the default, to 5, the best.
         * @example 5
         */
        Quality: number;
        /**
         * @description Distance to the airport in miles, with at most two decimals; null when it is not known.
         * @example 14.5
         */
        DistanceFromAirport: number | null;
        /**
         * @description The course's place among the others where customers choose one; the lowest is first. 1 by default.
         * @example 1
         */
        Position: number;
        /**
         * @description The picture's address, which needs no session.
         * @example /images/9
         */
        ImageUrl: string;
        /**
         * @description The course in the switch provider's system; empty texts when it is not there.
         * @example {
         *       "gs_id": "4711",
         *       "gs_xid": "TPS"
         *     }
         */
        GolfswitchCourse: {
            /** @description The switch provider's id of the course. */
            gs_id: components["schemas"]["ShortText"];
            /** @description The switch provider's second id of the course. */
            gs_xid: components["schemas"]["ShortText"];
        };
        /**
         * @description The course on the tee-time marketplace; an empty text when it is not there.
         * @example {
         *       "golfnow_id": "982"
         *     }
         */
        GolfnowCourse: {
            /** @description The marketplace's id of the course. */
            golfnow_id: components["schemas"]["ShortText"];
        };
        /**
         * @description The course in the club-management system; an empty text when it is not there.
         * @example {
         *       "club_prophet_id": "305"
         *     }
         */
        ClubProphetCourse: {
            /** @description The club-management system's id of the course. */
            club_prophet_id: components["schemas"]["ShortText"];
        };
        /**
         * @description A golf course with its ids in outside systems.
         * @example {
         *       "id": 17,
         *       "lock_version": 3,
         *       "course_name": "Torrey Pines South",
         *       "display_name": "Torrey Pines (South Course)",
         *       "address": "11480 N Torrey Pines Rd",
         *       "address_2": "",
         *       "city": "La Jolla",
         *       "subdivision": "CA",
         *       "postcode": "92037",
         *       "country_alpha2": "US",
         *       "phone": "858-555-0117",
         *       "email": "south@torrey.example.test",
         *       "rate_required": true,
         *       "inactive": false,
         *       "internal_only": false,
         *       "is_realtime": true,
         *       "cart_rate": "40.00",
         *       "days_out_to_scrape": 14,
         *       "round_limit": 40,
         *       "description": "Clifftop course above the Pacific.",
         *       "quality": 5,
         *       "distance_from_airport": 14.5,
         *       "price_min": "125.00",
         *       "price_max": "252.00",
         *       "position": 1,
         *       "image_url": "",
         *       "golfswitch_course": {
         *         "gs_id": "4711",
         *         "gs_xid": "TPS"
         *       },
         *       "golfnow_course": {
         *         "golfnow_id": "982"
         *       },
         *       "club_prophet_course": {
         *         "club_prophet_id": ""
         *       }
         *     }
         */
        Course: {
            id: components["schemas"]["RecordId"];
            lock_version: components["schemas"]["LockVersion"];
            /** @description The name that staff use. */
            course_name: components["schemas"]["ShortText"];
            /** @description The name customers see. */
            display_name: components["schemas"]["ShortText"];
            address: components["schemas"]["ShortText"];
            address_2: components["schemas"]["ShortText"];
            city: components["schemas"]["ShortText"];
            /** @description State or province. */
            subdivision: components["schemas"]["ShortText"];
            postcode: components["schemas"]["ShortText"];
            country_alpha2: components["schemas"]["CountryCode"];
            phone: components["schemas"]["ShortText"];
            email: components["schemas"]["Email"];
            rate_required: components["schemas"]["RateRequired"];
            inactive: components["schemas"]["Inactive"];
            internal_only: components["schemas"]["InternalOnly"];
            is_realtime: components["schemas"]["IsRealtime"];
            /** @description The price of a cart; decimal dollars or empty. */
            cart_rate: components["schemas"]["BlankableDollars"];
            days_out_to_scrape: components["schemas"]["DaysOutToScrape"];
            round_limit: components["schemas"]["RoundLimit"];
            description: components["schemas"]["LongText"];
            quality: components["schemas"]["Quality"];
            distance_from_airport: components["schemas"]["DistanceFromAirport"];
            /** @description The lowest price of a round; decimal dollars or empty. */
            price_min: components["schemas"]["BlankableDollars"];
            /** @description The highest price of a round; decimal dollars or empty. */
            price_max: components["schemas"]["BlankableDollars"];
            position: components["schemas"]["Position"];
            /** @description Address of the course's picture; empty without one. Pictures are written by calls of their own. */
            image_url: components["schemas"]["ImageUrl"];
            golfswitch_course: components["schemas"]["GolfswitchCourse"];
            golfnow_course: components["schemas"]["GolfnowCourse"];
            club_prophet_course: components["schemas"]["ClubProphetCourse"];
        };
        /**
         * @description The members of a course that can be written. On a new course a member left out takes its default, on a stored one it stays as it is. Members this schema does not name are ignored, because specified consoles send whole records.
         * @example {
         *       "course_name": "Torrey Pines South",
         *       "display_name": "Torrey Pines (South Course)",
         *       "address": "11480 N Torrey Pines Rd",
         *       "address_2": "",
         *       "city": "La Jolla",
         *       "subdivision": "CA",
         *       "postcode": "92037",
         *       "country_alpha2": "US",
         *       "phone": "858-555-0117",
         *       "email": "south@torrey.example.test",
         *       "rate_required": true,
         *       "inactive": false,
         *       "internal_only": false,
         *       "is_realtime": true,
         *       "cart_rate": "40.00",
         *       "days_out_to_scrape": 14,
         *       "round_limit": 40,
         *       "description": "Clifftop course above the Pacific.",
         *       "quality": 5,
         *       "distance_from_airport": 14.5,
         *       "price_min": "125.00",
         *       "price_max": "252.00",
         *       "position": 1,
         *       "golfswitch_course": {
         *         "gs_id": "4711",
         *         "gs_xid": "TPS"
         *       },
         *       "golfnow_course": {
         *         "golfnow_id": "982"
         *       },
         *       "club_prophet_course": {
         *         "club_prophet_id": ""
         *       }
         *     }
         */
        CourseInput: {
            lock_version?: components["schemas"]["LockVersion"];
            /** @description The name that staff use. */
            course_name?: components["schemas"]["ShortText"];
            /** @description The name customers see. */
            display_name?: components["schemas"]["ShortText"];
            address?: components["schemas"]["ShortText"];
            address_2?: components["schemas"]["ShortText"];
            city?: components["schemas"]["ShortText"];
            /** @description State or province. */
            subdivision?: components["schemas"]["ShortText"];
            postcode?: components["schemas"]["ShortText"];
            country_alpha2?: components["schemas"]["CountryCode"];
            phone?: components["schemas"]["ShortText"];
            email?: components["schemas"]["Email"];
            rate_required?: components["schemas"]["RateRequired"];
            inactive?: components["schemas"]["Inactive"];
            internal_only?: components["schemas"]["InternalOnly"];
            is_realtime?: components["schemas"]["IsRealtime"];
            /** @description The price of a cart, as typed; decimal dollars. */
            cart_rate?: components["schemas"]["TypedDollars"];
            days_out_to_scrape?: components["schemas"]["DaysOutToScrape"];
            round_limit?: components["schemas"]["RoundLimit"];
            description?: components["schemas"]["LongText"];
            quality?: components["schemas"]["Quality"];
            distance_from_airport?: components["schemas"]["DistanceFromAirport"];
            /** @description The lowest price of a round, as typed; decimal dollars. */
            price_min?: components["schemas"]["TypedDollars"];
            /** @description The highest price of a round, as typed; decimal dollars. */
            price_max?: components["schemas"]["TypedDollars"];
            position?: components["schemas"]["Position"];
            golfswitch_course?: components["schemas"]["GolfswitchCourse"];
            golfnow_course?: components["schemas"]["GolfnowCourse"];
            club_prophet_course?: components["schemas"]["ClubProphetCourse"];
        };
        /**
         * @description A new course.
         * @example {
         *       "course": {
         *         "course_name": "Torrey Pines South",
         *         "city": "La Jolla",
         *         "country_alpha2": "US",
         *         "quality": 5
         *       }
         *     }
         */
        CreateCourseRequest: {
            course: components["schemas"]["CourseInput"];
        };
        /**
         * @description A changed course.
         * @example {
         *       "id": 17,
         *       "course": {
         *         "lock_version": 3,
         *         "phone": "858-555-0118"
         *       }
         *     }
         */
        UpdateCourseRequest: {
            id: components["schemas"]["RecordId"];
            course: components["schemas"]["CourseInput"];
        };
        /**
         * @description Which courses to return. Texts match anywhere in the field, whatever the case. A member left out, or an empty text, does not filter.
         * @example {
         *       "course_name": "Torrey",
         *       "inactive": false
         *     }
         */
        CourseFilters: {
            course_name?: components["schemas"]["ShortText"];
            /** @description True for the inactive ones only, false for the others only. */
            inactive?: boolean;
            /** @description True for the internal ones only, false for the others only. */
            internal_only?: boolean;
            address?: components["schemas"]["ShortText"];
            city?: components["schemas"]["ShortText"];
            phone?: components["schemas"]["ShortText"];
            email?: components["schemas"]["ShortText"];
        };
        /**
         * @description A field that the course list can be sorted by.
         * @example course_name
         * @enum {string}
         */
        CourseSortField: "course_name" | "inactive" | "internal_only" | "address" | "city" | "phone" | "email";
        /**
         * @description A row of the course list.
         * @example {
         *       "id": 17,
         *       "course_name": "Torrey Pines South",
         *       "address": "11480 N Torrey Pines Rd",
         *       "city": "La Jolla",
         *       "phone": "858-555-0117",
         *       "email": "south@torrey.example.test",
         *       "inactive": false,
         *       "internal_only": false
         *     }
         */
        CourseRow: {
            id: components["schemas"]["RecordId"];
            course_name: components["schemas"]["ShortText"];
            address: components["schemas"]["ShortText"];
            city: components["schemas"]["ShortText"];
            phone: components["schemas"]["ShortText"];
            email: components["schemas"]["Email"];
            inactive: components["schemas"]["Inactive"];
            internal_only: components["schemas"]["InternalOnly"];
        };
        /**
         * @description Which course groups to return. Texts match anywhere in the field, whatever the case. A member left out, or an empty text, does not filter.
         * @example {
         *       "course_id": 17
         *     }
         */
        CourseGroupFilters: {
            /** @description Groups with a course of that name. */
            course_name?: components["schemas"]["ShortText"];
            group_name?: components["schemas"]["ShortText"];
            /** @description Groups with this course. */
            course_id?: components["schemas"]["RecordId"];
        };
        /**
         * @description A field that the course group list can be sorted by.
         * @example group_name
         * @enum {string}
         */
        CourseGroupSortField: "group_name" | "course_names";
        /**
         * @description A row of the course group list.
         * @example {
         *       "id": 6,
         *       "group_name": "San Diego city courses",
         *       "course_names": [
         *         "Torrey Pines North",
         *         "Torrey Pines South"
         *       ]
         *     }
         */
        CourseGroupRow: {
            id: components["schemas"]["RecordId"];
            group_name: components["schemas"]["ShortText"];
            /** @description The names of its courses, in order. */
            course_names: components["schemas"]["ShortText"][];
        };
        /**
         * @description An action of outside programs in the booking system, which a course group can allow.
         * @example {
         *       "id": 2,
         *       "api_action_name": "book"
         *     }
         */
        ApiAction: {
            id: components["schemas"]["RecordId"];
            api_action_name: components["schemas"]["ShortText"];
        };
        /**
         * @description An outside program that may ask for tee times, which a course group can allow.
         * @example {
         *       "id": 3,
         *       "api_user_name": "partner-site"
         *     }
         */
        ApiUser: {
            id: components["schemas"]["RecordId"];
            api_user_name: components["schemas"]["ShortText"];
        };
        /**
         * @description Courses sold together, with the API actions and API users that may reach them.
         * @example {
         *       "id": 6,
         *       "lock_version": 1,
         *       "group_name": "San Diego city courses",
         *       "courses": [
         *         {
         *           "id": 17,
         *           "course_name": "Torrey Pines South"
         *         }
         *       ],
         *       "api_actions": [
         *         {
         *           "id": 2,
         *           "api_action_name": "book"
         *         }
         *       ],
         *       "api_users": [
         *         {
         *           "id": 3,
         *           "api_user_name": "partner-site"
         *         }
         *       ]
         *     }
         */
        CourseGroup: {
            id: components["schemas"]["RecordId"];
            lock_version: components["schemas"]["LockVersion"];
            group_name: components["schemas"]["ShortText"];
            /** @description The courses, by name. */
            courses: components["schemas"]["CourseReference"][];
            /** @description The API actions, by name. */
            api_actions: components["schemas"]["ApiAction"][];
            /** @description The API users, by name. */
            api_users: components["schemas"]["ApiUser"][];
        };
        /**
         * @description An API action, reduced to its id. Other members are ignored.
         * @example {
         *       "id": 2
         *     }
         */
        ApiActionId: {
            id: components["schemas"]["RecordId"];
        };
        /**
         * @description An API user, reduced to its id. Other members are ignored.
         * @example {
         *       "id": 3
         *     }
         */
        ApiUserId: {
            id: components["schemas"]["RecordId"];
        };
        /**
         * @description The members of a course group that can be written. A list left out stays as it is, and is empty on a new group. Members this schema does not name are ignored, because specified consoles send whole records.
         * @example {
         *       "group_name": "San Diego city courses",
         *       "courses": [
         *         {
         *           "id": 17
         *         }
         *       ],
         *       "actions": [
         *         {
         *           "id": 2
         *         }
         *       ],
         *       "users": [
         *         {
         *           "id": 3
         *         }
         *       ]
         *     }
         */
        CourseGroupInput: {
            lock_version?: components["schemas"]["LockVersion"];
            group_name?: components["schemas"]["ShortText"];
            /** @description The courses. */
            courses?: components["schemas"]["CourseId"][];
            /** @description The API actions. */
            actions?: components["schemas"]["ApiActionId"][];
            /** @description The API users. */
            users?: components["schemas"]["ApiUserId"][];
        };
        /**
         * @description A new course group.
         * @example {
         *       "course_group": {
         *         "group_name": "San Diego city courses",
         *         "courses": [
         *           {
         *             "id": 17
         *           }
         *         ],
         *         "actions": [
         *           {
         *             "id": 2
         *           }
         *         ],
         *         "users": [
         *           {
         *             "id": 3
         *           }
         *         ]
         *       }
         *     }
         */
        CreateCourseGroupRequest: {
            course_group: components["schemas"]["CourseGroupInput"];
        };
        /**
         * @description A changed course group.
         * @example {
         *       "id": 6,
         *       "course_group": {
         *         "lock_version": 1,
         *         "courses": [
         *           {
         *             "id": 17
         *           },
         *           {
         *             "id": 18
         *           }
         *         ]
         *       }
         *     }
         */
        UpdateCourseGroupRequest: {
            id: components["schemas"]["RecordId"];
            course_group: components["schemas"]["CourseGroupInput"];
        };
        /**
         * @description Which rates to return. Texts match anywhere in the field, whatever the case; days and times match the rates with a range
         *     that meets them; the other members match exactly. A member left out, or an empty text, does not filter.
         * @example {
         *       "course_name": "Torrey",
         *       "days": [
         *         "Sat",
         *         "Sun"
         *       ],
         *       "disabled": false,
         *       "archived": false
         *     }
         */
        RateFilters: {
            course_id?: components["schemas"]["RecordId"];
            /** @description Rates of the holiday's courses, with a range on its days. */
            holiday_id?: components["schemas"]["RecordId"];
            course_name?: components["schemas"]["ShortText"];
            /** @description Rates that apply on any of these weekdays. */
            days?: components["schemas"]["WeekdayCode"][];
            /** @description Rates that apply on this day or later. */
            start_date?: components["schemas"]["BlankableDate"];
            /** @description Rates that apply on this day or earlier. */
            end_date?: components["schemas"]["BlankableDate"];
            /** @description Rates that apply at this time of day or later. */
            time_start?: components["schemas"]["BlankableTime"];
            /** @description Rates that apply at this time of day or earlier. */
            time_end?: components["schemas"]["BlankableTime"];
            /** @description The price for one player, as typed; decimal dollars. */
            rate?: components["schemas"]["TypedDollars"];
            /** @description The course's share for one player, as typed; decimal dollars. */
            wholesale_rate?: components["schemas"]["TypedDollars"];
            internal_memo?: components["schemas"]["ShortText"];
            /** @description True for the disabled ones only, false for the others only. */
            disabled?: boolean;
            /** @description True for the archived ones only, false for the others only. */
            archived?: boolean;
        };
        /**
         * @description `dates`, `times` and `days` sort by the rate's first range.
         * @example dates
         * @enum {string}
         */
        RateSortField: "course_name" | "type" | "days" | "dates" | "times" | "rate" | "wholesale_rate" | "internal_memo" | "disabled" | "archived";
        /**
         * @description RicGolfRate was agreed with the course, ApiGolfRate comes from the switch provider.
         * @example RicGolfRate
         * @enum {string}
         */
        GolfRateType: "RicGolfRate" | "ApiGolfRate";
        /**
         * @description A row of the rate list. `days`, `dates` and `times` sum up its date ranges.
         * @example {
         *       "id": 40,
         *       "type": "RicGolfRate",
         *       "humanized_type": "RIC Rate",
         *       "course": {
         *         "id": 17,
         *         "course_name": "Torrey Pines South"
         *       },
         *       "days": "Mon, Tue",
         *       "dates": "2026-01-01 - 2026-12-31",
         *       "times": "06:00 - 18:00",
         *       "rate": "125.00",
         *       "raw_rate": 12500,
         *       "wholesale_rate": "100.00",
         *       "internal_memo": "Weekday rate",
         *       "disabled": false,
         *       "archived": false
         *     }
         */
        RateRow: {
            id: components["schemas"]["RecordId"];
            type: components["schemas"]["GolfRateType"];
            /** @description The kind in words. */
            humanized_type: components["schemas"]["ShortText"];
            course: components["schemas"]["CourseReference"];
            /** @description Weekday codes separated by commas, those of one range after the other; empty without ranges. */
            days: string;
            /** @description First and last day of each range, yyyy-mm-dd, separated by commas; empty without ranges. */
            dates: string;
            /** @description First and last time of day of each range, HH:MM, separated by commas; empty without ranges. */
            times: string;
            /** @description The price for one player in decimal dollars. */
            rate: components["schemas"]["DecimalDollars"];
            /** @description The price for one player, in whole cents. */
            raw_rate: components["schemas"]["Cents"];
            /** @description The course's share for one player; decimal dollars or empty. */
            wholesale_rate: components["schemas"]["BlankableDollars"];
            internal_memo: components["schemas"]["LongText"];
            disabled: components["schemas"]["Disabled"];
            archived: components["schemas"]["Archived"];
        };
        /**
         * @description Which live rates to return.
         * @example {
         *       "course_id": 17
         *     }
         */
        LiveRateFilters: {
            course_id?: components["schemas"]["RecordId"];
        };
        /**
         * @description Decimal dollars or percent as typed, with at most two decimals; empty when nothing was typed. A text that is neither, or a
         *     percentage outside 0 to 100, is refused with a message for the field.
         * @example 15
         */
        TypedDollarsOrPercent: string;
        /**
         * @description The members of a rate that can be written. On a new rate a member left out takes its default, on a stored one it stays as it is.
         *     Date ranges are written by calls of their own. Members of the other type of rate and members this schema does not name are
         *     ignored, because specified consoles send whole records.
         * @example {
         *       "type": "RicGolfRate",
         *       "course": {
         *         "id": 17
         *       },
         *       "rate": "125.00",
         *       "deposit": "25.00",
         *       "wholesale_rate": "100.00",
         *       "max_refund": "125.00",
         *       "service_fee": 5,
         *       "non_refundable": "10.00",
         *       "cancel_hours": 48,
         *       "course_balance": "",
         *       "max_advance_days": 90,
         *       "disabled": false,
         *       "archived": false,
         *       "commission": "10.00",
         *       "is_commission_dollars": true,
         *       "is_dynamic": false,
         *       "is_dynamic_greater": false,
         *       "internal_memo": "Weekday rate",
         *       "external_memo": "Cart included",
         *       "rate_sheet_note": ""
         *     }
         */
        RateInput: {
            lock_version?: components["schemas"]["LockVersion"];
            type?: components["schemas"]["GolfRateType"];
            course?: components["schemas"]["CourseId"];
            /** @description The price for one player, as typed; decimal dollars. */
            rate?: components["schemas"]["TypedDollars"];
            /** @description Paid on booking, as typed; decimal dollars. */
            deposit?: components["schemas"]["TypedDollars"];
            /** @description The course's share for one player, as typed; decimal dollars. */
            wholesale_rate?: components["schemas"]["TypedDollars"];
            /** @description Largest refund, as typed; decimal dollars. */
            max_refund?: components["schemas"]["TypedDollars"];
            service_fee?: components["schemas"]["ServiceFee"];
            /** @description Amount kept on a cancelation, as typed; decimal dollars. */
            non_refundable?: components["schemas"]["TypedDollars"];
            cancel_hours?: components["schemas"]["CancelHours"];
            /** @description Paid by the customer at the course, as typed; decimal dollars. */
            course_balance?: components["schemas"]["TypedDollars"];
            max_advance_days?: components["schemas"]["MaxAdvanceDays"];
            disabled?: components["schemas"]["Disabled"];
            archived?: components["schemas"]["Archived"];
            commission?: components["schemas"]["TypedDollarsOrPercent"];
            /** @description Whether `commission` is dollars, as by default; percent otherwise. */
            is_commission_dollars?: boolean;
            golfswitch_commission?: components["schemas"]["TypedDollarsOrPercent"];
            /** @description Whether `golfswitch_commission` is dollars; percent otherwise, as by default. */
            is_golfswitch_commission_dollars?: boolean;
            is_dynamic?: components["schemas"]["IsDynamic"];
            is_dynamic_greater?: components["schemas"]["IsDynamicGreater"];
            internal_memo?: components["schemas"]["LongText"];
            external_memo?: components["schemas"]["LongText"];
            rate_sheet_note?: components["schemas"]["LongText"];
        };
        /**
         * @description A new rate.
         * @example {
         *       "rate": {
         *         "type": "RicGolfRate",
         *         "course": {
         *           "id": 17
         *         },
         *         "rate": "125.00",
         *         "service_fee": 5,
         *         "cancel_hours": 48
         *       }
         *     }
         */
        CreateRateRequest: {
            /** @description The rate, with its prices in decimal dollars. */
            rate: components["schemas"]["RateInput"];
        };
        /**
         * @description A changed rate.
         * @example {
         *       "id": 40,
         *       "rate": {
         *         "lock_version": 3,
         *         "rate": "130.00",
         *         "service_fee": "3.50"
         *       }
         *     }
         */
        UpdateRateRequest: {
            id: components["schemas"]["RecordId"];
            /** @description The rate, with its prices in decimal dollars. */
            rate: components["schemas"]["RateInput"];
        };
        /**
         * @description Date ranges of one rate, and the courses to copy them to.
         * @example {
         *       "golf_rate_id": 40,
         *       "rate_ids": [
         *         61
         *       ],
         *       "course_ids": [
         *         18,
         *         19
         *       ]
         *     }
         */
        CopyRateDateRangesRequest: {
            /** @description The rate the ranges belong to. */
            golf_rate_id: components["schemas"]["RecordId"];
            /** @description Ids of the date ranges to copy. */
            rate_ids: components["schemas"]["RecordId"][];
            /** @description Ids of the courses. */
            course_ids: components["schemas"]["RecordId"][];
        };
        /**
         * @description A date range of a rate. Its rate has to be stored before. Members this schema does not name are ignored, because specified
         *     consoles send whole records.
         * @example {
         *       "golf_rate_id": 40,
         *       "start": "2026-01-01",
         *       "end": "2026-12-31",
         *       "time_start": "06:00",
         *       "time_end": "18:00",
         *       "description": "Weekdays",
         *       "rate_days": [
         *         {
         *           "name": "Mon"
         *         },
         *         {
         *           "name": "Tue"
         *         }
         *       ]
         *     }
         */
        RateDateRangeInput: {
            /** @description The rate the range belongs to. */
            golf_rate_id?: components["schemas"]["RecordId"];
            start?: components["schemas"]["BlankableDate"];
            end?: components["schemas"]["BlankableDate"];
            time_start?: components["schemas"]["BlankableTime"];
            time_end?: components["schemas"]["BlankableTime"];
            description?: components["schemas"]["LongText"];
            /** @description The weekdays it applies on. */
            rate_days?: components["schemas"]["RateDay"][];
            /** @description Whether the form's row is ticked for copying. Ignored; copying has its own call. */
            should_copy?: boolean;
            /** @description Whether the form's row is to be deleted. Ignored; deleting has its own call. */
            should_delete?: boolean;
        };
        /**
         * @description A new date range.
         * @example {
         *       "rate_date_range": {
         *         "golf_rate_id": 40,
         *         "start": "2026-01-01",
         *         "end": "2026-12-31",
         *         "time_start": "06:00",
         *         "time_end": "18:00",
         *         "description": "Weekdays",
         *         "rate_days": [
         *           {
         *             "name": "Mon"
         *           },
         *           {
         *             "name": "Tue"
         *           }
         *         ]
         *       }
         *     }
         */
        CreateRateDateRangeRequest: {
            rate_date_range: components["schemas"]["RateDateRangeInput"];
        };
        /**
         * @description Changes of a stored date range; a member left out stays as it is. Members this schema does not name are ignored, because
         *     specified consoles send whole records.
         * @example {
         *       "id": 61,
         *       "lock_version": 0,
         *       "golf_rate_id": 40,
         *       "time_end": "17:30",
         *       "rate_days": [
         *         {
         *           "name": "Mon"
         *         }
         *       ]
         *     }
         */
        RateDateRangeChange: {
            id: components["schemas"]["RecordId"];
            lock_version?: components["schemas"]["LockVersion"];
            /** @description The rate the range belongs to. */
            golf_rate_id?: components["schemas"]["RecordId"];
            start?: components["schemas"]["BlankableDate"];
            end?: components["schemas"]["BlankableDate"];
            time_start?: components["schemas"]["BlankableTime"];
            time_end?: components["schemas"]["BlankableTime"];
            description?: components["schemas"]["LongText"];
            /** @description The weekdays it applies on. */
            rate_days?: components["schemas"]["RateDay"][];
            /** @description Whether the form's row is ticked for copying. Ignored; copying has its own call. */
            should_copy?: boolean;
            /** @description Whether the form's row is to be deleted. Ignored; deleting has its own call. */
            should_delete?: boolean;
        };
        /**
         * @description A changed date range; its id is inside the range, not beside it.
         * @example {
         *       "rate_date_range": {
         *         "id": 61,
         *         "lock_version": 0,
         *         "golf_rate_id": 40,
         *         "time_end": "17:30",
         *         "rate_days": [
         *           {
         *             "name": "Mon"
         *           }
         *         ]
         *       }
         *     }
         */
        UpdateRateDateRangeRequest: {
            rate_date_range: components["schemas"]["RateDateRangeChange"];
        };
        /**
         * @description The members of a rental club that can be written. On a new club a member left out takes its default, on a stored one it stays as it is. Members this schema does not name are ignored, because specified consoles send whole records.
         * @example {
         *       "cost": "30.00",
         *       "rate": "45.00",
         *       "charge": "55.00",
         *       "brand": "Callaway",
         *       "description": "Steel shafts",
         *       "handed": 1,
         *       "sex": 0,
         *       "course": {
         *         "id": 17
         *       },
         *       "archived": false,
         *       "is_dollars": true,
         *       "commission": "0"
         *     }
         */
        RentalClubInput: {
            lock_version?: components["schemas"]["LockVersion"];
            /** @description Cost of one set for the business, as typed; decimal dollars. */
            cost?: components["schemas"]["TypedDollars"];
            /** @description The course's price for one set, as typed; decimal dollars. */
            rate?: components["schemas"]["TypedDollars"];
            /** @description The customer's price for one set, as typed; decimal dollars. */
            charge?: components["schemas"]["TypedDollars"];
            brand?: components["schemas"]["ShortText"];
            description?: components["schemas"]["LongText"];
            handed?: components["schemas"]["Handed"];
            sex?: components["schemas"]["Sex"];
            course?: components["schemas"]["CourseId"];
            archived?: components["schemas"]["Archived"];
            /** @description Whether `commission` is dollars, as by default; percent otherwise. */
            is_dollars?: boolean;
            commission?: components["schemas"]["TypedDollarsOrPercent"];
        };
        /**
         * @description A new rental club. The record's key is written `rentalClub`.
         * @example {
         *       "rentalClub": {
         *         "cost": "30.00",
         *         "rate": "45.00",
         *         "charge": "55.00",
         *         "brand": "Callaway",
         *         "description": "Steel shafts",
         *         "handed": 1,
         *         "sex": 0,
         *         "course": {
         *           "id": 17
         *         }
         *       }
         *     }
         */
        CreateRentalClubRequest: {
            rentalClub: components["schemas"]["RentalClubInput"];
        };
        /**
         * @description A changed rental club. The record's key is written `rentalClub`.
         * @example {
         *       "id": 4,
         *       "rentalClub": {
         *         "lock_version": 2,
         *         "charge": "60.00"
         *       }
         *     }
         */
        UpdateRentalClubRequest: {
            id: components["schemas"]["RecordId"];
            rentalClub: components["schemas"]["RentalClubInput"];
        };
        /**
         * @description Which images to return. A text matches anywhere in the field, whatever the case. A member left out, or an empty text, does
         *     not filter.
         * @example {
         *       "course_id": 17
         *     }
         */
        CourseImageFilters: {
            course_id?: components["schemas"]["RecordId"];
            course_name?: components["schemas"]["ShortText"];
        };
        /**
         * @description A field that the image list can be sorted by.
         * @example course_name
         * @enum {string}
         */
        CourseImageSortField: "course_name";
        /**
         * @description A row of the image list. The `image_url` of getCourseImage is `url` here.
         * @example {
         *       "id": 9,
         *       "url": "/images/9",
         *       "course_id": 17,
         *       "course_name": "Torrey Pines South"
         *     }
         */
        CourseImageRow: {
            id: components["schemas"]["RecordId"];
            url: components["schemas"]["ImageUrl"];
            /** @description The course it shows. */
            course_id: components["schemas"]["RecordId"];
            course_name: components["schemas"]["ShortText"];
        };
        /**
         * @description The picture of a course. A course has one at most.
         * @example {
         *       "id": 9,
         *       "course_id": 17,
         *       "course_name": "Torrey Pines South",
         *       "image_url": "/images/9"
         *     }
         */
        CourseImage: {
            id: components["schemas"]["RecordId"];
            /** @description The course it shows. */
            course_id: components["schemas"]["RecordId"];
            course_name: components["schemas"]["ShortText"];
            image_url: components["schemas"]["ImageUrl"];
        };
        /**
         * @description A picture and the course it shows, as parts of a form.
         * @example {
         *       "image[course_id]": 17,
         *       "image[file]": "the bytes of the picture"
         *     }
         */
        CourseImageUpload: {
            /** @description The course it shows. */
            "image[course_id]": components["schemas"]["RecordId"];
            /**
             * Format: binary
             * @description A PNG, JPEG or WebP picture of at most 5 MB; its own bytes decide which.
             */
            "image[file]": string;
        };
        /**
         * @description Which holidays to return. Texts match anywhere in the field, whatever the case. A member left out, or an empty text, does not filter.
         * @example {
         *       "start_date": "2026-11-01",
         *       "end_date": "2026-11-30",
         *       "course_id": 17
         *     }
         */
        HolidayFilters: {
            /** @description Holidays with a day on or after this one. */
            start_date?: components["schemas"]["BlankableDate"];
            /** @description Holidays with a day on or before this one. */
            end_date?: components["schemas"]["BlankableDate"];
            name?: components["schemas"]["ShortText"];
            /** @description Holidays that this course observes. */
            course_id?: components["schemas"]["RecordId"];
            /** @description Holidays that a course of that name observes. */
            course_name?: components["schemas"]["ShortText"];
        };
        /**
         * @description A field that the holiday list can be sorted by.
         * @example start_date
         * @enum {string}
         */
        HolidaySortField: "name" | "start_date" | "end_date";
        /**
         * @description Named days on which courses have special rates.
         * @example {
         *       "id": 11,
         *       "lock_version": 0,
         *       "name": "Thanksgiving",
         *       "start_date": "2026-11-26",
         *       "end_date": "2026-11-27",
         *       "courses": [
         *         {
         *           "id": 17,
         *           "course_name": "Torrey Pines South"
         *         }
         *       ]
         *     }
         */
        Holiday: {
            id: components["schemas"]["RecordId"];
            lock_version: components["schemas"]["LockVersion"];
            name: components["schemas"]["ShortText"];
            /** @description The first day. */
            start_date: components["schemas"]["LocalDate"];
            /** @description The last day, included. */
            end_date: components["schemas"]["LocalDate"];
            /** @description The courses that observe it, by name. */
            courses: components["schemas"]["CourseReference"][];
        };
        /**
         * @description The members of a holiday that can be written; on a stored one a member left out stays as it is. Members this schema does not name are ignored, because specified consoles send whole records.
         * @example {
         *       "name": "Thanksgiving",
         *       "start_date": "2026-11-26",
         *       "end_date": "2026-11-27",
         *       "courses": [
         *         {
         *           "id": 17
         *         }
         *       ]
         *     }
         */
        HolidayInput: {
            lock_version?: components["schemas"]["LockVersion"];
            name?: components["schemas"]["ShortText"];
            start_date?: components["schemas"]["BlankableDate"];
            end_date?: components["schemas"]["BlankableDate"];
            /** @description The courses that observe it. */
            courses?: components["schemas"]["CourseId"][];
        };
        /**
         * @description A new holiday.
         * @example {
         *       "holiday": {
         *         "name": "Thanksgiving",
         *         "start_date": "2026-11-26",
         *         "end_date": "2026-11-27",
         *         "courses": [
         *           {
         *             "id": 17
         *           }
         *         ]
         *       }
         *     }
         */
        CreateHolidayRequest: {
            holiday: components["schemas"]["HolidayInput"];
        };
        /**
         * @description A changed holiday.
         * @example {
         *       "id": 11,
         *       "holiday": {
         *         "lock_version": 0,
         *         "end_date": "2026-11-29"
         *       }
         *     }
         */
        UpdateHolidayRequest: {
            id: components["schemas"]["RecordId"];
            holiday: components["schemas"]["HolidayInput"];
        };
        /**
         * @description Which maintenances to return. Texts match anywhere in the field, whatever the case. A member left out, or an empty text, does not filter.
         * @example {
         *       "course_name": "Torrey",
         *       "start_date": "2026-12-01"
         *     }
         */
        MaintenanceFilters: {
            course_id?: components["schemas"]["RecordId"];
            course_name?: components["schemas"]["ShortText"];
            /** @description Maintenances with a day on or after this one. */
            start_date?: components["schemas"]["BlankableDate"];
            /** @description Maintenances with a day on or before this one. */
            end_date?: components["schemas"]["BlankableDate"];
            description?: components["schemas"]["ShortText"];
        };
        /**
         * @description A field that the maintenance list can be sorted by.
         * @example start_date
         * @enum {string}
         */
        MaintenanceSortField: "course_name" | "start_date" | "end_date" | "description";
        /**
         * @description Days on which a course is closed for maintenance.
         * @example {
         *       "id": 21,
         *       "lock_version": 0,
         *       "start_date": "2026-12-07",
         *       "end_date": "2026-12-09",
         *       "description": "Greens are aerated",
         *       "course": {
         *         "id": 17,
         *         "course_name": "Torrey Pines South"
         *       }
         *     }
         */
        Maintenance: {
            id: components["schemas"]["RecordId"];
            lock_version: components["schemas"]["LockVersion"];
            /** @description The first day. */
            start_date: components["schemas"]["LocalDate"];
            /** @description The last day, included. */
            end_date: components["schemas"]["LocalDate"];
            /** @description The work. */
            description: components["schemas"]["LongText"];
            course: components["schemas"]["CourseReference"];
        };
        /**
         * @description A booking that stands on a day of a maintenance.
         * @example {
         *       "id": 12,
         *       "play_date": "2026-12-07",
         *       "play_time": "09:40",
         *       "players": 2,
         *       "customer_name": "Pat Lee",
         *       "confirmation": "INTERNAL",
         *       "agent": "Ann Lee"
         *     }
         */
        BookingInside: {
            /** @description Id of the tee time booked. */
            id: components["schemas"]["RecordId"];
            play_date: components["schemas"]["LocalDate"];
            play_time: components["schemas"]["TimeOfDay"];
            /** @description Its players. */
            players: components["schemas"]["Count"];
            /** @description First and last name of the customer. */
            customer_name: string;
            /** @description The course's confirmation number; INTERNAL where the course has not been told. */
            confirmation: string;
            /** @description Name of the agent who booked it. */
            agent: string;
        };
        /**
         * @description The bookings inside a maintenance.
         * @example {
         *       "count": 1,
         *       "bookings": [
         *         {
         *           "id": 12,
         *           "play_date": "2026-12-07",
         *           "play_time": "09:40",
         *           "players": 2,
         *           "customer_name": "Pat Lee",
         *           "confirmation": "INTERNAL",
         *           "agent": "Ann Lee"
         *         }
         *       ]
         *     }
         */
        BookingsInside: {
            /** @description Number of bookings. */
            count: components["schemas"]["Count"];
            /** @description The first of them. */
            bookings: components["schemas"]["BookingInside"][];
        };
        /**
         * @description The members of a maintenance that can be written; on a stored one a member left out stays as it is. Members this schema does not name are ignored, because specified consoles send whole records.
         * @example {
         *       "start_date": "2026-12-07",
         *       "end_date": "2026-12-09",
         *       "description": "Greens are aerated",
         *       "course": {
         *         "id": 17
         *       }
         *     }
         */
        MaintenanceInput: {
            lock_version?: components["schemas"]["LockVersion"];
            start_date?: components["schemas"]["BlankableDate"];
            end_date?: components["schemas"]["BlankableDate"];
            /** @description The work. */
            description?: components["schemas"]["LongText"];
            course?: components["schemas"]["CourseId"];
        };
        /**
         * @description A new maintenance.
         * @example {
         *       "maintenance": {
         *         "start_date": "2026-12-07",
         *         "end_date": "2026-12-09",
         *         "description": "Greens are aerated",
         *         "course": {
         *           "id": 17
         *         }
         *       }
         *     }
         */
        CreateMaintenanceRequest: {
            maintenance: components["schemas"]["MaintenanceInput"];
        };
        /**
         * @description A changed maintenance.
         * @example {
         *       "id": 21,
         *       "maintenance": {
         *         "lock_version": 0,
         *         "end_date": "2026-12-10"
         *       }
         *     }
         */
        UpdateMaintenanceRequest: {
            id: components["schemas"]["RecordId"];
            maintenance: components["schemas"]["MaintenanceInput"];
        };
        /**
         * @description The members of a customer that can be written. On a new customer a member left out is empty, on a stored one it stays as it is. Members this schema does not name are ignored, because specified consoles send whole records.
         * @example {
         *       "type": "Customer",
         *       "first_name": "Pat",
         *       "last_name": "Lee",
         *       "email": "pat.lee@example.test",
         *       "address": "1 Sea View Dr",
         *       "address_2": "",
         *       "address_3": "",
         *       "city": "La Jolla",
         *       "subdivision": "CA",
         *       "postcode": "92037",
         *       "country_alpha2": "US",
         *       "primary_phone": "858-555-0100",
         *       "mobile_phone": "",
         *       "legacy_address": "",
         *       "ignore_duplicate": false
         *     }
         */
        CustomerInput: {
            lock_version?: components["schemas"]["LockVersion"];
            type?: components["schemas"]["CustomerType"];
            first_name?: components["schemas"]["ShortText"];
            last_name?: components["schemas"]["ShortText"];
            email?: components["schemas"]["Email"];
            address?: components["schemas"]["ShortText"];
            address_2?: components["schemas"]["ShortText"];
            address_3?: components["schemas"]["ShortText"];
            city?: components["schemas"]["ShortText"];
            /** @description State or province. */
            subdivision?: components["schemas"]["ShortText"];
            postcode?: components["schemas"]["ShortText"];
            country_alpha2?: components["schemas"]["CountryCode"];
            primary_phone?: components["schemas"]["ShortText"];
            mobile_phone?: components["schemas"]["ShortText"];
            /** @description The shipping address of a former system. */
            legacy_address?: components["schemas"]["LongText"];
            /** @description Whether to store the customer even when another one has the same e-mail address; false by default. */
            ignore_duplicate?: boolean;
        };
        /**
         * @description A new customer.
         * @example {
         *       "customer": {
         *         "type": "Customer",
         *         "first_name": "Pat",
         *         "last_name": "Lee",
         *         "email": "pat.lee@example.test",
         *         "ignore_duplicate": false
         *       }
         *     }
         */
        CreateCustomerRequest: {
            customer: components["schemas"]["CustomerInput"];
        };
        /**
         * @description Nothing was stored, because another customer of the same type has this e-mail address. The same save with `ignore_duplicate`
         *     true stores it.
         * @example {
         *       "duplicate": true
         *     }
         */
        DuplicateCustomer: {
            /**
             * @description Always true.
             * @enum {boolean}
             */
            duplicate: true;
        };
        /** @description The result of saving a customer: the stored record, or a question about a duplicate. */
        SavedCustomer: components["schemas"]["Customer"] | components["schemas"]["DuplicateCustomer"];
        /**
         * @description A changed customer.
         * @example {
         *       "id": 8,
         *       "customer": {
         *         "lock_version": 0,
         *         "mobile_phone": "858-555-0199",
         *         "ignore_duplicate": false
         *       }
         *     }
         */
        UpdateCustomerRequest: {
            id: components["schemas"]["RecordId"];
            customer: components["schemas"]["CustomerInput"];
        };
        /**
         * @description Which customers to return. Texts match anywhere in the field, whatever the case; the type matches exactly. A member left
         *     out, or an empty text, does not filter.
         * @example {
         *       "type": "Customer",
         *       "last_name": "Lee"
         *     }
         */
        CustomerFilters: {
            /**
             * @description Facts of a customer, in any order: parts of the name, e-mail address or phone numbers, or the id. All words have to be
             *     found; accents, case, apostrophes and the spelling of phone numbers do not matter.
             */
            search?: components["schemas"]["SearchText"];
            type?: components["schemas"]["CustomerType"];
            first_name?: components["schemas"]["ShortText"];
            last_name?: components["schemas"]["ShortText"];
            email?: components["schemas"]["ShortText"];
            primary_phone?: components["schemas"]["ShortText"];
        };
        /**
         * @description A field that the customer list can be sorted by.
         * @example last_name
         * @enum {string}
         */
        CustomerSortField: "id" | "type" | "first_name" | "last_name" | "email" | "primary_phone";
        /**
         * @description A row of the customer list and of the customer picker: the whole record, so that it can be shown before it is read. A
         *     server that returns less in its list leaves out `lock_version` too.
         * @example {
         *       "id": 8,
         *       "lock_version": 0,
         *       "type": "Customer",
         *       "first_name": "Pat",
         *       "last_name": "Lee",
         *       "email": "pat.lee@example.test",
         *       "address": "1 Sea View Dr",
         *       "address_2": "",
         *       "address_3": "",
         *       "city": "La Jolla",
         *       "subdivision": "CA",
         *       "postcode": "92037",
         *       "country_alpha2": "US",
         *       "primary_phone": "858-555-0100",
         *       "mobile_phone": "",
         *       "legacy_address": ""
         *     }
         */
        CustomerRow: {
            id: components["schemas"]["RecordId"];
            lock_version?: components["schemas"]["LockVersion"];
            type: components["schemas"]["CustomerType"];
            first_name: components["schemas"]["ShortText"];
            last_name: components["schemas"]["ShortText"];
            email: components["schemas"]["Email"];
            address?: components["schemas"]["ShortText"];
            address_2?: components["schemas"]["ShortText"];
            address_3?: components["schemas"]["ShortText"];
            city?: components["schemas"]["ShortText"];
            /** @description State or province. */
            subdivision?: components["schemas"]["ShortText"];
            postcode?: components["schemas"]["ShortText"];
            country_alpha2?: components["schemas"]["CountryCode"];
            primary_phone: components["schemas"]["ShortText"];
            mobile_phone?: components["schemas"]["ShortText"];
            /** @description The shipping address of a former system. */
            legacy_address?: components["schemas"]["LongText"];
        };
        /**
         * @description The members of a discount that can be written. On a new discount a member left out takes its default, on a stored one it stays as it is. Members this schema does not name are ignored, because specified consoles send whole records.
         * @example {
         *       "code": "FAIRWAY15",
         *       "start_date": "2026-01-01",
         *       "end_date": "",
         *       "is_dollars": false,
         *       "amount": "15",
         *       "min_discount": "0",
         *       "max_discount": "0",
         *       "gift_certificate_stack": true,
         *       "enabled": true,
         *       "min_players": 0,
         *       "max_players": 0,
         *       "courses": []
         *     }
         */
        DiscountInput: {
            lock_version?: components["schemas"]["LockVersion"];
            code?: components["schemas"]["ShortText"];
            /** @description The first day it can be used; null or an empty text from the beginning. */
            start_date?: components["schemas"]["BlankableDate"] | null;
            /** @description The last day it can be used; null or an empty text without end. */
            end_date?: components["schemas"]["BlankableDate"] | null;
            /** @description Whether it takes off dollars; a percentage of the charge otherwise. True by default. */
            is_dollars?: boolean;
            amount?: components["schemas"]["TypedDollarsOrPercent"];
            /** @description The smallest charge it applies to, as typed; decimal dollars, 0 or empty is unlimited. */
            min_discount?: components["schemas"]["TypedDollars"];
            /** @description The largest charge it applies to, as typed; decimal dollars, 0 or empty is unlimited. */
            max_discount?: components["schemas"]["TypedDollars"];
            gift_certificate_stack?: components["schemas"]["GiftCertificateStack"];
            enabled?: components["schemas"]["Enabled"];
            min_players?: components["schemas"]["MinPlayers"];
            max_players?: components["schemas"]["MaxPlayers"];
            /** @description The courses it applies at; an empty list is all courses. */
            courses?: components["schemas"]["CourseId"][];
        };
        /**
         * @description A new discount.
         * @example {
         *       "discount": {
         *         "code": "FAIRWAY15",
         *         "is_dollars": false,
         *         "amount": "15",
         *         "enabled": true,
         *         "courses": []
         *       }
         *     }
         */
        CreateDiscountRequest: {
            discount: components["schemas"]["DiscountInput"];
        };
        /**
         * @description A changed discount.
         * @example {
         *       "id": 3,
         *       "discount": {
         *         "lock_version": 1,
         *         "enabled": false
         *       }
         *     }
         */
        UpdateDiscountRequest: {
            id: components["schemas"]["RecordId"];
            discount: components["schemas"]["DiscountInput"];
        };
        /**
         * @description Which discounts to return. The code matches anywhere in it, whatever the case; the other members match exactly. A member
         *     left out, or an empty text, does not filter.
         * @example {
         *       "code": "FAIRWAY",
         *       "is_dollars": false,
         *       "enabled": true
         *     }
         */
        DiscountFilters: {
            code?: components["schemas"]["ShortText"];
            /** @description Discounts that can be used on this day or later. */
            start_date?: components["schemas"]["BlankableDate"];
            /** @description Discounts that can be used on this day or earlier. */
            end_date?: components["schemas"]["BlankableDate"];
            /** @description Their amount, as typed; dollars or percent. */
            amount?: components["schemas"]["TypedDollarsOrPercent"];
            /** @description True for those in dollars only, false for those in percent only. */
            is_dollars?: boolean;
            /** @description The smallest charge, as typed; decimal dollars. */
            min_discount?: components["schemas"]["TypedDollars"];
            /** @description The largest charge, as typed; decimal dollars. */
            max_discount?: components["schemas"]["TypedDollars"];
            /** @description True for those that stack only, false for the others only. */
            gift_certificate_stack?: boolean;
            /** @description True for the enabled ones only, false for the others only. */
            enabled?: boolean;
            /** @description The fewest players. */
            min_players?: number;
            /** @description The most players. */
            max_players?: number;
        };
        /**
         * @description A field that the discount list can be sorted by.
         * @example code
         * @enum {string}
         */
        DiscountSortField: "code" | "start_date" | "end_date" | "amount" | "is_dollars" | "min_discount" | "max_discount" | "gift_certificate_stack" | "enabled" | "min_players" | "max_players";
        /**
         * @description The sales configuration of gift certificates.
         * @example {
         *       "discount": 10,
         *       "lock_version": 0
         *     }
         */
        GiftCertificateSalesConfiguration: {
            /** @description Percent off the price of a certificate; 0 for none. */
            discount: components["schemas"]["Percentage"];
            lock_version?: components["schemas"]["LockVersion"];
        };
        /**
         * @description A changed sales configuration. The record's key is written `saleConfiguration`.
         * @example {
         *       "saleConfiguration": {
         *         "discount": 10,
         *         "lock_version": 0
         *       }
         *     }
         */
        UpdateGiftCertificateSalesConfigurationRequest: {
            saleConfiguration: components["schemas"]["GiftCertificateSalesConfiguration"];
        };
        /**
         * @description The kind of a change of a balance.
         * @example used
         * @enum {string}
         */
        GiftCertificateMovementKind: "issued" | "used" | "returned" | "corrected";
        /**
         * @description One change of a gift certificate's balance.
         * @example {
         *       "id": 40,
         *       "created_at": "2026-11-21T18:30:00.000Z",
         *       "kind": "used",
         *       "amount": -6000,
         *       "balance": 4000,
         *       "tee_time_id": 12,
         *       "staff_user": "agent@teedesk.test",
         *       "reason": ""
         *     }
         */
        GiftCertificateMovement: {
            id: components["schemas"]["RecordId"];
            created_at: components["schemas"]["Instant"];
            kind: components["schemas"]["GiftCertificateMovementKind"];
            /** @description Change of the balance, in whole cents; negative when it was used. */
            amount: components["schemas"]["Cents"];
            /** @description The balance afterwards, in whole cents. */
            balance: components["schemas"]["Cents"];
            /** @description The tee time that used or returned it; null for other kinds. */
            tee_time_id: components["schemas"]["RecordId"] | null;
            /** @description E-mail of the staff member who did it; null when the system did. */
            staff_user: string | null;
            /** @description The reason that staff gave for a correction; otherwise blank. */
            reason: components["schemas"]["ShortText"];
        };
        /**
         * @description The movements of a gift certificate's balance, in whole cents: issued - used + returned + corrected = balance.
         * @example {
         *       "issued": 10000,
         *       "used": 6000,
         *       "returned": 0,
         *       "corrected": 500,
         *       "balance": 4500,
         *       "movements": [
         *         {
         *           "id": 41,
         *           "created_at": "2026-11-22T09:10:00.000Z",
         *           "kind": "corrected",
         *           "amount": 500,
         *           "balance": 4500,
         *           "tee_time_id": null,
         *           "staff_user": "admin@teedesk.test",
         *           "reason": "Goodwill after a late start"
         *         }
         *       ]
         *     }
         */
        GiftCertificateLedger: {
            /** @description The balance when it was sold. */
            issued: components["schemas"]["Cents"];
            /** @description Used by tee times. */
            used: components["schemas"]["Cents"];
            /** @description Returned by tee times that were canceled or are now paid with less of it. */
            returned: components["schemas"]["Cents"];
            /** @description Added by staff by hand, less what they took off. */
            corrected: components["schemas"]["Cents"];
            /** @description What can still be spent. */
            balance: components["schemas"]["Cents"];
            /** @description The latest 500, the newest first. */
            movements: components["schemas"]["GiftCertificateMovement"][];
        };
        /**
         * @description A correction of a gift certificate's sale; null or left out, it stays. No card is charged or refunded. Members this schema does
         *     not name are ignored.
         * @example {
         *       "total": 10000
         *     }
         */
        GiftCertificateSaleInput: {
            /** @description What it was sold for, in whole cents. */
            total: number;
        } | null;
        /**
         * @description The members of a gift certificate that can be changed; a member left out stays as it is. Members this schema does not name
         *     are ignored, because specified consoles send whole records.
         * @example {
         *       "lock_version": 2,
         *       "serial": "GIFT-100",
         *       "balance": "100.00",
         *       "reason": "Goodwill after a late start",
         *       "who_from": "Aunt Jo",
         *       "email_delivery": false,
         *       "mail_recipient": true,
         *       "greeting": "Happy birthday!",
         *       "internal_memo": "Sold by phone.",
         *       "transaction_item": {
         *         "total": 10000
         *       },
         *       "course": null,
         *       "customer": null,
         *       "recipient": null
         *     }
         */
        GiftCertificateInput: {
            lock_version?: components["schemas"]["LockVersion"];
            serial?: components["schemas"]["ShortText"];
            /** @description What can still be spent, as typed; decimal dollars. */
            balance?: components["schemas"]["TypedDollars"];
            /** @description The reason for another balance or sale; its ledger and its transactions show it. */
            reason?: components["schemas"]["ShortText"];
            who_from?: components["schemas"]["ShortText"];
            /** @description True delivers it by e-mail, false by post. */
            email_delivery?: boolean;
            /** @description By post, true sends it to the recipient and false to the purchaser. */
            mail_recipient?: boolean;
            greeting?: components["schemas"]["LongText"];
            internal_memo?: components["schemas"]["LongText"];
            transaction_item?: components["schemas"]["GiftCertificateSaleInput"];
            /** @description The course it is for; null for any. */
            course?: components["schemas"]["CourseId"] | null;
            /** @description Sent as null, and not read; the purchaser is changed by a call of its own. */
            customer?: Record<string, never> | null;
            /** @description Sent as null, and not read; the recipient is changed by a call of its own. */
            recipient?: Record<string, never> | null;
        };
        /**
         * @description A changed gift certificate.
         * @example {
         *       "id": 5,
         *       "gift_certificate": {
         *         "lock_version": 2,
         *         "internal_memo": "Sold by phone.",
         *         "customer": null,
         *         "recipient": null
         *       }
         *     }
         */
        UpdateGiftCertificateRequest: {
            id: components["schemas"]["RecordId"];
            gift_certificate: components["schemas"]["GiftCertificateInput"];
        };
        /**
         * @description A gift certificate's new purchaser.
         * @example {
         *       "purchaser_id": 8,
         *       "serial": "GIFT-100"
         *     }
         */
        ChangePurchaserRequest: {
            /** @description Id of the customer. */
            purchaser_id: components["schemas"]["RecordId"];
            /** @description The certificate's serial, the same as in the path. */
            serial: components["schemas"]["ShortText"];
            lock_version?: components["schemas"]["LockVersion"];
        };
        /**
         * @description A gift certificate's new recipient.
         * @example {
         *       "recipient_id": 9,
         *       "serial": "GIFT-100"
         *     }
         */
        ChangeRecipientRequest: {
            /** @description Id of the customer. */
            recipient_id: components["schemas"]["RecordId"];
            /** @description The certificate's serial, the same as in the path. */
            serial: components["schemas"]["ShortText"];
            lock_version?: components["schemas"]["LockVersion"];
        };
        /**
         * @description Which gift certificates to return. Names and e-mail are the purchaser's. Texts match anywhere in the field, whatever the
         *     case; the other members match exactly. A member left out, or an empty text, does not filter.
         * @example {
         *       "last_name": "Lee",
         *       "created_at": [
         *         "2026-11-01",
         *         "2026-11-30"
         *       ]
         *     }
         */
        GiftCertificateFilters: {
            /** @description Id of the purchaser or recipient. */
            customer_id?: components["schemas"]["RecordId"];
            created_at?: components["schemas"]["DateRange"];
            first_name?: components["schemas"]["ShortText"];
            last_name?: components["schemas"]["ShortText"];
            email?: components["schemas"]["ShortText"];
            serial?: components["schemas"]["ShortText"];
            /** @description What they were sold for, as typed; decimal dollars. */
            value?: components["schemas"]["TypedDollars"];
            /** @description What can still be spent, as typed; decimal dollars. */
            balance?: components["schemas"]["TypedDollars"];
            /** @description True for those by e-mail only, false for those by post only. */
            email_delivery?: boolean;
            internal_memo?: components["schemas"]["ShortText"];
        };
        /**
         * @description `value` is what it was sold for.
         * @example created_at
         * @enum {string}
         */
        GiftCertificateSortField: "created_at" | "first_name" | "last_name" | "email" | "serial" | "value" | "balance" | "email_delivery" | "internal_memo";
        /**
         * @description The members of a link that can be written. On a new link a member left out takes its default, on a stored one it stays as it is. Members this schema does not name are ignored, because specified consoles send whole records.
         * @example {
         *       "url": "https://weather.example.test/la-jolla",
         *       "type": "helpful",
         *       "description": "Weather in La Jolla",
         *       "order": 1
         *     }
         */
        HelpfulLinkInput: {
            lock_version?: components["schemas"]["LockVersion"];
            /** @description Its http or https address. */
            url?: components["schemas"]["LongText"];
            type?: components["schemas"]["HelpfulLinkType"];
            /** @description Its text in the menu. */
            description?: components["schemas"]["ShortText"];
            order?: components["schemas"]["HelpfulLinkOrder"];
        };
        /**
         * @description A new link.
         * @example {
         *       "helpful_link": {
         *         "url": "https://weather.example.test/la-jolla",
         *         "type": "helpful",
         *         "description": "Weather in La Jolla",
         *         "order": 1
         *       }
         *     }
         */
        CreateHelpfulLinkRequest: {
            helpful_link: components["schemas"]["HelpfulLinkInput"];
        };
        /**
         * @description A changed link.
         * @example {
         *       "id": 14,
         *       "helpful_link": {
         *         "lock_version": 0,
         *         "description": "Weather at the coast"
         *       }
         *     }
         */
        UpdateHelpfulLinkRequest: {
            id: components["schemas"]["RecordId"];
            helpful_link: components["schemas"]["HelpfulLinkInput"];
        };
        /**
         * @description Two links to swap.
         * @example {
         *       "first_id": 14,
         *       "second_id": 15
         *     }
         */
        SwapHelpfulLinkOrderRequest: {
            /** @description The link that was moved. */
            first_id: components["schemas"]["RecordId"];
            /** @description The neighbour whose place it takes. */
            second_id: components["schemas"]["RecordId"];
        };
        /**
         * @description A link's new menu.
         * @example {
         *       "id": 14,
         *       "type": "hotel"
         *     }
         */
        ChangeHelpfulLinkTypeRequest: {
            id: components["schemas"]["RecordId"];
            type: components["schemas"]["HelpfulLinkType"];
            lock_version?: components["schemas"]["LockVersion"];
        };
        /**
         * @description A password, as typed. It is stored as a hash only.
         * @example correct-horse-battery
         */
        Password: string;
        /**
         * @description A new staff user. The password has to be repeated. Members this schema does not name are ignored, because specified consoles
         *     send whole records.
         * @example {
         *       "email": "new.agent@teedesk.test",
         *       "name": "Nico New",
         *       "password": "correct-horse-battery",
         *       "password_confirmation": "correct-horse-battery"
         *     }
         */
        StaffUserInput: {
            email?: components["schemas"]["Email"];
            name?: components["schemas"]["ShortText"];
            password?: components["schemas"]["Password"];
            password_confirmation?: components["schemas"]["Password"];
        };
        /**
         * @description The groups they are in; the console sends one. They replace the earlier ones.
         * @example [
         *       "agent"
         *     ]
         */
        StaffUserGroups: components["schemas"]["StaffGroup"][];
        /**
         * @description A new staff user and their groups.
         * @example {
         *       "ric_user": {
         *         "email": "new.agent@teedesk.test",
         *         "name": "Nico New",
         *         "password": "correct-horse-battery",
         *         "password_confirmation": "correct-horse-battery"
         *       },
         *       "groups": [
         *         "agent"
         *       ]
         *     }
         */
        CreateStaffUserRequest: {
            ric_user: components["schemas"]["StaffUserInput"];
            groups: components["schemas"]["StaffUserGroups"];
        };
        /**
         * @description Changes of a stored staff user; a member left out stays as it is, and so does the password when it is blank. Members this schema
         *     does not name are ignored, because specified consoles send whole records.
         * @example {
         *       "id": 2,
         *       "lock_version": 0,
         *       "name": "Alexandra Agent"
         *     }
         */
        StaffUserChange: {
            id: components["schemas"]["RecordId"];
            lock_version?: components["schemas"]["LockVersion"];
            email?: components["schemas"]["Email"];
            name?: components["schemas"]["ShortText"];
            password?: components["schemas"]["Password"];
            password_confirmation?: components["schemas"]["Password"];
        };
        /**
         * @description A changed staff user and their groups; the id is inside the staff user, not beside it.
         * @example {
         *       "ric_user": {
         *         "id": 2,
         *         "lock_version": 0,
         *         "name": "Alexandra Agent"
         *       },
         *       "groups": [
         *         "admin"
         *       ]
         *     }
         */
        UpdateStaffUserRequest: {
            ric_user: components["schemas"]["StaffUserChange"];
            groups: components["schemas"]["StaffUserGroups"];
        };
        /**
         * @description The current password, and the new one twice.
         * @example {
         *       "current_password": "the-one-so-far",
         *       "password": "correct-horse-battery",
         *       "password_confirmation": "correct-horse-battery"
         *     }
         */
        OwnPassword: {
            current_password: components["schemas"]["Password"];
            password: components["schemas"]["Password"];
            password_confirmation: components["schemas"]["Password"];
        };
        /**
         * @description A session of the staff member.
         * @example {
         *       "id": 12,
         *       "is_current": true,
         *       "browser": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36",
         *       "network_address": "203.0.113.7",
         *       "created_at": "2026-11-21T18:30:00.000Z",
         *       "last_used_at": "2026-11-21T18:45:00.000Z",
         *       "expires_at": "2026-12-05T18:30:00.000Z"
         *     }
         */
        OwnSession: {
            id: components["schemas"]["RecordId"];
            /** @description Whether it is the session of the call. */
            is_current: boolean;
            /** @description The browser's User-Agent at the sign-in; empty without one. */
            browser: string;
            /** @description Network address of the sign-in; empty when it is not known. */
            network_address: string;
            /** @description Time of the sign-in. */
            created_at: components["schemas"]["Instant"];
            /** @description Time of the latest use, to within ten minutes. */
            last_used_at: components["schemas"]["Instant"];
            /** @description Time at which it ends. */
            expires_at: components["schemas"]["Instant"];
        };
        /**
         * @description The file name of a report without `.xlsx`.
         * @example weekly
         * @enum {string}
         */
        ReportName: "ap-monthly" | "old-rate-sheet" | "rate-sheet" | "gift-certs" | "maintenance" | "sales_report" | "commission" | "new_sales_report" | "revenue-comparison" | "tee-time" | "tee-times-export" | "audit-trail" | "exceptions" | "weekly";
        /**
         * @description The report to download.
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
         *       "run": 7,
         *       "expires_at": "2026-11-21T18:31:00.000Z"
         *     }
         */
        ReportToken: {
            /** @description To be sent as `access_token` of the download. */
            token: string;
            /** @description The id by which getReportRun returns its progress; a specified server has none. */
            run?: number;
            expires_at: components["schemas"]["Instant"];
        };
        /**
         * @description A requested download of a report.
         * @example {
         *       "state": "making",
         *       "rows": 120000,
         *       "size": 9437184,
         *       "file_name": null,
         *       "problem": null
         *     }
         */
        ReportRun: {
            /**
             * @description Asked until its token is used; queued while it waits for its turn.
             * @enum {string}
             */
            state: "asked" | "queued" | "making" | "made" | "failed";
            /** @description The rows written so far. */
            rows: number;
            /** @description The bytes written so far. */
            size: number;
            /** @description The name of the workbook once it is made. */
            file_name: string | null;
            /** @description The reason it failed. */
            problem: string | null;
        };
        /**
         * @description A mail to one recipient, without its text.
         * @example {
         *       "id": 7,
         *       "recipient": "pat.lee@example.test",
         *       "subject": "Receipt for your tee time at Torrey Pines South",
         *       "state": "failed",
         *       "attempts": 1,
         *       "last_error": "550 no such mailbox",
         *       "entity": "tee_time",
         *       "record_id": 12,
         *       "created_at": "2026-11-21T17:04:00Z",
         *       "updated_at": "2026-11-21T17:04:02Z"
         *     }
         */
        OutgoingMail: {
            id: components["schemas"]["RecordId"];
            recipient: string;
            subject: string;
            /**
             * @description Waiting mail is tried again automatically, failed mail was given up.
             * @enum {string}
             */
            state: "waiting" | "sent" | "failed";
            /** @description Number of attempts. */
            attempts: number;
            /** @description The mail server's message at the last attempt. */
            last_error: string | null;
            /** @description The kind of record it is about. */
            entity: string | null;
            /** @description Id of that record. */
            record_id: number | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last attempt.
             */
            updated_at: string;
        };
        /**
         * @description A kind of record that keeps its history.
         * @example tee_time
         * @enum {string}
         */
        HistoryEntity: "tee_time" | "course" | "course_group" | "rate" | "rental_club" | "image" | "holiday" | "maintenance" | "customer" | "discount" | "gift_certificate" | "gift_certificate_sales" | "helpful_link" | "staff_user";
        /**
         * @description The act: signed in (`sign_in`), met the limit of failed sign-ins (`lock_out`), ended a session (`session_end`), changed their
         *     own password (`password`), added, changed or deleted a staff user (`staff_user`), was refused a call for admins (`access`),
         *     downloaded a report (`report`), read a saved card (`card_read`) or changed the broadcast message (`broadcast`).
         * @example sign_in
         * @enum {string}
         */
        AuditEvent: "sign_in" | "lock_out" | "session_end" | "password" | "staff_user" | "access" | "report" | "card_read" | "broadcast";
        /**
         * @description Whether it was done or refused.
         * @example refused
         * @enum {string}
         */
        AuditOutcome: "done" | "refused";
        /**
         * @description Which entries to return. A member left out, or an empty text, does not filter.
         * @example {
         *       "event": "sign_in",
         *       "outcome": "refused"
         *     }
         */
        AuditFilters: {
            event?: components["schemas"]["AuditEvent"];
            outcome?: components["schemas"]["AuditOutcome"];
            /** @description Part of the e-mail. */
            staff_user?: components["schemas"]["ShortText"];
            /** @description Part of the network address. */
            network_address?: components["schemas"]["ShortText"];
            created_at?: components["schemas"]["DateRange"];
        };
        /**
         * @description One entry of the audit trail. Entries are never changed.
         * @example {
         *       "id": 31,
         *       "created_at": "2026-11-21T18:45:00.000Z",
         *       "event": "sign_in",
         *       "outcome": "refused",
         *       "staff_user_id": 2,
         *       "staff_user": "agent@teedesk.test",
         *       "network_address": "203.0.113.7",
         *       "operation": "signIn",
         *       "status": 401,
         *       "detail": null
         *     }
         */
        AuditEntry: {
            /** @description Id of the entry; a newer one has a higher id. */
            id: number;
            created_at: components["schemas"]["Instant"];
            event: components["schemas"]["AuditEvent"];
            outcome: components["schemas"]["AuditOutcome"];
            /** @description Id of the staff user; null when no staff user is known. */
            staff_user_id: number | null;
            /** @description E-mail of the staff user, or the one typed at the sign-in; at a lock-out only that of a staff user. */
            staff_user: string | null;
            /** @description Address of the caller; at a lock-out by IPv6 its network. */
            network_address: string;
            /** @description The operation that was called. */
            operation: string;
            /** @description The status of the response. */
            status: number;
            /** @description The subject, such as the entry whose card was read. */
            detail: string | null;
        };
        /**
         * @description The lost lead or the queue entry that a call is about; one of the two.
         * @example {
         *       "lost_lead_id": 31
         *     }
         */
        CallClaimRequest: {
            lost_lead_id?: components["schemas"]["RecordId"];
            availability_queue_id?: components["schemas"]["RecordId"];
        };
        /**
         * @description A call, by the lost lead or the queue entry that it is about, and its outcome.
         * @example {
         *       "lost_lead_id": 31,
         *       "outcome": "call_back",
         *       "call_at": "2026-11-21T22:00:00.000Z"
         *     }
         */
        RecordCallRequest: {
            lost_lead_id?: components["schemas"]["RecordId"];
            availability_queue_id?: components["schemas"]["RecordId"];
            /**
             * @description The outcome. A booking is one too, and records itself.
             * @enum {string}
             */
            outcome: "no_answer" | "left_message" | "call_back" | "declined";
            /** @description When to call back; of that outcome alone. */
            call_at?: components["schemas"]["Instant"];
            /** @description What the call back is about. */
            note?: components["schemas"]["ShortText"];
        };
        /**
         * @description `tell_course` a booking, change or cancelation by telephone; `call_back` a customer; a `failed_refund` or `failed_mail` to see to; a
         *     `doubted_booking` to check.
         * @example tell_course
         * @enum {string}
         */
        PromiseKind: "tell_course" | "call_back" | "failed_refund" | "failed_mail" | "doubted_booking";
        /**
         * @description Which of what is to be done. A member left out, or an empty text, does not filter.
         * @example {
         *       "kind": "tell_course"
         *     }
         */
        PromiseFilters: {
            kind?: components["schemas"]["PromiseKind"];
            /** @description Part of the name of the agent who began it. */
            agent?: string;
        };
        /**
         * @description The customer of a promise.
         * @example {
         *       "id": 8,
         *       "first_name": "Pat",
         *       "last_name": "Lee",
         *       "primary_phone": "858-555-0100"
         *     }
         */
        PromisedCustomer: {
            id: components["schemas"]["RecordId"];
            /** @description First name. */
            first_name: string;
            /** @description Last name. */
            last_name: string;
            /** @description Telephone number; blank when there is none. */
            primary_phone: string;
        };
        /**
         * @description The tee time of a promise.
         * @example {
         *       "id": 12,
         *       "lock_version": 3,
         *       "course_name": "Torrey Pines South",
         *       "course_phone": "858-555-0111",
         *       "play_date": "2026-11-28",
         *       "play_time": "10:30",
         *       "players": 4,
         *       "is_canceled": false
         *     }
         */
        PromisedTeeTime: {
            id: components["schemas"]["RecordId"];
            lock_version: components["schemas"]["LockVersion"];
            /** @description Name of the course. */
            course_name: string;
            /** @description Telephone number of the course; blank when there is none. */
            course_phone: string;
            play_date: components["schemas"]["LocalDate"];
            play_time: components["schemas"]["TimeOfDay"];
            players: components["schemas"]["Players"];
            /** @description Whether it is canceled. */
            is_canceled: boolean;
        };
        /**
         * @description A course has to be told that a tee time is `booked`, `changed` or `canceled`.
         * @example changed
         * @enum {string}
         */
        CourseNews: "booked" | "changed" | "canceled";
        /**
         * @description Course, day, time and players.
         * @example {
         *       "course_name": "Torrey Pines South",
         *       "course_phone": "858-555-0111",
         *       "play_date": "2026-11-28",
         *       "play_time": "09:40",
         *       "players": 4
         *     }
         */
        ToldTeeTime: {
            /** @description Name of the course. */
            course_name: string;
            /** @description Telephone number of the course; blank when there is none. */
            course_phone: string;
            play_date: components["schemas"]["LocalDate"];
            play_time: components["schemas"]["TimeOfDay"];
            players: components["schemas"]["Players"];
        };
        /**
         * @description A mail that was given up.
         * @example {
         *       "recipient": "pat.lee@example.test",
         *       "subject": "Your tee time",
         *       "reason": "Mailbox unavailable",
         *       "gift_certificate_id": null
         *     }
         */
        FailedMail: {
            /** @description The gift certificate it is about; null of another record. */
            gift_certificate_id: number | null;
            /** @description The address. */
            recipient: string;
            /** @description The subject. */
            subject: string;
            /** @description The reason that the mail server gave; blank when it gave none. */
            reason: string;
        };
        /**
         * @description Something that staff have to do. `kind` and `record_id` identify it: the id is that of the call, of the mail, or else of the tee time.
         * @example {
         *       "kind": "tell_course",
         *       "record_id": 12,
         *       "since": "2026-11-21T18:45:00.000Z",
         *       "due_at": "2026-11-21T19:45:00.000Z",
         *       "is_overdue": false,
         *       "agent": "Kim Park",
         *       "customer": {
         *         "id": 8,
         *         "first_name": "Pat",
         *         "last_name": "Lee",
         *         "primary_phone": "858-555-0100"
         *       },
         *       "tee_time": {
         *         "id": 12,
         *         "lock_version": 3,
         *         "course_name": "Torrey Pines South",
         *         "course_phone": "858-555-0111",
         *         "play_date": "2026-11-28",
         *         "play_time": "10:30",
         *         "players": 4,
         *         "is_canceled": false
         *       },
         *       "news": "changed",
         *       "told": {
         *         "course_name": "Torrey Pines South",
         *         "course_phone": "858-555-0111",
         *         "play_date": "2026-11-28",
         *         "play_time": "09:40",
         *         "players": 4
         *       },
         *       "refund_amount": null,
         *       "mail": null,
         *       "doubts": [],
         *       "note": "",
         *       "wish": null
         *     }
         */
        Promise: {
            kind: components["schemas"]["PromiseKind"];
            record_id: components["schemas"]["RecordId"];
            /** @description The moment of the reason for it. */
            since: components["schemas"]["Instant"];
            due_at: components["schemas"]["Instant"];
            /** @description Whether it should have been done by now. */
            is_overdue: boolean;
            /** @description Name of the agent who began it; blank when it was no one in particular. */
            agent: string;
            /** @description The customer; null where none is known. */
            customer: components["schemas"]["PromisedCustomer"] | null;
            /** @description The tee time as it is now; null where it is about none. */
            tee_time: components["schemas"]["PromisedTeeTime"] | null;
            /** @description What the course has to be told; null of another kind. */
            news: components["schemas"]["CourseNews"] | null;
            /** @description The tee time as the course was notified of it last; null where it was not. */
            told: components["schemas"]["ToldTeeTime"] | null;
            /** @description The refund that failed, in cents; null of another kind. */
            refund_amount: number | null;
            /** @description The mail that failed; null of another kind. */
            mail: components["schemas"]["FailedMail"] | null;
            /** @description The doubts that were confirmed before booking, by their codes. */
            doubts: string[];
            /** @description What a promised call is about. */
            note: string;
            /** @description The tee time that the customer to call asked for; null where none is known. */
            wish: components["schemas"]["ToldTeeTime"] | null;
        };
        /**
         * @description A promise that was kept.
         * @example {
         *       "kind": "tell_course",
         *       "record_id": 12,
         *       "lock_version": 3
         *     }
         */
        ClosePromiseRequest: {
            kind: components["schemas"]["PromiseKind"];
            record_id: components["schemas"]["RecordId"];
            /** @description The version of the tee time that the course was told; 409 when it has changed since. */
            lock_version?: components["schemas"]["LockVersion"];
        };
        /**
         * @description A call that is promised to a customer.
         * @example {
         *       "customer_id": 8,
         *       "call_at": "2026-11-21T22:00:00.000Z",
         *       "note": "Wants four on Sunday"
         *     }
         */
        PromiseCallRequest: {
            customer_id: components["schemas"]["RecordId"];
            call_at: components["schemas"]["Instant"];
            /** @description What it is about. */
            note?: components["schemas"]["ShortText"];
        };
        /**
         * @description A course, and the hours in which it closes.
         * @example {
         *       "course_id": 17,
         *       "start_date": "2026-12-07",
         *       "start_time": "00:00",
         *       "end_date": "2026-12-09",
         *       "end_time": "23:59"
         *     }
         */
        ClosureHours: {
            course_id: components["schemas"]["RecordId"];
            start_date: components["schemas"]["LocalDate"];
            start_time: components["schemas"]["TimeOfDay"];
            end_date: components["schemas"]["LocalDate"];
            end_time: components["schemas"]["TimeOfDay"];
        };
        /**
         * @description `cancel` a booking and give back all that was paid, or `leave` it as it is.
         * @example cancel
         * @enum {string}
         */
        ClosureAct: "cancel" | "leave";
        /**
         * @description What is done with a booking.
         * @example {
         *       "tee_time_id": 12,
         *       "act": "cancel",
         *       "lock_version": 0,
         *       "refund_amount": 17500
         *     }
         */
        ChosenBooking: {
            tee_time_id: components["schemas"]["RecordId"];
            act: components["schemas"]["ClosureAct"];
            lock_version: components["schemas"]["LockVersion"];
            /** @description The refund of the plan, in cents. */
            refund_amount: number;
        };
        /**
         * @description A plan to carry out.
         * @example {
         *       "hours": {
         *         "course_id": 17,
         *         "start_date": "2026-12-07",
         *         "start_time": "00:00",
         *         "end_date": "2026-12-09",
         *         "end_time": "23:59"
         *       },
         *       "bookings": [
         *         {
         *           "tee_time_id": 12,
         *           "act": "cancel",
         *           "lock_version": 0,
         *           "refund_amount": 17500
         *         }
         *       ]
         *     }
         */
        BeginClosureRequest: {
            hours: components["schemas"]["ClosureHours"];
            /** @description All bookings of the plan, with what was chosen and the facts upon which it was. */
            bookings: components["schemas"]["ChosenBooking"][];
        };
        /**
         * @description The closing of a course. Amounts are cents.
         * @example {
         *       "id": 3,
         *       "course_name": "Torrey Pines South",
         *       "start_date": "2026-12-07",
         *       "start_time": "00:00",
         *       "end_date": "2026-12-09",
         *       "end_time": "23:59",
         *       "state": "running",
         *       "staff_user": "admin@teedesk.test",
         *       "created_at": "2026-11-21T18:45:00.000Z",
         *       "waiting": 4,
         *       "done": 8,
         *       "failed": 0,
         *       "refunded_amount": 140000
         *     }
         */
        CourseClosure: {
            id: components["schemas"]["RecordId"];
            /** @description Name of the course. */
            course_name: string;
            start_date: components["schemas"]["LocalDate"];
            start_time: components["schemas"]["TimeOfDay"];
            end_date: components["schemas"]["LocalDate"];
            end_time: components["schemas"]["TimeOfDay"];
            /**
             * @description While it is `running` nothing is booked inside.
             * @enum {string}
             */
            state: "running" | "done";
            /** @description E-mail of the person who began it. */
            staff_user: string;
            created_at: components["schemas"]["Instant"];
            /** @description Number of bookings still to do. */
            waiting: components["schemas"]["Count"];
            /** @description Number of bookings that are done, those that were left included. */
            done: components["schemas"]["Count"];
            /** @description Number of bookings that failed. */
            failed: components["schemas"]["Count"];
            /** @description Cents that cards got back so far. */
            refunded_amount: number;
        };
        /**
         * @description A booking of a closure. Amounts are cents.
         * @example {
         *       "tee_time_id": 12,
         *       "play_date": "2026-12-07",
         *       "play_time": "09:40",
         *       "customer_name": "Pat Lee",
         *       "act": "cancel",
         *       "state": "failed",
         *       "refund_amount": 17500,
         *       "certificate_amount": 0,
         *       "refunded_amount": 0,
         *       "note": "The payment gateway refused the refund; nothing was canceled or refunded."
         *     }
         */
        ClosureRunBooking: {
            tee_time_id: components["schemas"]["RecordId"];
            play_date: components["schemas"]["LocalDate"];
            play_time: components["schemas"]["TimeOfDay"];
            /** @description First and last name of the customer. */
            customer_name: string;
            act: components["schemas"]["ClosureAct"];
            /**
             * @description The state of its act.
             * @enum {string}
             */
            state: "waiting" | "done" | "failed";
            /** @description The refund of the plan, in cents. */
            refund_amount: number;
            /** @description Cents of the plan for the gift certificate. */
            certificate_amount: number;
            /** @description Cents that the card got back. */
            refunded_amount: number;
            /** @description The reason for which it failed or still waits; blank without one. */
            note: string;
        };
        /**
         * @description The closing of a course, with its bookings.
         * @example {
         *       "closure": {
         *         "id": 3,
         *         "course_name": "Torrey Pines South",
         *         "start_date": "2026-12-07",
         *         "start_time": "00:00",
         *         "end_date": "2026-12-09",
         *         "end_time": "23:59",
         *         "state": "done",
         *         "staff_user": "admin@teedesk.test",
         *         "created_at": "2026-11-21T18:45:00.000Z",
         *         "waiting": 0,
         *         "done": 1,
         *         "failed": 0,
         *         "refunded_amount": 17500
         *       },
         *       "bookings": [
         *         {
         *           "tee_time_id": 12,
         *           "play_date": "2026-12-07",
         *           "play_time": "09:40",
         *           "customer_name": "Pat Lee",
         *           "act": "cancel",
         *           "state": "done",
         *           "refund_amount": 17500,
         *           "certificate_amount": 0,
         *           "refunded_amount": 17500,
         *           "note": ""
         *         }
         *       ]
         *     }
         */
        ClosureRun: {
            closure: components["schemas"]["CourseClosure"];
            /** @description By day and time. */
            bookings: components["schemas"]["ClosureRunBooking"][];
        };
        /**
         * @description A booking that stands inside a closure. Amounts are cents.
         * @example {
         *       "tee_time_id": 12,
         *       "lock_version": 0,
         *       "play_date": "2026-12-07",
         *       "play_time": "09:40",
         *       "players": 2,
         *       "customer_name": "Pat Lee",
         *       "confirmation": "INTERNAL",
         *       "refund_amount": 17500,
         *       "certificate_amount": 0,
         *       "due_amount": 0
         *     }
         */
        ClosureBooking: {
            tee_time_id: components["schemas"]["RecordId"];
            lock_version: components["schemas"]["LockVersion"];
            play_date: components["schemas"]["LocalDate"];
            play_time: components["schemas"]["TimeOfDay"];
            /** @description Its players. */
            players: components["schemas"]["Count"];
            /** @description First and last name of the customer. */
            customer_name: string;
            /** @description The course's confirmation number; INTERNAL where it was booked by telephone. */
            confirmation: string;
            /** @description What is left of the card payment, in cents. */
            refund_amount: number;
            /** @description The part of a gift certificate, in cents. */
            certificate_amount: number;
            /** @description Cents that no card paid: they are due at the course. */
            due_amount: number;
        };
        /**
         * @description The bookings inside the hours of a closure.
         * @example {
         *       "course_name": "Torrey Pines South",
         *       "bookings": [
         *         {
         *           "tee_time_id": 12,
         *           "lock_version": 0,
         *           "play_date": "2026-12-07",
         *           "play_time": "09:40",
         *           "players": 2,
         *           "customer_name": "Pat Lee",
         *           "confirmation": "INTERNAL",
         *           "refund_amount": 17500,
         *           "certificate_amount": 0,
         *           "due_amount": 0
         *         }
         *       ]
         *     }
         */
        ClosurePlan: {
            /** @description Name of the course. */
            course_name: string;
            /** @description By day and time. */
            bookings: components["schemas"]["ClosureBooking"][];
        };
        /**
         * @description A request is `waiting` until another person `consented` or `declined`. It is `outdated` where the facts had changed by the consent,
         *     `replaced` by another request of the same person, and `expired` after three days.
         * @example waiting
         * @enum {string}
         */
        ConsentState: "waiting" | "consented" | "declined" | "outdated" | "replaced" | "expired";
        /**
         * @description Which requests to return. A member left out, or an empty text, does not filter.
         * @example {
         *       "state": "waiting"
         *     }
         */
        ConsentFilters: {
            state?: components["schemas"]["ConsentState"];
            /** @description Part of the person who asks. */
            staff_user?: components["schemas"]["ShortText"];
        };
        /**
         * @description What is asked of a tee time.
         * @example {
         *       "cancel": true,
         *       "force_cancel": false,
         *       "refund_amount": 17500,
         *       "standard_refund": 13000,
         *       "transaction_total": 17500
         *     }
         */
        AskedCancelation: {
            /** @description Whether the tee time is canceled. */
            cancel: boolean;
            /** @description Whether it is canceled even when the course's system refuses. */
            force_cancel: boolean;
            /** @description The refund in cents; null without one. */
            refund_amount: number | null;
            /** @description The refund in cents by the terms of the sale; null without a refund. */
            standard_refund: number | null;
            /** @description The most that can be refunded, in cents; 0 without a refund. */
            transaction_total: number;
        };
        /**
         * @description What is asked of a gift certificate.
         * @example {
         *       "balance_before": 5000,
         *       "balance": 90000,
         *       "value_before": 5000,
         *       "value": 5000
         *     }
         */
        AskedCorrection: {
            /** @description The balance when it was asked, in cents. */
            balance_before: number;
            /** @description The balance asked for, in cents. */
            balance: number;
            /** @description The cents it was sold for when it was asked; null without a sale. */
            value_before: number | null;
            /** @description The cents asked for as its value; null without a sale. */
            value: number | null;
        };
        /**
         * @description A request for a refund, a forced cancelation or a correction that its person may not do alone.
         * @example {
         *       "id": 4,
         *       "created_at": "2026-11-21T18:45:00.000Z",
         *       "expires_at": "2026-11-24T18:45:00.000Z",
         *       "state": "waiting",
         *       "staff_user": "agent@teedesk.test",
         *       "reason": "Rained off",
         *       "tee_time_id": 12,
         *       "gift_certificate_id": null,
         *       "cancelation": {
         *         "cancel": true,
         *         "force_cancel": false,
         *         "refund_amount": 17500,
         *         "standard_refund": 13000,
         *         "transaction_total": 17500
         *       },
         *       "correction": null,
         *       "decided_by": null,
         *       "decided_at": null
         *     }
         */
        Consent: {
            id: components["schemas"]["RecordId"];
            created_at: components["schemas"]["Instant"];
            expires_at: components["schemas"]["Instant"];
            state: components["schemas"]["ConsentState"];
            /** @description E-mail of the person who asks. */
            staff_user: string;
            /** @description The reason given; blank when none was. */
            reason: string;
            /** @description The tee time. */
            tee_time_id: number | null;
            /** @description The gift certificate. */
            gift_certificate_id: number | null;
            /** @description What is asked of the tee time; null of a gift certificate. */
            cancelation: components["schemas"]["AskedCancelation"] | null;
            /** @description What is asked of the gift certificate; null of a tee time. */
            correction: components["schemas"]["AskedCorrection"] | null;
            /** @description E-mail of the person who consented or declined. */
            decided_by: string | null;
            /** @description The moment of the decision; null before. */
            decided_at: components["schemas"]["Instant"] | null;
        };
        /**
         * @description The outcome of a decision.
         * @example {
         *       "valid": true,
         *       "message": "The tee time was canceled and $40.00 refunded."
         *     }
         */
        ConsentDecision: {
            /** @description False when nothing was done; `message` has the reason. */
            valid: boolean;
            /** @description One sentence for the user. */
            message: string;
        };
        /**
         * @description The balance of a gift certificate was corrected (`balance_correction`), or the amount it was sold for (`sale_correction`); a
         *     cancelation was forced (`forced_cancelation`); another amount than the standard refund went back (`custom_refund`); a booking that
         *     stands costs nothing at the course, such as at a rate without a wholesale rate (`no_cost`), or is not charged (`not_charged`).
         * @example custom_refund
         * @enum {string}
         */
        ExceptionKind: "balance_correction" | "sale_correction" | "forced_cancelation" | "custom_refund" | "no_cost" | "not_charged";
        /**
         * @description Which exceptions to return. A member left out, or an empty text, does not filter.
         * @example {
         *       "kind": "custom_refund"
         *     }
         */
        ExceptionFilters: {
            kind?: components["schemas"]["ExceptionKind"];
            /** @description Part of the person. */
            staff_user?: components["schemas"]["ShortText"];
            created_at?: components["schemas"]["DateRange"];
        };
        /**
         * @description One exception.
         * @example {
         *       "id": 70368744177664,
         *       "created_at": "2026-11-21T18:45:00.000Z",
         *       "kind": "custom_refund",
         *       "staff_user": "agent@teedesk.test",
         *       "amount": 1500,
         *       "reason": "Rained off",
         *       "tee_time_id": 12,
         *       "gift_certificate_id": null
         *     }
         */
        ExceptionEntry: {
            /** @description A number of its own, the same whenever it is asked for. */
            id: number;
            created_at: components["schemas"]["Instant"];
            kind: components["schemas"]["ExceptionKind"];
            /** @description E-mail of the person; the agent's name where no account is known. */
            staff_user: string;
            /**
             * @description Cents: of a correction its change, of a refund its difference from the standard one, of a booking that is not charged what is due;
             *     otherwise 0.
             */
            amount: number;
            /** @description The reason given; blank when none was. */
            reason: string;
            /** @description E-mail of the second person who consented; null without one. */
            consented_by?: string | null;
            /** @description The tee time. */
            tee_time_id: number | null;
            /** @description The gift certificate. */
            gift_certificate_id: number | null;
        };
        /**
         * @description The kind of a found record.
         * @example tee_time
         * @enum {string}
         */
        FoundKind: "tee_time" | "customer" | "gift_certificate" | "discount" | "course" | "staff_user";
        /**
         * @description A record that a text means, in a line of its own.
         * @example {
         *       "kind": "tee_time",
         *       "id": 12,
         *       "title": "Sat 11/28/2026 07:40, Torrey Pines South",
         *       "detail": "Pat Hopper · 4 players · TT700123",
         *       "is_exact": true
         *     }
         */
        FoundRecord: {
            kind: components["schemas"]["FoundKind"];
            id: components["schemas"]["RecordId"];
            /** @description The name by which staff know it. */
            title: string;
            /** @description What tells it apart from others of that name; may be empty. */
            detail: string;
            /** @description Whether the text is its handle, its id or its whole name. */
            is_exact: boolean;
        };
        /**
         * @description The change of one field. Secrets and card data are never recorded.
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
            /** @description The act, for example created, updated, canceled, receipt sent. */
            action: string;
            changes: components["schemas"]["FieldChange"][];
        };
        /**
         * @description The state of the server.
         * @example {
         *       "status": "ok",
         *       "version": "0.1.0",
         *       "commit": "4f1c2d7"
         *     }
         */
        Health: {
            /**
             * @description Always ok; an unhealthy server returns another status code.
             * @enum {string}
             */
            status: "ok";
            /** @description The version of the server. */
            version?: string;
            /** @description The commit it was built from. */
            commit?: string;
        };
    };
    responses: {
        /** @description Any other failure: 500 when the server broke, 503 while it is shutting down. */
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
         * @description Nothing was written: the record has changed since it was read (`current` is what it is now), or a call with the same
         *     `Idempotency-Key` is still running (`current` is null).
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
        /** @description The seats. */
        seatsAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SlotSeats"];
            };
        };
        /** @description Done; the body is empty. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /** @example {} */
                "application/json": components["schemas"]["Nothing"];
            };
        };
        /** @description Nothing was done, because the record's state does not allow it. The message has the reason. */
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
                "application/json": components["schemas"]["Refusal"];
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
        /** @description Which links to return. JSON in the query string. */
        helpfulLinkFilters: components["schemas"]["HelpfulLinkFilters"];
        /**
         * @description The direction of each entry of `sort_fields`, in the same order: true sorts descending. JSON in the query string. Missing
         *     entries sort ascending.
         */
        SortDesc: boolean[];
        /**
         * @description The page to return, from 1.
         * @example 1
         */
        Page: number;
        /**
         * @description Rows on a page, at most 500. 0 or less means the default size of the list.
         * @example 30
         */
        PerPage: number;
        /** @description Which free tee times to return. JSON in the query string. */
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
         * @description One key per act of the user, kept until the call succeeds. A repeated call with the same key and body returns the stored result
         *     for 24 hours instead of acting twice. Optional: without it every call acts.
         * @example 0b2c7f0e-5b0f-4a53-9d43-0d5b0a3c9b1e
         */
        IdempotencyKey: string;
        /** @description Which rental clubs to return. JSON in the query string. */
        rentalClubFilters: components["schemas"]["RentalClubFilters"];
        /**
         * @description Id of the record.
         * @example 12
         */
        Id: components["schemas"]["RecordId"];
        /** @description Which tee times to return. JSON in the query string. */
        teeTimeFilters: components["schemas"]["TeeTimeFilters"];
        /**
         * @description `daily` returns only what was booked today, `monthly` what was booked this month, `played` everything.
         * @example played
         */
        teeTimeQueryType: "played" | "monthly" | "daily";
        /**
         * @description Id of the free tee time (fupId in the console's address).
         * @example 901
         */
        availabilityId: components["schemas"]["RecordId"];
        /** @description Which staff users to return. JSON in the query string. */
        staffUserFilters: components["schemas"]["StaffUserFilters"];
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
         * @description A moment, at least a minute ago: the figures are those recorded by then, so that the same report is the same file whenever it is asked for.
         *     The default is now. Additive.
         * @example 2026-10-31T23:59:59.000Z
         */
        asOf: components["schemas"]["Instant"];
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
        /** @description Which courses to return. JSON in the query string. */
        courseFilters: components["schemas"]["CourseFilters"];
        /** @description Which course groups to return. JSON in the query string. */
        courseGroupFilters: components["schemas"]["CourseGroupFilters"];
        /** @description Which rates to return. JSON in the query string. */
        rateFilters: components["schemas"]["RateFilters"];
        /**
         * @description Rows on a page, at most 500; -1 returns all of them. 0 and anything below -1 mean the default size.
         * @example -1
         */
        ratesPerPage: number;
        /** @description Which live rates to return. JSON in the query string. */
        liveRateFilters: components["schemas"]["LiveRateFilters"];
        /** @description Which images to return. JSON in the query string. */
        courseImageFilters: components["schemas"]["CourseImageFilters"];
        /** @description Which holidays to return. JSON in the query string. */
        holidayFilters: components["schemas"]["HolidayFilters"];
        /** @description Which maintenances to return. JSON in the query string. */
        maintenanceFilters: components["schemas"]["MaintenanceFilters"];
        /** @description Which customers to return. JSON in the query string. */
        customerFilters: components["schemas"]["CustomerFilters"];
        /** @description Which discounts to return. JSON in the query string. */
        discountFilters: components["schemas"]["DiscountFilters"];
        /**
         * @description Serial of the gift certificate.
         * @example GIFT-100
         */
        serial: string;
        /** @description Which gift certificates to return. JSON in the query string. */
        giftCertificateFilters: components["schemas"]["GiftCertificateFilters"];
        /**
         * @description `daily` returns only what was sold today, `monthly` what was sold this month; the default is everything.
         * @example monthly
         */
        giftCertificateQueryType: "monthly" | "daily";
        /** @description Which entries to return. JSON in the query string. */
        auditFilters: components["schemas"]["AuditFilters"];
        /** @description Which of them to return. JSON in the query string. */
        promiseFilters: components["schemas"]["PromiseFilters"];
        /** @description Which requests to return. JSON in the query string. */
        consentFilters: components["schemas"]["ConsentFilters"];
        /** @description Which exceptions to return. JSON in the query string. */
        exceptionFilters: components["schemas"]["ExceptionFilters"];
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
                     * @description The session's secret. Any later response may carry a new one, which replaces it.
                     * @example gq2VqQF3m1hYw0bN
                     */
                    "access-token"?: string;
                    /**
                     * @description Identifies the browser of the session.
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
    listHelpfulLinks: {
        parameters: {
            query?: {
                /** @description Which links to return. JSON in the query string. */
                filters?: components["parameters"]["helpfulLinkFilters"];
                /** @description The fields to sort by, the most important first. JSON in the query string. */
                sort_fields?: components["schemas"]["HelpfulLinkSortField"][];
                /**
                 * @description The direction of each entry of `sort_fields`, in the same order: true sorts descending. JSON in the query string. Missing
                 *     entries sort ascending.
                 */
                sort_desc?: components["parameters"]["SortDesc"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelpfulLink"][];
                };
            };
            401: components["responses"]["Unauthorized"];
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
            /** @description The message; its text is empty when there is none. */
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
    listCourseChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The courses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseChoice"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    listLiveCourseChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The courses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseChoice"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    listInternalCourseChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The courses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseChoice"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    listLostLeads: {
        parameters: {
            query?: {
                /**
                 * @description The page to return, from 1.
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
                 * @description The direction of each entry of `sort_fields`, in the same order: true sorts descending. JSON in the query string. Missing
                 *     entries sort ascending.
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
    createLostLead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLostLeadRequest"];
            };
        };
        responses: {
            /** @description The stored lead. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueueLead"];
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
                /** @description Which free tee times to return. JSON in the query string. */
                filters?: components["parameters"]["availabilityFilters"];
                /**
                 * @description The page to return, from 1.
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
                 * @description The direction of each entry of `sort_fields`, in the same order: true sorts descending. JSON in the query string. Missing
                 *     entries sort ascending.
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
                /** @description Which free tee times to return. JSON in the query string. */
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
    feedAvailability: {
        parameters: {
            query?: {
                /**
                 * @description `delta` has some slots; `snapshot` has all of them, so nothing else is free.
                 * @example delta
                 */
                mode?: "delta" | "snapshot";
                /**
                 * @description Time of the observation where a line has none; the default is now.
                 * @example 2026-11-21T18:00:00.000Z
                 */
                observed_at?: components["schemas"]["Instant"];
            };
            header: {
                /**
                 * @description The secret of the source.
                 * @example 5q6hC0o0lC1nYVhQ6mLJpS8dS7Yb2pXw3Jr0e9uKf1A
                 */
                "X-Feed-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {"course_id":17,"date":"2026-11-28","time":"09:40","spots":[1,2,3,4],"rate_id":40}
                 *     {"course_id":17,"date":"2026-11-28","time":"09:50","spots":[]}
                 */
                "application/x-ndjson": string;
            };
        };
        responses: {
            /** @description The lines' result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedResult"];
                };
            };
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
            /** @description The tee times with a queue; empty when no one waits. */
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
            /** @description Stored, with a message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedTemplate"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    previewTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateDraft"];
            };
        };
        responses: {
            /** @description The mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePreview"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    listTemplateVersions: {
        parameters: {
            query: {
                /** @description Key of the template. */
                template: components["schemas"]["TemplateKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The texts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateVersion"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    sendTestMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateDraft"];
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
    getGiftCertificateSummary: {
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
                    "application/json": components["schemas"]["GiftCertificateSummary"];
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
    explainRate: {
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
            /** @description The choice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateChoice"];
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
                    "application/json": components["schemas"]["CheckedBooking"];
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
                    "application/json": components["schemas"]["CheckedBooking"];
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
                 * @description One key per act of the user, kept until the call succeeds. A repeated call with the same key and body returns the stored result
                 *     for 24 hours instead of acting twice. Optional: without it every call acts.
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
                    /**
                     * @description `true` where the response was stored earlier under the same Idempotency-Key: the record may have changed since. A
                     *     specified server does not send it.
                     * @example true
                     */
                    "X-Replayed"?: string;
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
    countRentalClubs: {
        parameters: {
            query?: {
                /** @description Which rental clubs to return. JSON in the query string. */
                filters?: components["parameters"]["rentalClubFilters"];
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
    listRentalClubs: {
        parameters: {
            query?: {
                /** @description Which rental clubs to return. JSON in the query string. */
                filters?: components["parameters"]["rentalClubFilters"];
                /**
                 * @description The page to return, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page, at most 500. 0 or less means the default size of the list.
                 * @example 30
                 */
                per_page?: components["parameters"]["PerPage"];
                /** @description The fields to sort by, the most important first. JSON in the query string. */
                sort_fields?: components["schemas"]["RentalClubSortField"][];
                /**
                 * @description The direction of each entry of `sort_fields`, in the same order: true sorts descending. JSON in the query string. Missing
                 *     entries sort ascending.
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
                    "application/json": components["schemas"]["RentalClub"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    listFeedSources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sources; empty when there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedSource"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    readSeats: {
        parameters: {
            query: {
                /**
                 * @description The course.
                 * @example 17
                 */
                course_id: components["schemas"]["RecordId"];
                /**
                 * @description The day.
                 * @example 2026-11-28
                 */
                play_date: components["schemas"]["LocalDate"];
                /**
                 * @description The time of day.
                 * @example 09:40
                 */
                play_time: components["schemas"]["TimeOfDay"];
                /**
                 * @description A booking that changes. It is left out, as its own seats are free to it.
                 * @example 12
                 */
                tee_time_id?: components["schemas"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["seatsAnswer"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    holdSlot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoldSlotRequest"];
            };
        };
        responses: {
            200: components["responses"]["seatsAnswer"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    releaseSlot: {
        parameters: {
            query?: {
                /**
                 * @description The form that gives it up, as in holdSlot.
                 * @example 0b2c7f0e5b0f4a53
                 */
                form?: string;
            };
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
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    askForSlot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskForSlotRequest"];
            };
        };
        responses: {
            200: components["responses"]["seatsAnswer"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    listOffers: {
        parameters: {
            query: {
                /** @description The days asked for. */
                days: components["schemas"]["LocalDate"][];
                /**
                 * @description The number of players.
                 * @example 4
                 */
                players: number;
                /**
                 * @description The time asked for; those within two hours of it suit. Without it the hours count.
                 * @example 08:00
                 */
                play_time?: components["schemas"]["TimeOfDay"];
                /**
                 * @description The first time of day that suits.
                 * @example 07:00
                 */
                time_start?: components["schemas"]["TimeOfDay"];
                /**
                 * @description The last time of day that suits; not before the first.
                 * @example 11:00
                 */
                time_end?: components["schemas"]["TimeOfDay"];
                /**
                 * @description The most that the caller would pay in all, with the service fee.
                 * @example 12000
                 */
                most_cents?: number;
                /**
                 * @description Whether that is for each player or for all of them.
                 * @example player
                 */
                most_of?: "player" | "all";
                /**
                 * @description This course alone.
                 * @example 17
                 */
                course_id?: components["schemas"]["RecordId"];
                /**
                 * @description The courses of this group alone.
                 * @example 3
                 */
                course_group_id?: components["schemas"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offers; empty when nothing suits on any of the days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offers"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    listSoldTwice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tee times; empty when none was sold twice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SoldTwice"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    countSoldTwice: {
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
    listSlotMatches: {
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
            /** @description The matches; empty when there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlotMatch"][];
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
    getUndoOptions: {
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
            /** @description Whether it can be undone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoOptions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    undoBooking: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoRequest"];
            };
        };
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoOutcome"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refused"];
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
                 * @description One key per act of the user, kept until the call succeeds. A repeated call with the same key and body returns the stored result
                 *     for 24 hours instead of acting twice. Optional: without it every call acts.
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
            /** @description The outcome. */
            200: {
                headers: {
                    /**
                     * @description `true` where the response was stored earlier under the same Idempotency-Key: the record may have changed since. A
                     *     specified server does not send it.
                     * @example true
                     */
                    "X-Replayed"?: string;
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
    sendCancelationEmailByPost: {
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
            /** @description The outcome. */
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
    cancelTeeTimeDirectlyByPost: {
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
            /** @description The outcome. */
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
    sendTeeTimeReceiptByPost: {
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
    sendTeeTimeVoucherByPost: {
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
    previewTeeTimeCost: {
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
            /** @description The cost before and after. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeeTimeCostPreview"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
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
                /** @description Which tee times to return. JSON in the query string. */
                filters?: components["parameters"]["teeTimeFilters"];
                /**
                 * @description `daily` returns only what was booked today, `monthly` what was booked this month, `played` everything.
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
                /** @description Which tee times to return. JSON in the query string. */
                filters?: components["parameters"]["teeTimeFilters"];
                /**
                 * @description `daily` returns only what was booked today, `monthly` what was booked this month, `played` everything.
                 * @example played
                 */
                query_type?: components["parameters"]["teeTimeQueryType"];
                /**
                 * @description The page to return, from 1.
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
                 * @description The direction of each entry of `sort_fields`, in the same order: true sorts descending. JSON in the query string. Missing
                 *     entries sort ascending.
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
    createQueueEntry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateQueueEntryRequest"];
            };
        };
        responses: {
            /** @description The new entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueueEntry"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refused"];
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
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    closeAvailabilityQueueByPost: {
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
            409: components["responses"]["Refused"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    countStaffUsers: {
        parameters: {
            query?: {
                /** @description Which staff users to return. JSON in the query string. */
                filters?: components["parameters"]["staffUserFilters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    listStaffUsers: {
        parameters: {
            query?: {
                /** @description Which staff users to return. JSON in the query string. */
                filters?: components["parameters"]["staffUserFilters"];
                /**
                 * @description The page to return, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page, at most 500. 0 or less means the default size of the list.
                 * @example 30
                 */
                per_page?: components["parameters"]["PerPage"];
                /** @description The fields to sort by, the most important first. JSON in the query string. */
                sort_fields?: components["schemas"]["StaffUserSortField"][];
                /**
                 * @description The direction of each entry of `sort_fields`, in the same order: true sorts descending. JSON in the query string. Missing
                 *     entries sort ascending.
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
                    "application/json": components["schemas"]["StaffUser"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
                /** @description Ids of the courses, as a JSON list; the default is all. */
                courses?: components["schemas"]["RecordId"][];
                /**
                 * @description A moment, at least a minute ago: the figures are those recorded by then, so that the same report is the same file whenever it is asked for.
                 *     The default is now. Additive.
                 * @example 2026-10-31T23:59:59.000Z
                 */
                as_of?: components["parameters"]["asOf"];
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
                /**
                 * @description A moment, at least a minute ago: the figures are those recorded by then, so that the same report is the same file whenever it is asked for.
                 *     The default is now. Additive.
                 * @example 2026-10-31T23:59:59.000Z
                 */
                as_of?: components["parameters"]["asOf"];
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
                /**
                 * @description A moment, at least a minute ago: the figures are those recorded by then, so that the same report is the same file whenever it is asked for.
                 *     The default is now. Additive.
                 * @example 2026-10-31T23:59:59.000Z
                 */
                as_of?: components["parameters"]["asOf"];
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
                /**
                 * @description A moment, at least a minute ago: the figures are those recorded by then, so that the same report is the same file whenever it is asked for.
                 *     The default is now. Additive.
                 * @example 2026-10-31T23:59:59.000Z
                 */
                as_of?: components["parameters"]["asOf"];
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
                /**
                 * @description A moment, at least a minute ago: the figures are those recorded by then, so that the same report is the same file whenever it is asked for.
                 *     The default is now. Additive.
                 * @example 2026-10-31T23:59:59.000Z
                 */
                as_of?: components["parameters"]["asOf"];
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
                /**
                 * @description A moment, at least a minute ago: the figures are those recorded by then, so that the same report is the same file whenever it is asked for.
                 *     The default is now. Additive.
                 * @example 2026-10-31T23:59:59.000Z
                 */
                as_of?: components["parameters"]["asOf"];
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
                /**
                 * @description A moment, at least a minute ago: the figures are those recorded by then, so that the same report is the same file whenever it is asked for.
                 *     The default is now. Additive.
                 * @example 2026-10-31T23:59:59.000Z
                 */
                as_of?: components["parameters"]["asOf"];
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
                /** @description Which tee times to return. JSON in the query string. */
                filters?: components["parameters"]["teeTimeFilters"];
                /**
                 * @description `daily` returns only what was booked today, `monthly` what was booked this month, `played` everything.
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
                /**
                 * @description A moment, at least a minute ago: the figures are those recorded by then, so that the same report is the same file whenever it is asked for.
                 *     The default is now. Additive.
                 * @example 2026-10-31T23:59:59.000Z
                 */
                as_of?: components["parameters"]["asOf"];
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
    listCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    getCourse: {
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
            /** @description The course. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Course"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    createCourse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCourseRequest"];
            };
        };
        responses: {
            /** @description The stored course. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Course"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateCourse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCourseRequest"];
            };
        };
        responses: {
            /** @description The stored course. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Course"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteCourse: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    countCourses: {
        parameters: {
            query?: {
                /** @description Which courses to return. JSON in the query string. */
                filters?: components["parameters"]["courseFilters"];
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
    listCourses: {
        parameters: {
            query?: {
                /** @description Which courses to return. JSON in the query string. */
                filters?: components["parameters"]["courseFilters"];
                /** @description The fields to sort by, the most important first. JSON in the query string. */
                sort_fields?: components["schemas"]["CourseSortField"][];
                /**
                 * @description The direction of each entry of `sort_fields`, in the same order: true sorts descending. JSON in the query string. Missing
                 *     entries sort ascending.
                 */
                sort_desc?: components["parameters"]["SortDesc"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The courses that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseRow"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    countCourseGroups: {
        parameters: {
            query?: {
                /** @description Which course groups to return. JSON in the query string. */
                filters?: components["parameters"]["courseGroupFilters"];
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
    listCourseGroups: {
        parameters: {
            query?: {
                /** @description Which course groups to return. JSON in the query string. */
                filters?: components["parameters"]["courseGroupFilters"];
                /** @description The fields to sort by, the most important first. JSON in the query string. */
                sort_fields?: components["schemas"]["CourseGroupSortField"][];
                /**
                 * @description The direction of each entry of `sort_fields`, in the same order: true sorts descending. JSON in the query string. Missing
                 *     entries sort ascending.
                 */
                sort_desc?: components["parameters"]["SortDesc"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The course groups that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseGroupRow"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    getCourseGroup: {
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
            /** @description The course group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseGroup"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    createCourseGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCourseGroupRequest"];
            };
        };
        responses: {
            /** @description The stored course group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseGroup"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateCourseGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCourseGroupRequest"];
            };
        };
        responses: {
            /** @description The stored course group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseGroup"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteCourseGroup: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    listApiActions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The API actions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiAction"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    listApiUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The API users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiUser"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    countRates: {
        parameters: {
            query?: {
                /** @description Which rates to return. JSON in the query string. */
                filters?: components["parameters"]["rateFilters"];
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
    listRates: {
        parameters: {
            query?: {
                /** @description Which rates to return. JSON in the query string. */
                filters?: components["parameters"]["rateFilters"];
                /**
                 * @description The page to return, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page, at most 500; -1 returns all of them. 0 and anything below -1 mean the default size.
                 * @example -1
                 */
                per_page?: components["parameters"]["ratesPerPage"];
                /** @description The fields to sort by, the most important first. JSON in the query string. */
                sort_fields?: components["schemas"]["RateSortField"][];
                /**
                 * @description The direction of each entry of `sort_fields`, in the same order: true sorts descending. JSON in the query string. Missing
                 *     entries sort ascending.
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
                    "application/json": components["schemas"]["RateRow"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    countLiveRates: {
        parameters: {
            query?: {
                /** @description Which live rates to return. JSON in the query string. */
                filters?: components["parameters"]["liveRateFilters"];
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
    listLiveRates: {
        parameters: {
            query?: {
                /** @description Which live rates to return. JSON in the query string. */
                filters?: components["parameters"]["liveRateFilters"];
                /**
                 * @description The page to return, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page, at most 500; -1 returns all of them. 0 and anything below -1 mean the default size.
                 * @example -1
                 */
                per_page?: components["parameters"]["ratesPerPage"];
                /** @description The fields to sort by, the most important first. JSON in the query string. */
                sort_fields?: components["schemas"]["RateSortField"][];
                /**
                 * @description The direction of each entry of `sort_fields`, in the same order: true sorts descending. JSON in the query string. Missing
                 *     entries sort ascending.
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
                    "application/json": components["schemas"]["RateRow"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    getRate: {
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
            /** @description The rate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GolfRate"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    createRate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRateRequest"];
            };
        };
        responses: {
            /** @description The stored rate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GolfRate"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateRate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateRateRequest"];
            };
        };
        responses: {
            /** @description The stored rate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GolfRate"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteRate: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    copyRateDateRanges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CopyRateDateRangesRequest"];
            };
        };
        responses: {
            /** @description The new rates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateRow"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    createRateDateRange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRateDateRangeRequest"];
            };
        };
        responses: {
            /** @description The stored date range. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateDateRange"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateRateDateRange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateRateDateRangeRequest"];
            };
        };
        responses: {
            /** @description The stored date range. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateDateRange"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteRateDateRange: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    getRentalClub: {
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
            /** @description The rental club. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RentalClub"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    createRentalClub: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRentalClubRequest"];
            };
        };
        responses: {
            /** @description The stored rental club. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RentalClub"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateRentalClub: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateRentalClubRequest"];
            };
        };
        responses: {
            /** @description The stored rental club. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RentalClub"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteRentalClub: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    countCourseImages: {
        parameters: {
            query?: {
                /** @description Which images to return. JSON in the query string. */
                filters?: components["parameters"]["courseImageFilters"];
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
    listCourseImages: {
        parameters: {
            query?: {
                /** @description Which images to return. JSON in the query string. */
                filters?: components["parameters"]["courseImageFilters"];
                /**
                 * @description The page to return, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page, at most 500. 0 or less means the default size of the list.
                 * @example 30
                 */
                per_page?: components["parameters"]["PerPage"];
                /** @description The fields to sort by, the most important first. JSON in the query string. */
                sort_fields?: components["schemas"]["CourseImageSortField"][];
                /**
                 * @description The direction of each entry of `sort_fields`, in the same order: true sorts descending. JSON in the query string. Missing
                 *     entries sort ascending.
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
                    "application/json": components["schemas"]["CourseImageRow"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    getCourseImage: {
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
            /** @description The image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseImage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    createCourseImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CourseImageUpload"];
            };
        };
        responses: {
            /** @description The stored image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseImage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteCourseImage: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    countHolidays: {
        parameters: {
            query?: {
                /** @description Which holidays to return. JSON in the query string. */
                filters?: components["parameters"]["holidayFilters"];
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
    listHolidays: {
        parameters: {
            query?: {
                /** @description Which holidays to return. JSON in the query string. */
                filters?: components["parameters"]["holidayFilters"];
                /**
                 * @description The page to return, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page, at most 500. 0 or less means the default size of the list.
                 * @example 30
                 */
                per_page?: components["parameters"]["PerPage"];
                /** @description The fields to sort by, the most important first. JSON in the query string. */
                sort_fields?: components["schemas"]["HolidaySortField"][];
                /**
                 * @description The direction of each entry of `sort_fields`, in the same order: true sorts descending. JSON in the query string. Missing
                 *     entries sort ascending.
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
                    "application/json": components["schemas"]["Holiday"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    getHoliday: {
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
            /** @description The holiday. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Holiday"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    createHoliday: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateHolidayRequest"];
            };
        };
        responses: {
            /** @description The stored holiday. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Holiday"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateHoliday: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateHolidayRequest"];
            };
        };
        responses: {
            /** @description The stored holiday. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Holiday"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteHoliday: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    countMaintenances: {
        parameters: {
            query?: {
                /** @description Which maintenances to return. JSON in the query string. */
                filters?: components["parameters"]["maintenanceFilters"];
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
    listMaintenances: {
        parameters: {
            query?: {
                /** @description Which maintenances to return. JSON in the query string. */
                filters?: components["parameters"]["maintenanceFilters"];
                /**
                 * @description The page to return, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page, at most 500. 0 or less means the default size of the list.
                 * @example 30
                 */
                per_page?: components["parameters"]["PerPage"];
                /** @description The fields to sort by, the most important first. JSON in the query string. */
                sort_fields?: components["schemas"]["MaintenanceSortField"][];
                /**
                 * @description The direction of each entry of `sort_fields`, in the same order: true sorts descending. JSON in the query string. Missing
                 *     entries sort ascending.
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
                    "application/json": components["schemas"]["Maintenance"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    getMaintenance: {
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
            /** @description The maintenance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Maintenance"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    listBookingsInside: {
        parameters: {
            query: {
                /**
                 * @description The course.
                 * @example 17
                 */
                course_id: components["schemas"]["RecordId"];
                /**
                 * @description The first day.
                 * @example 2026-12-07
                 */
                start_date: components["schemas"]["LocalDate"];
                /**
                 * @description The last day, included.
                 * @example 2026-12-09
                 */
                end_date: components["schemas"]["LocalDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bookings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingsInside"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    createMaintenance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMaintenanceRequest"];
            };
        };
        responses: {
            /** @description The stored maintenance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Maintenance"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateMaintenance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMaintenanceRequest"];
            };
        };
        responses: {
            /** @description The stored maintenance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Maintenance"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteMaintenance: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    getCustomer: {
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
            /** @description The customer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    createCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCustomerRequest"];
            };
        };
        responses: {
            /** @description The stored customer, or the question about a duplicate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedCustomer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCustomerRequest"];
            };
        };
        responses: {
            /** @description The stored customer, or the question about a duplicate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedCustomer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    countCustomers: {
        parameters: {
            query?: {
                /** @description Which customers to return. JSON in the query string. */
                filters?: components["parameters"]["customerFilters"];
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
    listCustomers: {
        parameters: {
            query?: {
                /** @description Which customers to return. JSON in the query string. */
                filters?: components["parameters"]["customerFilters"];
                /**
                 * @description The page to return, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page, at most 500. 0 or less means the default size of the list.
                 * @example 30
                 */
                per_page?: components["parameters"]["PerPage"];
                /** @description The fields to sort by, the most important first. JSON in the query string. */
                sort_fields?: components["schemas"]["CustomerSortField"][];
                /**
                 * @description The direction of each entry of `sort_fields`, in the same order: true sorts descending. JSON in the query string. Missing
                 *     entries sort ascending.
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
                    "application/json": components["schemas"]["CustomerRow"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    getDiscount: {
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
            /** @description The discount. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discount"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    createDiscount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDiscountRequest"];
            };
        };
        responses: {
            /** @description The stored discount. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discount"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateDiscount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDiscountRequest"];
            };
        };
        responses: {
            /** @description The stored discount. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discount"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteDiscount: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    listDiscounts: {
        parameters: {
            query?: {
                /** @description Which discounts to return. JSON in the query string. */
                filters?: components["parameters"]["discountFilters"];
                /**
                 * @description The page to return, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page, at most 500. 0 or less means the default size of the list.
                 * @example 30
                 */
                per_page?: components["parameters"]["PerPage"];
                /** @description The fields to sort by, the most important first. JSON in the query string. */
                sort_fields?: components["schemas"]["DiscountSortField"][];
                /**
                 * @description The direction of each entry of `sort_fields`, in the same order: true sorts descending. JSON in the query string. Missing
                 *     entries sort ascending.
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
                    "application/json": components["schemas"]["Discount"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    countDiscounts: {
        parameters: {
            query?: {
                /** @description Which discounts to return. JSON in the query string. */
                filters?: components["parameters"]["discountFilters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
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
    getGiftCertificateSalesConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiftCertificateSalesConfiguration"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateGiftCertificateSalesConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateGiftCertificateSalesConfigurationRequest"];
            };
        };
        responses: {
            /** @description The stored configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiftCertificateSalesConfiguration"];
                };
            };
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    getGiftCertificate: {
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
            /** @description The gift certificate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiftCertificate"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    getGiftCertificateLedger: {
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
            /** @description The ledger. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiftCertificateLedger"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateGiftCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateGiftCertificateRequest"];
            };
        };
        responses: {
            /** @description The stored gift certificate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiftCertificate"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    sendGiftCertificateReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Serial of the gift certificate.
                 * @example GIFT-100
                 */
                serial: components["parameters"]["serial"];
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
    sendGiftCertificateReceiptByPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Serial of the gift certificate.
                 * @example GIFT-100
                 */
                serial: components["parameters"]["serial"];
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
    sendGiftCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Serial of the gift certificate.
                 * @example GIFT-100
                 */
                serial: components["parameters"]["serial"];
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
    sendGiftCertificateByPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Serial of the gift certificate.
                 * @example GIFT-100
                 */
                serial: components["parameters"]["serial"];
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
    changeGiftCertificatePurchaser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Serial of the gift certificate.
                 * @example GIFT-100
                 */
                serial: components["parameters"]["serial"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePurchaserRequest"];
            };
        };
        responses: {
            /** @description The stored gift certificate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiftCertificate"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    changeGiftCertificateRecipient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Serial of the gift certificate.
                 * @example GIFT-100
                 */
                serial: components["parameters"]["serial"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeRecipientRequest"];
            };
        };
        responses: {
            /** @description The stored gift certificate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiftCertificate"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    listGiftCertificates: {
        parameters: {
            query?: {
                /** @description Which gift certificates to return. JSON in the query string. */
                filters?: components["parameters"]["giftCertificateFilters"];
                /**
                 * @description `daily` returns only what was sold today, `monthly` what was sold this month; the default is everything.
                 * @example monthly
                 */
                query_type?: components["parameters"]["giftCertificateQueryType"];
                /**
                 * @description The page to return, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page, at most 500. 0 or less means the default size of the list.
                 * @example 30
                 */
                per_page?: components["parameters"]["PerPage"];
                /** @description The fields to sort by, the most important first. JSON in the query string. */
                sort_fields?: components["schemas"]["GiftCertificateSortField"][];
                /**
                 * @description The direction of each entry of `sort_fields`, in the same order: true sorts descending. JSON in the query string. Missing
                 *     entries sort ascending.
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
                    "application/json": components["schemas"]["GiftCertificate"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    countGiftCertificates: {
        parameters: {
            query?: {
                /** @description Which gift certificates to return. JSON in the query string. */
                filters?: components["parameters"]["giftCertificateFilters"];
                /**
                 * @description `daily` returns only what was sold today, `monthly` what was sold this month; the default is everything.
                 * @example monthly
                 */
                query_type?: components["parameters"]["giftCertificateQueryType"];
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
    getHelpfulLink: {
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
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelpfulLink"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    createHelpfulLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateHelpfulLinkRequest"];
            };
        };
        responses: {
            /** @description The stored link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelpfulLink"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateHelpfulLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateHelpfulLinkRequest"];
            };
        };
        responses: {
            /** @description The stored link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelpfulLink"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteHelpfulLink: {
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
    countHelpfulLinks: {
        parameters: {
            query?: {
                /** @description Which links to return. JSON in the query string. */
                filters?: components["parameters"]["helpfulLinkFilters"];
                /** @description The fields to sort by, the most important first. JSON in the query string. */
                sort_fields?: components["schemas"]["HelpfulLinkSortField"][];
                /**
                 * @description The direction of each entry of `sort_fields`, in the same order: true sorts descending. JSON in the query string. Missing
                 *     entries sort ascending.
                 */
                sort_desc?: components["parameters"]["SortDesc"];
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
    swapHelpfulLinkOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SwapHelpfulLinkOrderRequest"];
            };
        };
        responses: {
            /** @description Both links as they are stored now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelpfulLink"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    changeHelpfulLinkType: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeHelpfulLinkTypeRequest"];
            };
        };
        responses: {
            /** @description The stored link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelpfulLink"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    getStaffUser: {
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
            /** @description The staff user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffUser"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    createStaffUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateStaffUserRequest"];
            };
        };
        responses: {
            /** @description The stored staff user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffUser"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateStaffUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateStaffUserRequest"];
            };
        };
        responses: {
            /** @description The stored staff user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffUser"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteStaffUser: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    listStaffGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffGroup"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
    changeOwnPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPassword"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    listOwnSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSession"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    endOtherSessions: {
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
    endOwnSession: {
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
    getReportRun: {
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
            /** @description The progress. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportRun"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    listUndeliveredMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutgoingMail"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    listMailOfRecord: {
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
            /** @description The mail; empty when there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutgoingMail"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    sendMailAgain: {
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
    listAuditEntries: {
        parameters: {
            query?: {
                /** @description Which entries to return. JSON in the query string. */
                filters?: components["parameters"]["auditFilters"];
                /**
                 * @description The page to return, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page, at most 500. 0 or less means the default size of the list.
                 * @example 30
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page; empty when there are no more entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntry"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    countAuditEntries: {
        parameters: {
            query?: {
                /** @description Which entries to return. JSON in the query string. */
                filters?: components["parameters"]["auditFilters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    exportAuditEntries: {
        parameters: {
            query?: {
                /** @description Which entries to return. JSON in the query string. */
                filters?: components["parameters"]["auditFilters"];
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
    claimCall: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CallClaimRequest"];
            };
        };
        responses: {
            /** @description Who is calling, and the last call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallState"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    recordCall: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordCallRequest"];
            };
        };
        responses: {
            /** @description Who is calling, and the last call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallState"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    listPromises: {
        parameters: {
            query?: {
                /** @description Which of them to return. JSON in the query string. */
                filters?: components["parameters"]["promiseFilters"];
                /**
                 * @description The page to return, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page, at most 500. 0 or less means the default size of the list.
                 * @example 30
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page; empty when there is no more to do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Promise"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    countPromises: {
        parameters: {
            query?: {
                /** @description Which of them to return. JSON in the query string. */
                filters?: components["parameters"]["promiseFilters"];
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
    closePromise: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClosePromiseRequest"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    promiseCall: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromiseCallRequest"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    beginClosure: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BeginClosureRequest"];
            };
        };
        responses: {
            /** @description The closure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosureRun"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    planClosure: {
        parameters: {
            query: {
                /**
                 * @description The course.
                 * @example 17
                 */
                course_id: components["schemas"]["RecordId"];
                /**
                 * @description The first day.
                 * @example 2026-12-07
                 */
                start_date: components["schemas"]["LocalDate"];
                /**
                 * @description The first time of the first day.
                 * @example 00:00
                 */
                start_time: components["schemas"]["TimeOfDay"];
                /**
                 * @description The last day, included.
                 * @example 2026-12-09
                 */
                end_date: components["schemas"]["LocalDate"];
                /**
                 * @description The last time of the last day, included.
                 * @example 23:59
                 */
                end_time: components["schemas"]["TimeOfDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosurePlan"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    listClosures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The closures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseClosure"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    getClosure: {
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
            /** @description The closure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosureRun"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    retryClosure: {
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
            /** @description The closure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosureRun"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    listConsents: {
        parameters: {
            query?: {
                /** @description Which requests to return. JSON in the query string. */
                filters?: components["parameters"]["consentFilters"];
                /**
                 * @description The page to return, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page, at most 500. 0 or less means the default size of the list.
                 * @example 30
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page; empty when there are no more requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Consent"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    countConsents: {
        parameters: {
            query?: {
                /** @description Which requests to return. JSON in the query string. */
                filters?: components["parameters"]["consentFilters"];
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
    consentToRequest: {
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
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentDecision"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    declineRequest: {
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
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentDecision"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    listExceptions: {
        parameters: {
            query?: {
                /** @description Which exceptions to return. JSON in the query string. */
                filters?: components["parameters"]["exceptionFilters"];
                /**
                 * @description The page to return, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page, at most 500. 0 or less means the default size of the list.
                 * @example 30
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page; empty when there are no more exceptions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExceptionEntry"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    countExceptions: {
        parameters: {
            query?: {
                /** @description Which exceptions to return. JSON in the query string. */
                filters?: components["parameters"]["exceptionFilters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    downloadExceptionReport: {
        parameters: {
            query?: {
                /** @description Which exceptions to return. JSON in the query string. */
                filters?: components["parameters"]["exceptionFilters"];
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
    findRecords: {
        parameters: {
            query: {
                /**
                 * @description The text as it was typed.
                 * @example (619) 555-7777
                 */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records found, the best first; empty when there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundRecord"][];
                };
            };
            401: components["responses"]["Unauthorized"];
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
