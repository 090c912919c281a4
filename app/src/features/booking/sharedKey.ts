type Message = { readonly type: "asked" | "held"; readonly key: string };

const channel = "teedesk.bookingKey";

function messageOf(text: string | null): Message | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    if (typeof value !== "object" || value === null || !("type" in value && "key" in value)) return null;
    const { type, key } = value;
    return (type === "asked" || type === "held") && typeof key === "string" ? { type, key } : null;
  } catch {
    return null;
  }
}

/**
 * A duplicated tab starts with a copy of this one's draft and key. Whoever opens a form asks the other tabs for its key,
 * by the storage event, which only they hear; where one of them holds it, `onShared` is called and the newcomer takes
 * another. Web locks would be shorter and need a secure context; staff may work over plain http. Returns a function that
 * stops listening.
 */
export function watchKey(heldKey: () => string, onShared: () => void): () => void {
  const asked = heldKey();
  const say = (message: Message) => {
    localStorage.setItem(channel, JSON.stringify(message));
    // The same message is heard again only if it changes something.
    localStorage.removeItem(channel);
  };
  const listen = (event: StorageEvent) => {
    const message = event.key === channel ? messageOf(event.newValue) : null;
    if (message === null || message.key !== heldKey()) return;
    if (message.type === "asked") say({ type: "held", key: message.key });
    else if (message.key === asked) onShared();
  };
  addEventListener("storage", listen);
  say({ type: "asked", key: asked });
  return () => removeEventListener("storage", listen);
}
