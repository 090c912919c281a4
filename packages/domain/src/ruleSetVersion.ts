/** The version of the rules in this package, stored with what they computed. Written by `npm run rules`. */
export const ruleSetVersion = "ca7b0f76";
