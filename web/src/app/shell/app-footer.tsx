import { BRAND } from '@prepward/contracts/brand';
import { Link } from 'react-router-dom';

const LINKS = [
  { label: 'Website', to: '/' },
  { label: 'Help', to: '/contact' },
  { label: 'Terms', to: '/terms' },
  { label: 'Privacy', to: '/privacy-policy' },
];

/** One line at the end of every page of a signed-in student. */
export function AppFooter() {
  return (
    <footer data-site-bar="" className="page mt-auto pt-8 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line py-1 text-14 text-soft">
        <p className="max-sm:hidden">© {BRAND.legalEntity}</p>
        <ul className="-mx-2 flex flex-wrap">
          {LINKS.map(({ label, to }) => (
            <li key={to}>
              <Link
                to={to}
                className="inline-flex min-h-target min-w-target items-center justify-center px-2 hover:text-primary hover:underline"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
