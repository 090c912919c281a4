import react from "react";

/**
 * React's development build makes a stack trace for each of the first ten thousand elements of a second, which took a sixth of
 * the suite's processor time. Counted as more, they share one; nothing that is tested has a trace in it.
 */
const internals: unknown = Reflect.get(react, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE");
if (typeof internals === "object" && internals !== null && "recentlyCreatedOwnerStacks" in internals)
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => Infinity, set: () => {} });
