import { redact } from "@teedesk/domain";
import { Alert, Button } from "@teedesk/ui";
import { Component, type ReactNode } from "react";
import { messages } from "../messages/messages.ts";

type Props = {
  readonly children: ReactNode;
  /** The address of the page inside: another address tries again. */
  readonly address?: string;
};
type State = { readonly failure: string | null; readonly address: string | undefined };

/**
 * Catches what is thrown while its children are drawn: around a page the bars stay, around everything it shows that
 * a chunk could not be loaded. (React offers this to classes only.)
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null, address: this.props.address };

  static getDerivedStateFromProps({ address }: Props, state: State): State | null {
    return address === state.address ? null : { address, failure: null };
  }

  static getDerivedStateFromError(cause: unknown): Pick<State, "failure"> {
    return { failure: redact(String(cause)) };
  }

  override render(): ReactNode {
    if (this.state.failure === null) return this.props.children;
    return (
      <Alert
        tone="danger"
        className="m-4"
        detail={this.state.failure}
        actions={<Button onClick={() => window.location.reload()}>Reload</Button>}
      >
        {messages.fatal}
      </Alert>
    );
  }
}
