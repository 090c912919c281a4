/** The demo sign-ins. */
export const staff = {
  admin: { email: "admin@teedesk.test", password: "demo-fairway" },
  agent: { email: "agent@teedesk.test", password: "demo-fairway" },
};
