import type { ReactNode } from 'react';
import { cx } from './cx.js';
import { Icon } from './icon.js';

type Tone = 'info' | 'success' | 'notice' | 'error';

const TONES = {
  info: { box: 'border-line bg-tint', icon: 'text-primary', sign: 'info' },
  success: { box: 'border-correct bg-correct-tint', icon: 'text-correct', sign: 'right' },
  notice: { box: 'border-notice bg-notice-tint', icon: 'text-notice', sign: 'notice' },
  error: { box: 'border-incorrect bg-incorrect-tint', icon: 'text-incorrect', sign: 'error' },
} as const;

interface AlertProps {
  tone?: Tone;
  title?: string;
  children?: ReactNode;
  className?: string;
  /** Announced when it appears: immediately for errors, politely otherwise. */
  live?: boolean;
}

/** A message that stays on the page. */
export function Alert({ tone = 'info', title, children, className, live = false }: AlertProps) {
  const { box, icon, sign } = TONES[tone];
  const role = live ? (tone === 'error' ? 'alert' : 'status') : undefined;
  return (
    <div role={role} className={cx('flex items-start gap-3 rounded-md border p-4', box, className)}>
      <Icon name={sign} className={cx('mt-0.5 size-5', icon)} />
      <div className="min-w-0 grow">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
