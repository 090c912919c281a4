import { useState } from "react";
import { FactorCodeForm } from "../../resources/secondFactor/FactorCodeForm.tsx";
import { RecoveryCodesPanel } from "../../resources/secondFactor/RecoveryCodesPanel.tsx";
import { removeFactor, renewCodes } from "../../resources/secondFactor/secondFactor.api.ts";
import { useServices } from "../../services/services.tsx";

/** New recovery codes for a code of the app: the earlier ones stop working. */
export function RenewCodes({ onDone }: { readonly onDone: () => void }) {
  const { api } = useServices();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <RecoveryCodesPanel codes={codes} onDone={onDone} />;
  return (
    <FactorCodeForm
      act="Get New Codes"
      intro="Type the six digits that your app shows. The earlier recovery codes stop working."
      send={(body) => renewCodes(api, body)}
      onStored={({ recovery_codes }) => setCodes(recovery_codes)}
      onBack={onDone}
    />
  );
}

/** Removes one's factor for a code of it: also the way to another phone. */
export function RemoveFactor({ onDone, isRequired }: { readonly onDone: () => void; readonly isRequired: boolean }) {
  const { api } = useServices();
  return (
    <FactorCodeForm
      act="Remove"
      isDanger
      intro={
        isRequired
          ? "Type the six digits that your app shows, or a recovery code. You then have to set up a new one immediately."
          : "Type the six digits that your app shows, or a recovery code. Sign-ins then ask for the password alone."
      }
      send={(body) => removeFactor(api, body)}
      onStored={onDone}
      onBack={onDone}
    />
  );
}
