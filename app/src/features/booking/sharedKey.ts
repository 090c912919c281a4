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
 * A duplicated tab starts with a copy of this one's draft and key. A form that opens asks the other tabs about its key by the
 * storage event, which only they receive; if one of them holds it, `onShared` is called and the new form gets another key. Web
 * locks would be shorter, but they need a secure context, and staff may work over plain http. Returns a function that stops
 * listening.
 */
export function watchKey(heldKey: () => string, onShared: () => void): () => void {
  const asked = heldKey();
  const say = (message: Message) => {
    localStorage.setItem(channel, JSON.stringify(message));
    // The event is sent only when the stored text changes.
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
