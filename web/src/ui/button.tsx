import { type ComponentProps, type ReactNode, useSyncExternalStore } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.js';
import { Spinner } from './spinner.js';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Disables the button, shows a spinner, and `busyLabel` instead of the label. */
  busy?: boolean;
  busyLabel?: string;
  icon?: ReactNode;
}

const never = () => () => undefined;

/** False in a prerendered page until it's hydrated. */
function useTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** A button that keeps its width while it is busy. */
export function Button({
  variant,
  size,
  busy = false,
  busyLabel,
  icon,
  className,
  children,
  disabled,
  type = 'button',
  ...rest
}: ButtonProps) {
  const label = busy && busyLabel ? busyLabel : children;
  // Before hydration, the browser itself would submit the form, with the password in the URL.
  const early = !useTakenOver() && type === 'submit';
  return (
    <button
      type={type}
      className={buttonStyle(variant, size, className)}
      disabled={disabled || busy || early}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busyLabel ? (
        <span className="reserve" data-reserve={busyLabel}>
          <span className="inline-flex items-center gap-2">
            {busy ? <Spinner /> : icon}
            {label}
          </span>
        </span>
      ) : (
        <>
          {busy ? <Spinner /> : icon}
          {label}
        </>
      )}
    </button>
  );
}
