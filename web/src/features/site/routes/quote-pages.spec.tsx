import { pages } from 'virtual:site';
import { describe, expect, it } from '@jest/globals';
import { BRAND } from '@prepward/contracts/brand';
import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { CHAT_HREF } from '../../../lib/chat.js';
// Loaded here, so that no test waits for it.
import '../components/quote-form/enquiry-form.js';
import { SITE_ROUTES } from '../site-routes.js';
import { ContactPage } from './contact-page.js';
import { ServicePage } from './service-page.js';

const SERVICES = [
  '/teas-exam-help',
  '/do-my-teas-exam',
  '/take-my-teas-test',
  '/pay-someone-teas-exam',
  '/remote-teas-assistance',
  '/msn-expert-tutors',
  '/teas-exam-near-me',
];

async function textOf(path: string) {
  const load = pages[path];
  if (!load) {
    throw new Error(`No text for ${path}`);
  }
  return (await load()).default;
}

function open(path: string): void {
  const route = SITE_ROUTES.find((one) => `/${one.path}` === path);
  if (!route) {
    throw new Error(`No route ${path}`);
  }
  render(
    <MemoryRouter initialEntries={[path]}>
      <route.Page />
    </MemoryRouter>,
  );
}

describe('pages with the quote form', () => {
  it.each(SERVICES)('%s ends with it, for a quote', async (path) => {
    open(path);
    const section = await screen.findByRole('region', { name: 'Get a free quote' });
    expect(await within(section).findByLabelText('What do you need?')).toBeTruthy();
    expect(within(section).queryByRole('radio')).toBeNull();
    expect(section.textContent).toContain('Response within 30 minutes, Available 24/7.');
  });

  it('/contact has it first, for a quote or for something else', async () => {
    open('/contact');
    expect(await screen.findByRole('radio', { name: 'A free tutoring quote' })).toBeTruthy();
    const [, second] = screen.getAllByRole('heading');
    expect(second?.textContent).toBe('Write to us');
  });

  it.each([
    ['/contact', ContactPage],
    ['/teas-exam-help', ServicePage],
  ])('%s shows the other ways, and no form, where scripts do not run', async (path, Page) => {
    const html = renderToStaticMarkup(
      <MemoryRouter initialEntries={[path]}>
        <Page page={await textOf(path)} />
      </MemoryRouter>,
    );
    const ways = [`mailto:${BRAND.contactEmail}`, 'tel:+1', CHAT_HREF, '<noscript>'];
    expect(ways.filter((way) => !html.includes(way.replaceAll('&', '&amp;')))).toEqual([]);
    expect(html).not.toContain('<form');
  });
});
