export const customer = {
  id: 8,
  first_name: "Pat",
  last_name: "Lee",
  email: "pat.lee@example.test",
  primary_phone: "858-555-0100",
  postcode: "92037",
};
export const lost_lead = {
  id: 31,
  created_at: "2026-11-20T17:05:00.000Z",
  players: 3,
  lead_date: "2026-11-28",
  play_time: "09:30",
  course_id: 17,
};
export const entry = (id: number, tee_time = -1, more = {}) => ({
  id,
  customer: { ...customer, ...more },
  lost_lead,
  tee_time: { id: tee_time },
});
export const queue = {
  id: 901,
  course: { id: 17, course_name: "Torrey Pines South" },
  available_date: "2026-11-28",
  wordy_available_date: "Saturday, November 28, 2026",
  play_time_for_humans: "9:40 AM",
  available_time: "09:40",
  spots: 4,
  availability_queues: [entry(3), entry(5, 12, { first_name: "Ann", email: "" })],
};
export const item = {
  id: 901,
  course: queue.course,
  wordy_available_date: queue.wordy_available_date,
  available_date: queue.available_date,
  play_time_for_humans: queue.play_time_for_humans,
  spots: 4,
  is_new: true,
  scraped_at: "2026-11-21T18:00:00.000Z",
  created_at: "2026-11-21T16:00:00.000Z",
  availability_queues: queue.availability_queues,
};

export const prefilled =
  "/ibe?providedQueueId=3&providedPlayers=3&providedDateString=2026-11-28&providedFirstName=Pat&providedLastName=Lee" +
  "&providedPostCode=92037&providedEmail=pat.lee%40example.test&providedCourseId=17&providedTimeString=09%3A40";

export const notBuilt = () => Response.json({ message: "Not found." }, { status: 404 });
