import { ChevronLeft } from 'lucide-react';
import { Suspense } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { PageMeta } from '../../../lib/page-meta.js';
import { cx } from '../../../ui/cx.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { SectionNav } from '../components/section-nav.js';
import { PROFILE_SECTIONS, type ProfileSection } from '../sections.js';

function Loading() {
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">Loading your settings…</span>
      <Skeleton className="h-56" />
      <Skeleton className="h-40" />
    </div>
  );
}

/** The name of the settings: the page's heading on /profile, else the link back on phones. */
function PageName({ alone }: { alone: boolean }) {
  const style = 'text-28 leading-heading font-semibold sm:text-34';
  if (!alone) {
    return <h1 className={cx(style, 'mb-6')}>Settings</h1>;
  }
  return (
    <>
      <p className={cx(style, 'mb-6 max-lg:hidden')}>Settings</p>
      <Link
        to="/profile"
        className="-ml-2 mb-2 inline-flex min-h-target items-center gap-1 rounded-sm px-2 font-semibold text-primary no-underline hover:bg-tint lg:hidden"
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
        Settings
      </Link>
    </>
  );
}

/** @param alone it has the page to itself, so that its title is the page's */
function Section({ title, component: Content, alone }: ProfileSection & { alone: boolean }) {
  const Heading = alone ? 'h1' : 'h2';
  return (
    <div className={cx('min-w-0', !alone && 'max-lg:hidden')}>
      <Heading className="mb-5 text-28 lg:text-24">{title}</Heading>
      <Suspense fallback={<Loading />}>
        <Content />
      </Suspense>
    </div>
  );
}

/**
 * /profile/{section}, and /profile: the list of sections on phones, with the first section next to it
 * on wide screens.
 */
export default function ProfilePage() {
  const { section: id } = useParams();
  const [first] = PROFILE_SECTIONS;
  const section = id === undefined ? first : PROFILE_SECTIONS.find((known) => known.id === id);
  if (section === undefined) {
    return <Navigate to="/profile" replace />;
  }
  const alone = id !== undefined;
  return (
    <div className="page py-6 lg:py-14">
      <PageMeta title={alone ? `${section.title} · Settings` : 'Settings'} noIndex />
      <PageName alone={alone} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 lg:grid-cols-[13rem_minmax(0,42.5rem)]">
        <SectionNav current={id} first={first.id} />
        <Section key={section.id} {...section} alone={alone} />
      </div>
    </div>
  );
}
