import { redact } from "@teedesk/domain";
import { Alert, Button } from "@teedesk/ui";
import { Component, type ReactNode } from "react";
import { messages } from "../messages.ts";

type Props = { readonly children: ReactNode };
type State = { readonly failure: string | null };

/**
 * Catches what a page throws while it is drawn, so that the bars around it stay. Key it by the address: another page is
 * another try. (React offers this to classes only.)
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(cause: unknown): State {
    return { failure: redact(String(cause)) };
  }

  override render(): ReactNode {
    if (this.state.failure === null) return this.props.children;
    return (
      <Alert
        tone="danger"
        className="my-4"
        detail={this.state.failure}
        actions={<Button onClick={() => window.location.reload()}>Reload</Button>}
      >
        {messages.fatal}
      </Alert>
    );
  }
}
