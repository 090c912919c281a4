/** An instruction of a Dockerfile, with the rest after its name. */
export type Step = { readonly name: string; readonly rest: string };

/** The stages of a Dockerfile, each beginning with its FROM; continued lines are joined. */
export function stagesOf(dockerfile: string): readonly (readonly Step[])[] {
  const stages: Step[][] = [];
  for (const line of dockerfile.replaceAll("\\\n", " ").split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const [name = ""] = line.split(" ", 1);
    if (name === "FROM") stages.push([]);
    stages.at(-1)?.push({ name, rest: line.slice(name.length).trim() });
  }
  return stages;
}

/** The words of an instruction in JSON form, as CMD and HEALTHCHECK have them here. */
export const argumentsOf = (rest: string): readonly string[] => JSON.parse(rest.slice(rest.indexOf("[")));
