import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.js';

type Tone = 'info' | 'success' | 'notice' | 'error';

const TONES = {
  info: { box: 'border-line bg-tint', icon: 'text-primary', Icon: Info },
  success: { box: 'border-correct bg-correct-tint', icon: 'text-correct', Icon: CircleCheck },
  notice: { box: 'border-notice bg-notice-tint', icon: 'text-notice', Icon: TriangleAlert },
  error: { box: 'border-incorrect bg-incorrect-tint', icon: 'text-incorrect', Icon: CircleAlert },
};

interface AlertProps {
  tone?: Tone;
  title?: string;
  children?: ReactNode;
  className?: string;
  /** Said aloud when it appears: at once for errors, politely otherwise. */
  live?: boolean;
}

/** A message that stays on the page. */
export function Alert({ tone = 'info', title, children, className, live = false }: AlertProps) {
  const { box, icon, Icon } = TONES[tone];
  const role = live ? (tone === 'error' ? 'alert' : 'status') : undefined;
  return (
    <div role={role} className={cx('flex items-start gap-3 rounded-md border p-4', box, className)}>
      <Icon aria-hidden="true" className={cx('mt-0.5 size-5', icon)} />
      <div className="min-w-0 grow">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
