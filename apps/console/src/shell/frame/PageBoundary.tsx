import Button from '@mui/material/Button';
import { EmptyState } from '@simpletread/ui';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-admin';

interface BoundaryState {
  readonly isBroken: boolean;
}

class Boundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { isBroken: false };

  static getDerivedStateFromError(): BoundaryState {
    return { isBroken: true };
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return (
      <EmptyState
        tone="error"
        title="Sorry, something went wrong"
        actions={<Button onClick={() => this.setState({ isBroken: false })}>Try again</Button>}
      >
        It has been reported. The rest of the console still works.
      </EmptyState>
    );
  }
}

/** A page that breaks leaves menu and top bar standing; going elsewhere heals it. */
export const PageBoundary = ({ children }: { readonly children: ReactNode }) => (
  <Boundary key={useLocation().pathname}>{children}</Boundary>
);
