import { ConflictPanel, type ConflictSide, InSight } from "@teedesk/ui";
import { useState } from "react";
import type { StoredText, TextEditor } from "./useTextEditor.ts";

type Props = { readonly editor: TextEditor<StoredText>; readonly label: string };

/** Somebody else saved the text meanwhile: which of both to go on with (ANSWER-16). */
export function TextConflict({ editor: { text, theirs, settle }, label }: Props) {
  const [side, setSide] = useState<ConflictSide>("mine");
  if (theirs === null) return <InSight>{null}</InSight>;
  const shown = (value: string) => <span className="whitespace-pre-wrap">{value}</span>;
  return (
    <InSight>
      <ConflictPanel
        fields={[{ name: "text", label, mine: shown(text), theirs: shown(theirs.text), side }]}
        onChoose={(_, chosen) => setSide(chosen)}
        onChooseAll={setSide}
        onContinue={() => settle(side)}
      >
        Somebody else saved this text while you were editing it, so yours was not saved. Choose one, continue and save
        again.
      </ConflictPanel>
    </InSight>
  );
}
