/** The version of the rules in this package, stored with what they computed. Written by `npm run rules`. */
export const ruleSetVersion = "2026-11-29.fd79e9cc";
