import { BRAND } from '@prepward/contracts/brand';

/** The title of the browser's tab; each page names itself. */
export function PageTitle({ text }: { text: string }) {
  return <title>{`${text} · ${BRAND.name}`}</title>;
}
