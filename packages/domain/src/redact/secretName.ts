/**
 * Parts of the names under which secrets travel, as a pattern: passwords, tokens and other credentials, a card and its
 * security code, in snake, kebab or camel case. `token-type` is no secret and no such name.
 */
export const secretName = [
  "pass(?:word|wd|phrase)",
  "pwd",
  "secret",
  "token(?![-_ ]?type)",
  "authorization",
  "cookie",
  "api[-_ ]?key",
  "c(?:v[vc]2?|sc)",
  "(?:security|verification|card)[-_ ]?(?:code|value|number)",
  "(?:credit|saved)[-_ ]?card(?![-_ ]?id)",
].join("|");
