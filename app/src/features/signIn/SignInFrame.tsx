import type { ReactNode } from "react";
import { Logo } from "../../Logo.tsx";
import { useServices } from "../../services/services.tsx";

type Props = { readonly heading: string; readonly isWide?: boolean; readonly children: ReactNode };

/** The box of every step of a sign-in. */
export function SignInFrame({ heading, isWide = false, children }: Props) {
  const { config } = useServices();
  return (
    <main className="grid min-h-dvh place-items-center bg-canvas p-4">
      <div
        className={`w-full rounded-lg border border-line bg-surface p-6 sm:p-8 ${isWide ? "max-w-140" : "max-w-90"}`}
      >
        <Logo name={config.product_name} size={40} />
        <h1 className="mt-4 mb-6 text-lg font-semibold tracking-tight text-balance">{heading}</h1>
        {children}
      </div>
    </main>
  );
}
