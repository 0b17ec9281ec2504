import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.js';

interface PageBoundaryProps {
  /** The address on screen: another one is tried afresh. */
  at: string;
  children: ReactNode;
}

function PageFailed() {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="page grid min-h-[70vh] place-content-center justify-items-center gap-4 py-16 text-center"
    >
      <h1 className="text-28 sm:text-38">We couldn't open this page</h1>
      <p className="max-w-md text-18 text-soft" role="alert">
        Something went wrong while it was loading. Check your connection and load it again. Your
        answers are saved on this device and sent when you're back.
      </p>
      <Button onClick={() => window.location.reload()}>Load again</Button>
    </main>
  );
}

/** What is on screen when a page's code cannot be fetched, or fails: never an empty window. */
export class PageBoundary extends Component<PageBoundaryProps, { failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidUpdate(before: PageBoundaryProps): void {
    if (this.state.failed && before.at !== this.props.at) {
      this.setState({ failed: false });
    }
  }

  override render(): ReactNode {
    return this.state.failed ? <PageFailed /> : this.props.children;
  }
}
