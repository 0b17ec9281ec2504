import type { ReactNode } from 'react';
import type { SiteLink } from '../site-data.js';
import { Breadcrumb } from './breadcrumb.js';

interface PageHeadProps {
  above?: readonly SiteLink[];
  /** The page's short name in the breadcrumb. */
  here: string;
  heading: string;
  lead: string;
  picture?: ReactNode;
  /** Calls to action, notes. */
  children?: ReactNode;
}

/** The first screen of a page of text. */
export function PageHead({ above = [], here, heading, lead, picture, children }: PageHeadProps) {
  return (
    <header className="border-b border-line bg-sunken">
      <div className="page grid gap-10 pt-4 pb-8 sm:pb-12 lg:grid-cols-[minmax(0,1fr)_14rem] lg:items-center lg:gap-16 lg:pt-8 lg:pb-16">
        <div>
          <Breadcrumb above={above} here={here} />
          <h1 className="mt-4 max-w-3xl text-34 sm:text-38 lg:mt-10 lg:text-52">{heading}</h1>
          <p className="mt-4 max-w-reading text-18 text-soft lg:text-21">{lead}</p>
          {children}
        </div>
        {picture ? (
          <div className="grid aspect-square place-items-center rounded-md border border-line bg-surface max-lg:hidden">
            {picture}
          </div>
        ) : null}
      </div>
    </header>
  );
}
