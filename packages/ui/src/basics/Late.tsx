import { type ReactNode, useEffect, useState } from "react";

const patience = 2_000;

/** Shows its children after two seconds: a shorter wait needs no words. */
export function Late({ children }: { children: ReactNode }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? children : null;
}
