import { BRAND } from '@prepward/contracts/brand';
import { SUBJECT_NAMES, SUBJECTS } from '@prepward/contracts/subjects';
import type { DomainError } from '@prepward/platform/errors';

const TITLES: Partial<Record<DomainError['code'], string>> = {
  SERVICE_UNAVAILABLE: 'This paper is on its way',
};

/** The page a browser shows when there's no paper at this address: why, and where to find the papers. */
export function noPaperPage({ code, message }: DomainError): string {
  const title = TITLES[code] ?? 'There is no paper at this address';
  const links = SUBJECTS.map(
    (subject) => `<li><a href="/downloads/${subject}">${SUBJECT_NAMES[subject]}</a></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} · ${BRAND.name}</title>
<style>
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; }
body { margin: 15vh auto 0; max-width: 34rem; padding: 0 1.5rem; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${message}</p>
<p>All papers, by subject:</p>
<ul>
${links.join('\n')}
</ul>
</main>
</body>
</html>
`;
}
