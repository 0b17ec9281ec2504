import { BRAND } from '@prepward/contracts/brand';
import { CLAIM_TEXTS } from '@prepward/contracts/claims';
import { ArrowLeft, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Brand } from '../../../ui/brand.js';
import { Lungs } from '../../../ui/illustrations/anatomy.js';
import { OpenBook, Quill, Ruler } from '../../../ui/illustrations/tools.js';

const PROMISES = [
  `${CLAIM_TEXTS['questions-total-short']} in the format of the exam`,
  'A reason for every answer, right or wrong',
  'Your place is saved on every device',
];

/** What the product promises, next to the form where there is room. */
function Panel() {
  return (
    <aside
      aria-label={`About ${BRAND.name}`}
      className="hidden flex-col justify-center gap-10 border-l border-line bg-tint px-12 lg:flex"
    >
      <div className="grid grid-cols-2 gap-4" aria-hidden="true">
        {[OpenBook, Ruler, Lungs, Quill].map((Picture) => (
          <div
            key={Picture.name}
            className="grid aspect-square place-items-center rounded-md border border-line bg-surface"
          >
            <Picture className="size-24" />
          </div>
        ))}
      </div>
      <ul className="grid gap-3">
        {PROMISES.map((promise) => (
          <li key={promise} className="flex items-start gap-3 text-18">
            <Check aria-hidden="true" className="mt-1 size-5 text-primary" />
            {promise}
          </li>
        ))}
      </ul>
    </aside>
  );
}

interface AuthShellProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
}

/** The quiet frame of the auth pages: the form, and from 1024 px a panel next to it. */
export function AuthShell({ title, lead, children, footer }: AuthShellProps) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[1fr_26rem] xl:grid-cols-[1fr_32rem]">
      <div className="flex flex-col px-4 py-4 sm:px-8">
        <header className="flex flex-wrap items-center justify-between gap-2">
          <Brand />
          <Link
            to="/"
            className="inline-flex min-h-target items-center gap-2 text-primary hover:underline"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            Back to Homepage
          </Link>
        </header>
        <main id="main" tabIndex={-1} className="mx-auto w-full sm:my-auto max-w-md py-10">
          <h1 className="text-28 sm:text-38">{title}</h1>
          {lead ? <p className="mt-3 text-18 text-soft">{lead}</p> : null}
          <div className="mt-8">{children}</div>
          {footer ? <div className="mt-8 text-center">{footer}</div> : null}
        </main>
      </div>
      <Panel />
    </div>
  );
}
