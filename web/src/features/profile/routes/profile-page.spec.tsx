import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { metaInDocument } from '../../../lib/page-meta.js';
import { SessionProvider } from '../../../lib/session/session-provider.js';
import { newStore } from '../../../lib/session/test-store.js';
import { renderSignedIn } from '../../../test/render-signed-in.js';
import { PROFILE_SECTIONS } from '../sections.js';
import ProfilePage from './profile-page.js';

function open(at: string) {
  return renderSignedIn(
    <SessionProvider store={newStore()}>
      <Routes>
        <Route path="/profile" element={<ProfilePage />} />
        <Route path="/profile/:section" element={<ProfilePage />} />
      </Routes>
    </SessionProvider>,
    { at },
  );
}

const heading = () => screen.findByRole('heading', { level: 1 });

describe('the settings', () => {
  it('lists every section, each with its own address', async () => {
    open('/profile');
    expect((await heading()).textContent).toBe('Settings');
    const links = within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      PROFILE_SECTIONS.map(({ id }) => `/profile/${id}`),
    );
  });

  it.each([
    ['details', 'Personal details', /About you/],
    ['study', 'Exam and time', /Extra time/],
    ['security', 'Security', /Two-step sign-in/],
    ['emails', 'Emails', /Emails we always send/],
    ['appearance', 'Appearance', /On this device/],
    ['data', 'Your data', /your data settings/],
  ])('has what its list promises: %s', async (id, title, part) => {
    open(`/profile/${id}`);
    expect(PROFILE_SECTIONS.find((section) => section.id === id)?.title).toBe(title);
    expect((await screen.findAllByText(part)).length).toBeGreaterThan(0);
    expect(PROFILE_SECTIONS).toHaveLength(6);
  });

  it('opens a section by its address, with a way back to the list', async () => {
    const user = open('/profile/security');
    expect((await heading()).textContent).toBe('Security');
    await user.click(screen.getAllByRole('link', { name: 'Settings' })[0] as HTMLElement);
    expect((await heading()).textContent).toBe('Settings');
  });

  it('answers an address of no section with the list', async () => {
    open('/profile/tax');
    expect((await heading()).textContent).toBe('Settings');
    expect(screen.getByTestId('place').textContent).toBe('/profile');
  });

  const nav = () => screen.getByRole('navigation', { name: 'Settings' });
  const marked = () =>
    [...nav().querySelectorAll('.lg\\:bg-tint')].map((one) => one.getAttribute('href'));

  it('show the first section beside their list, which phones show alone', async () => {
    open('/profile');
    const section = await screen.findByRole('heading', { level: 2, name: 'Personal details' });
    expect(metaInDocument()).toMatchObject({ title: 'Settings', noIndex: true });
    expect(section.parentElement?.classList.contains('max-lg:hidden')).toBe(true);
    expect(nav().classList.contains('max-lg:hidden')).toBe(false);
    expect(marked()).toEqual(['/profile/details']);
  });

  it('show a section alone on phones', async () => {
    open('/profile/appearance');
    const title = await screen.findByRole('heading', { level: 1, name: 'Appearance' });
    expect(metaInDocument().title).toBe('Appearance · Settings');
    expect(title.parentElement?.classList.contains('max-lg:hidden')).toBe(false);
    expect(nav().classList.contains('max-lg:hidden')).toBe(true);
    expect(marked()).toEqual(['/profile/appearance']);
  });
});
