import { HOME } from '@prepward/content/site/home';

/** Marks a person or a score that is made up. */
export function SampleTag() {
  return (
    <span className="rounded-sm border border-notice px-2 py-0.5 text-14 font-semibold text-notice">
      {HOME.sampleTag}
    </span>
  );
}
