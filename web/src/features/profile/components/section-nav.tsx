import { ChevronRight } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { cx } from '../../../ui/cx.js';
import { PROFILE_SECTIONS } from '../sections.js';

interface SectionNavProps {
  /** The section on screen. On phones the list is shown only without one, as a page of its own. */
  current: string | undefined;
  /** The section that /profile shows where there is room next to the list. */
  first: string;
}

/** The list of sections: next to the section from 1024 px, a page of its own below that. */
export function SectionNav({ current, first }: SectionNavProps) {
  return (
    <nav
      aria-label="Settings"
      className={cx('lg:sticky lg:top-8 lg:self-start', current && 'max-lg:hidden')}
    >
      <ul className="grid max-lg:divide-y max-lg:divide-line max-lg:overflow-hidden max-lg:rounded-md max-lg:border max-lg:border-line max-lg:bg-surface lg:gap-1">
        {PROFILE_SECTIONS.map(({ id, title, summary }) => (
          <li key={id}>
            <NavLink
              to={`/profile/${id}`}
              className={cx(
                'flex min-h-target items-center gap-3 px-4 py-3 no-underline hover:bg-tint hover:text-primary max-lg:min-h-16 lg:rounded-md lg:px-3 lg:py-2',
                id === (current ?? first) && 'lg:bg-tint lg:font-semibold lg:text-primary',
              )}
            >
              <span className="min-w-0 grow">
                <span className="block max-lg:font-semibold">{title}</span>
                <span className="block text-14 text-soft lg:hidden">{summary}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 text-soft lg:hidden" />
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
