import { cx } from './cx.js';

export type ButtonVariant = 'primary' | 'accent' | 'secondary' | 'quiet';
export type ButtonSize = 'medium' | 'large';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-on-primary hover:bg-primary-hover',
  accent: 'bg-accent text-on-accent hover:bg-accent-hover',
  secondary:
    'border border-line-strong bg-surface text-ink hover:border-primary hover:text-primary',
  quiet: 'text-primary hover:bg-tint',
};

/** The look that buttons and links-as-buttons share. Every target is at least 44 px high. */
export function buttonStyle(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'medium',
  className?: string,
): string {
  return cx(
    'inline-flex items-center justify-center gap-2 rounded-md text-center font-semibold no-underline transition-colors select-none',
    'disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
    size === 'large' ? 'min-h-13 px-6 py-3 text-18' : 'min-h-target px-4 py-2 text-16',
    'leading-heading',
    VARIANTS[variant],
    className,
  );
}
