import { NavLink } from 'react-router-dom';
import { cx } from '../../../ui/cx.js';
import type { BlogCategory } from '../site-data.js';

/** Links into the blog: all articles, or one category. */
export function CategoryLinks({ categories }: { categories: readonly BlogCategory[] }) {
  const links = [
    { to: '/blog', label: 'All articles' },
    ...categories.map(({ slug, name }) => ({ to: `/blog/category/${slug}`, label: name })),
  ];
  return (
    <nav aria-label="Categories">
      <ul className="flex flex-wrap gap-2">
        {links.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className={({ isActive }) =>
                cx(
                  'inline-flex min-h-target items-center rounded-full border px-4 font-medium transition-colors',
                  isActive
                    ? 'border-primary bg-primary text-on-primary'
                    : 'border-line-strong bg-surface hover:border-primary hover:text-primary',
                )
              }
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
