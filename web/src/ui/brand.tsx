import { BRAND } from '@prepward/contracts/brand';
import { Link } from 'react-router-dom';

interface BrandProps {
  to?: string;
  /** Classes for the name, such as to hide it where only the mark fits. */
  nameClass?: string;
}

/** The mark and the name, as a link home. */
export function Brand({ to = '/', nameClass }: BrandProps) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-target items-center gap-2.5 rounded-sm text-21 font-bold tracking-tight text-ink"
    >
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8">
        <rect width="32" height="32" rx="8" className="fill-primary" />
        <path
          className="fill-none stroke-on-primary"
          strokeWidth="2.75"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M9 8.5v15M9 8.5h7.25a5 5 0 0 1 0 10H14M18.5 21.5l2.5 2.5 4.5-5"
        />
      </svg>
      {nameClass ? <span className={nameClass}>{BRAND.name}</span> : BRAND.name}
    </Link>
  );
}
