import { Component, type ReactNode } from 'react';
import { forgetFailures } from '../hydrate/lazy-page.js';
import { leave } from '../lib/leave.js';
import { Button } from '../ui/button.js';

interface PageBoundaryProps {
  /** The current address; a new one gets a fresh try. */
  at: string;
  /** Inside a layout whose bars stay: the page is first retried in place. */
  within?: boolean;
  children: ReactNode;
}

interface PageBoundaryState {
  failed: boolean;
  /** How often this address's page was retried in place. */
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

/** Shown when a page's code can't be fetched, or when it fails: never a blank window. */
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
    // Browsers may cache that a module couldn't be fetched, and an old release's files are gone: if a retry
    // fails too, reload the whole page. Offline, that would lose the bars.
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
