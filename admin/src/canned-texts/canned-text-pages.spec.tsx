import { describe, expect, it } from '@jest/globals';
import { fieldOf, press, type, words } from '../../test/page-work.js';
import { settle, showPage } from '../../test/show-page.js';
import { CannedTextCreate, CannedTextEdit } from './canned-text-pages.js';

describe('a canned text', () => {
  it('is saved with a title and a text, and the list follows', async () => {
    const shown = showPage(<CannedTextCreate />, { resource: 'canned-texts' });
    await settle();
    expect(document.title).toBe('New text · Prepward');
    const required = () => words().match(/Required/g)?.length;
    type('text', 'T');
    await press('Save');
    expect(required()).toBe(1);
    type('title', 'x'.repeat(81));
    type('text', '');
    await press('Save');
    expect([required(), /80 characters/.test(words()), shown.calls]).toEqual([1, true, []]);
    type('text', 'T');
    type('title', 'x'.repeat(80));
    await settle();
    await press('Save');
    expect([shown.calls[0], shown.where()]).toEqual([
      `create canned-texts {"title":"${'x'.repeat(80)}","text":"T"}`,
      '/canned-texts',
    ]);
  });

  it('is changed once the server has taken it', async () => {
    const record = { id: 't1', title: 'Prices', text: 'Old' };
    const shown = showPage(<CannedTextEdit />, {
      ...{ record, resource: 'canned-texts', at: '/canned-texts/t1', route: '/canned-texts/:id' },
    });
    await settle();
    expect(fieldOf('text').value).toBe('Old');
    type('text', 'New');
    await press('Save');
    expect([shown.calls.at(-1), shown.where()]).toEqual([
      'update canned-texts t1 {"title":"Prices","text":"New"}'.replace('{', '{"id":"t1",'),
      '/canned-texts',
    ]);
  });
});
