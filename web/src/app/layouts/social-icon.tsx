import type { BRAND } from '@prepward/contracts/brand';

type Network = (typeof BRAND.social)[number]['label'];

/** Our own line drawings of the social networks' logos. */
const SHAPES: Record<Network, string> = {
  Facebook:
    'M14 8h2V4.5h-2.5A3.5 3.5 0 0 0 10 8v2.5H7.5V14H10v6h3.5v-6H16l.5-3.5h-3V8.5c0-.3.2-.5.5-.5Z',
  Instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4ZM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM16.75 7.25v.01',
  YouTube:
    'M6.5 6h11A2.5 2.5 0 0 1 20 8.5v7a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 15.5v-7A2.5 2.5 0 0 1 6.5 6ZM10.5 9.5v5l4-2.5-4-2.5Z',
};

export function SocialIcon({ label }: { label: Network }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-6 fill-none stroke-current"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={SHAPES[label]} />
    </svg>
  );
}
