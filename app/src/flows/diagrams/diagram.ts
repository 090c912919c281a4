import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";

const idOf = (node: AnyStateNode): string => node.id.replaceAll(".", "_");
const anyOf = (node: AnyStateNode): string => `${idOf(node)}_any`;
const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);
const isGroup = (node: AnyStateNode): boolean => childrenOf(node).length > 0;

const guardText = (guard: unknown): string => {
  if (typeof guard === "string") return ` [${guard}]`;
  return typeof guard === "object" && guard !== null && "type" in guard ? ` [${String(guard.type)}]` : "";
};

/** The cause of a transition: the end of a call, time, nothing at all, or an event. */
function causeText({ eventType, guard }: AnyTransitionDefinition): string {
  const [, delay] = /^xstate\.after\.(\w+)\./.exec(eventType) ?? [];
  if (eventType.startsWith("xstate.done.actor.")) return `result${guardText(guard)}`;
  if (eventType.startsWith("xstate.error.actor.")) return "broken";
  if (delay !== undefined) return `after ${delay}${guardText(guard)}`;
  return `${eventType === "" ? "at once" : eventType}${guardText(guard)}`;
}

const shapeOf = (node: AnyStateNode): string => {
  if (node.type === "history") return `${idOf(node)}(("H"))`;
  return node.type === "final" ? `${idOf(node)}((("${node.key}")))` : `${idOf(node)}["${node.key}"]`;
};

/** A group's own transitions leave from a node of their own: Mermaid cannot draw an arrow from a box into itself. */
const hasArrows = (node: AnyStateNode): boolean => arrowsOf(node).length > 0;

function boxes(node: AnyStateNode, indent: string): string[] {
  if (!isGroup(node)) return [`${indent}${shapeOf(node)}`];
  const inner = `${indent}  `;
  return [
    `${indent}subgraph ${idOf(node)}["${node.key}"]`,
    ...(hasArrows(node) ? [`${inner}${anyOf(node)}(["in any of these"])`] : []),
    ...(node.type === "compound" ? [`${inner}${idOf(node)}_start(( ))`] : []),
    ...childrenOf(node).flatMap((child) => boxes(child, inner)),
    `${indent}end`,
  ];
}

type Arrow = { readonly from: string; readonly to: string; readonly cause: string };

/** The state a transition ends in, where entering a group means entering its first state. */
const arrivalOf = (node: AnyStateNode): string => (node.type === "compound" ? `${idOf(node)}_start` : idOf(node));

function arrowsOf(node: AnyStateNode): Arrow[] {
  const transitions = [...node.transitions.values(), node.always ?? []].flat();
  const from = isGroup(node) ? anyOf(node) : idOf(node);
  return transitions.flatMap((transition) =>
    (transition.target ?? []).map((target) => ({ from, to: arrivalOf(target), cause: causeText(transition) })),
  );
}

const startsOf = (node: AnyStateNode): string[] =>
  node.type === "compound" ? node.initial.target.map((target) => `  ${idOf(node)}_start --> ${arrivalOf(target)}`) : [];

const everyNode = (node: AnyStateNode): AnyStateNode[] => [node, ...childrenOf(node).flatMap(everyNode)];

/** Arrows between the same two states are drawn as one. */
function arrowLines(arrows: readonly Arrow[]): string[] {
  const causes = new Map<string, { arrow: Arrow; texts: string[] }>();
  for (const arrow of arrows) {
    const key = `${arrow.from} ${arrow.to}`;
    const held = causes.get(key) ?? { arrow, texts: [] };
    causes.set(key, { arrow, texts: [...held.texts, arrow.cause] });
  }
  return [...causes.values()].map(({ arrow, texts }) => `  ${arrow.from} -- "${texts.join("<br/>")}" --> ${arrow.to}`);
}

/** A machine as a page with a Mermaid chart, worked out from its definition: the same machine gives the same text. */
export function diagram(title: string, machine: AnyStateMachine): string {
  const nodes = everyNode(machine.root);
  return [
    `# ${title}`,
    "",
    "Drawn from the machine by `npm run diagrams`; do not edit. What it means is in `app/src/flows/README.md`.",
    "",
    "```mermaid",
    "flowchart TB",
    ...boxes(machine.root, "  "),
    ...nodes.flatMap(startsOf),
    ...arrowLines(nodes.flatMap(arrowsOf)),
    "```",
    "",
  ].join("\n");
}
