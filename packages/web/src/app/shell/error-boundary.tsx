import { Component, type ReactNode } from "react";
import { Failure } from "./failure.tsx";

interface Props {
  /** Where we are: another place gets another chance. */
  readonly place: string;
  readonly children: ReactNode;
}

interface State {
  readonly error: unknown;
  readonly failed: boolean;
  readonly place: string;
}

/** Keeps a mistake of one page from taking everything down, and offers a way out. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, failed: false, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, failed: true };
  }

  static getDerivedStateFromProps({ place }: Props, before: State): Partial<State> | null {
    return place === before.place ? null : { place, failed: false, error: undefined };
  }

  override render(): ReactNode {
    const { failed, error } = this.state;
    return failed ? (
      <Failure error={error} onAgain={() => this.setState({ failed: false })} />
    ) : (
      this.props.children
    );
  }
}
