import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { pageText } from '../test/page-text.js';
import { hushErrors, later, press, REFUSED, refuse, words } from '../test/page-work.js';
import { ANN, ENQUIRY, ORDER } from '../test/records.js';
import { settle, showPage } from '../test/show-page.js';
import { EnquiryList } from './enquiries/enquiry-list.js';
import { OrderShow } from './sales/order-show.js';
import { ReadPage } from './ui/staff-page.js';

hushErrors();

describe('what could not be loaded', () => {
  it('is said on a page of its own, which can be loaded again', async () => {
    const again = later<object>();
    const answers = [refuse, () => again.promise];
    const { calls } = showPage(
      <ReadPage title="Settings" route="admin.settings">
        {({ settings }) => <p>{settings.length} settings</p>}
      </ReadPage>,
      { answers: { 'admin.settings': () => answers.shift()?.() } },
    );
    expect(pageText()).toEqual(['Settings', 'Loading…']);
    await settle();
    expect(pageText()).toEqual(['Settings', `${REFUSED} / [Try again]`]);
    await press('Try again');
    expect(pageText()).toEqual(['Settings', 'Loading…']);
    again.answer({ settings: [1] });
    await settle();
    expect(pageText()).toEqual(['Settings', '1 settings']);
    expect(calls).toEqual(['admin.settings {}', 'admin.settings {}']);
  });

  it('leaves what was read before, where a page reads itself again', async () => {
    let fails = false;
    const settings = () => (fails ? refuse() : { settings: [1, 2] });
    showPage(
      <ReadPage title="Health" route="admin.settings" everyMs={40}>
        {({ settings: { length } }) => <p>{length} parts</p>}
      </ReadPage>,
      { answers: { 'admin.settings': settings } },
    );
    await waitFor(() => expect(pageText()).toEqual(['Health', '2 parts']));
    fails = true;
    const both = ['Health', `${REFUSED} / [Try again]`, '2 parts'];
    await waitFor(() => expect(pageText()).toEqual(both));
    fails = false;
    await waitFor(() => expect(pageText()).toEqual(['Health', '2 parts']));
  });

  it('is said where a record was to be, which can be loaded again', async () => {
    const answers = [refuse, () => ORDER];
    const shown = showPage(<OrderShow />, {
      ...{ record: () => (answers.shift() ?? refuse)(), users: [ANN], at: '/things/r1/show' },
    });
    await settle();
    expect([document.title, shown.where()]).toEqual(['Order · Prepward', '/things/r1/show']);
    expect(pageText().at(-1)).toBe(`${REFUSED} / [Try again]`);
    await press('Try again');
    expect(document.title).toBe('Order: Weekly · Prepward');
    expect([words().includes('not available'), shown.said]).toEqual([false, []]);
  });

  it('is said where a list was to be, without pages', async () => {
    const answers = [refuse, () => [ENQUIRY]];
    const shown = showPage(<EnquiryList />, {
      ...{ rows: () => (answers.shift() ?? refuse)(), at: '/enquiries', route: '/enquiries' },
      resource: 'enquiries',
    });
    await settle();
    expect(pageText()).toContain(`${REFUSED} / [Try again]`);
    expect(words()).not.toMatch(/rows per page/i);
    await press('Try again');
    expect(words()).toMatch(/cy@x\.org.*rows per page/i);
    expect(shown.said).toEqual([]);
  });
});
