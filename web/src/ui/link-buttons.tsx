import type { ReactNode } from 'react';
import { cx } from './cx.js';
import { LinkButton } from './link-button.js';

interface LinkButtonsProps {
  links: readonly { label: string; to: string }[];
  className?: string;
  /** Shown next to the buttons. */
  children?: ReactNode;
}

/** Calls to action side by side: the first is the main one. */
export function LinkButtons({ links, className, children }: LinkButtonsProps) {
  return (
    <div className={cx('flex flex-wrap gap-3', className)}>
      {links.map(({ label, to }, index) => (
        <LinkButton
          key={to}
          to={to}
          variant={index === 0 ? 'accent' : 'secondary'}
          size="large"
          className="max-sm:w-full"
        >
          {label}
        </LinkButton>
      ))}
      {children}
    </div>
  );
}
