import { Component, type ReactNode } from 'react';
import { forgetFailures } from '../hydrate/lazy-page.js';
import { leave } from '../lib/leave.js';
import { Button } from '../ui/button.js';

interface PageBoundaryProps {
  /** The address on screen: another one is tried afresh. */
  at: string;
  /** It is inside a layout, whose bars stay: the page is tried again in its place first. */
  within?: boolean;
  children: ReactNode;
}

interface PageBoundaryState {
  failed: boolean;
  /** How often the page of this address was tried again in its place. */
  tries: number;
}

function PageFailed({ within, onRetry }: { within: boolean; onRetry: () => void }) {
  const offline = !navigator.onLine;
  const Frame = within ? 'div' : 'main';
  return (
    <Frame
      {...(within ? {} : { id: 'main', tabIndex: -1 })}
      data-shows-bars=""
      className="page grid min-h-[70vh] place-content-center justify-items-center gap-4 py-16 text-center"
    >
      <h1 className="text-28 sm:text-38">
        {offline ? "You're offline" : "We couldn't open this page"}
      </h1>
      <p className="max-w-md text-18 text-soft" role="alert">
        Check your connection and try again. Your answers are saved on this device.
      </p>
      <Button onClick={onRetry}>Try again</Button>
    </Frame>
  );
}

/** What is on screen when a page's code cannot be fetched, or fails: never an empty window. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override readonly state = { failed: false, tries: 0 };

  static getDerivedStateFromError(): Partial<PageBoundaryState> {
    return { failed: true };
  }

  override componentDidUpdate(before: PageBoundaryProps): void {
    if (before.at !== this.props.at && (this.state.failed || this.state.tries > 0)) {
      forgetFailures();
      this.setState({ failed: false, tries: 0 });
    }
  }

  override componentDidCatch(): void {
    // Browsers may keep that a module could not be fetched, and an old release's files are gone: what
    // was tried again and fails at once needs the whole page. Offline, that would lose the bars.
    if (this.state.tries > 0 && navigator.onLine) {
      leave.again();
    }
  }

  private readonly retry = (): void => {
    if (this.props.within && this.state.tries === 0) {
      forgetFailures();
      this.setState({ failed: false, tries: 1 });
    } else {
      leave.again();
    }
  };

  override render(): ReactNode {
    return this.state.failed ? (
      <PageFailed within={this.props.within ?? false} onRetry={this.retry} />
    ) : (
      this.props.children
    );
  }
}
