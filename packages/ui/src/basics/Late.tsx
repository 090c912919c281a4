import { type ReactNode, useEffect, useState } from "react";

/** A shorter wait needs no words, in milliseconds. */
const usual = 2_000;

/** Shows its children after `patience`, in milliseconds, or two seconds. */
export function Late({ patience = usual, children }: { patience?: number | undefined; children: ReactNode }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), patience);
    return () => clearTimeout(timer);
  }, [patience]);
  return isLate ? children : null;
}
