import papers from 'virtual:papers';
import { describe, expect, it } from '@jest/globals';
import { SUBJECT_NAMES, SUBJECTS } from '@prepward/contracts/subjects';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SITE_ROUTES } from '../site-routes.js';

async function open(path: string) {
  const route = SITE_ROUTES.find((one) => `/${one.path}` === path);
  if (!route) {
    throw new Error(`No route ${path}`);
  }
  render(
    <MemoryRouter initialEntries={[path]}>
      <route.Page />
    </MemoryRouter>,
  );
  return within(await screen.findByRole('list', { name: 'Files' }));
}

describe('downloads', () => {
  it.each(SUBJECTS)(
    'of %s are its study sheet and its questions, as plain links',
    async (subject) => {
      const files = await open(`/downloads/${subject}`);
      const links = files.getAllByRole('link');
      const own = papers.filter((paper) => paper.subject === subject);
      expect(links.map((link) => link.getAttribute('href'))).toEqual(own.map(({ href }) => href));
      for (const link of links) {
        expect(link.hasAttribute('download')).toBe(true);
        expect(link.getAttribute('type')).toBe('application/pdf');
      }
      expect(files.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
        `${SUBJECT_NAMES[subject]} study sheet`,
        `25 ${SUBJECT_NAMES[subject]} questions`,
      ]);
    },
  );

  it('say how long and how large each file is', async () => {
    const files = await open('/downloads/math');
    expect(files.getByText('PDF · 3 pages · 62 kB · for Letter paper')).toBeTruthy();
    expect(files.getByText('PDF · 14 pages · 218 kB · for Letter paper')).toBeTruthy();
  });

  it('ask for no account, and lead on to practice', async () => {
    await open('/downloads/english');
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets).toContain('/practice/english');
    expect(targets.filter((href) => /signup|login/.test(href ?? ''))).toEqual([]);
    expect(document.querySelectorAll('button, form, input')).toHaveLength(0);
  });
});
