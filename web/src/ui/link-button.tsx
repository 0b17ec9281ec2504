import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.js';

interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
}

/** A link to another page that looks like a button. */
export function LinkButton({ variant, size, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link className={buttonStyle(variant, size, className)} {...rest}>
      {icon}
      {children}
    </Link>
  );
}
