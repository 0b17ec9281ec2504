import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, waitFor } from '@testing-library/react';
import { fakeSession } from '../test/fake-session.js';
import { hushErrors, press, REFUSED, refuse } from '../test/page-work.js';
import { ENQUIRY, FILE, NEW_ENQUIRY } from '../test/records.js';
import { ask, buttonOf, settle, showPage } from '../test/show-page.js';
import { EnquiryList } from './enquiries/enquiry-list.js';
import { FileList } from './files/file-list.js';
import { SessionContext } from './shell/session-context.js';

hushErrors();

describe('a list of the staff', () => {
  const rows = [ENQUIRY, NEW_ENQUIRY];
  const inbox = async (Page = EnquiryList, name = 'enquiries', given: readonly object[] = rows) => {
    const shown = showPage(
      <SessionContext value={fakeSession('token')}>
        <Page />
      </SessionContext>,
      { rows: given, resource: name, at: `/${name}`, route: `/${name}` },
    );
    await settle();
    return shown;
  };
  const check = async (...places: number[]) => {
    const boxes = document.querySelectorAll('tbody input[type="checkbox"]');
    for (const place of places) fireEvent.click(boxes[place] as Element);
    await settle();
  };
  const asking = () => document.querySelector('[role="dialog"] h2')?.textContent;

  it('changes the rows that were chosen by one call', async () => {
    const shown = await inbox();
    await check(1);
    await press('Set status');
    expect(asking()).toBe('Set the status of 1 request?');
    await press('Cancel');
    expect(asking()).toBeUndefined();
    await check(0);
    const seen = await ask(shown, 'Set status');
    expect(seen).toContain('# Set the status of 2 requests?');
    expect(seen.slice(-3)).toEqual([
      'sends updateMany enquiries {"ids":["q2","q1"],"data":{"status":"closed","reason":"Because"}}',
      'sends list enquiries createdAt DESC {} 1/25',
      'success: 2 changed.',
    ]);
    expect(document.querySelectorAll('tbody input:checked')).toHaveLength(0);
  });

  it('deletes the rows that were chosen by one call', async () => {
    const shown = await inbox(FileList, 'files', [FILE, { ...FILE, id: 'f2' }]);
    await check(0);
    const seen = await ask(shown, 'Delete');
    expect(seen).toContain('# Delete 1 file?');
    expect(seen.slice(-3)).toEqual([
      'sends deleteMany files {"ids":["f1"],"meta":{"reason":"Because"}}',
      'sends list files updatedAt DESC {} 1/25',
      'success: Deleted 1 file.',
    ]);
    await check(0, 1);
    expect((await ask(shown, 'Delete')).slice(-1)).toEqual(['success: Deleted 2 files.']);
  });

  it('shows those of the reader, and all again', async () => {
    const { calls } = await inbox();
    const pressed = () => buttonOf('Mine').getAttribute('aria-pressed');
    expect(pressed()).toBe('false');
    await press('Mine');
    await waitFor(() => expect(pressed()).toBe('true'));
    await settle();
    await press('Mine');
    await waitFor(() => expect(pressed()).toBe('false'));
    await settle();
    expect([pressed(), calls.slice(1)]).toEqual([
      'false',
      [
        'list enquiries createdAt DESC {"assigneeId":"me"} 1/25',
        'list enquiries createdAt DESC {} 1/25',
      ],
    ]);
  });

  it('says why there is no file of it, and that a file has not all rows', async () => {
    let fails = true;
    const makes = () => {
      if (fails) refuse();
      return rows;
    };
    const asked = showPage(<EnquiryList />, {
      ...{ rows: () => (asked?.calls.length > 1 ? makes() : rows), total: 3 },
      ...{ resource: 'enquiries', at: '/enquiries', route: '/enquiries' },
    });
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await settle();
    await press('Export CSV');
    expect(asked.said).toEqual([REFUSED.replace('(error)', 'error:')]);
    expect(click).not.toHaveBeenCalled();
    fails = false;
    fireEvent.click(buttonOf('Export CSV'));
    expect(buttonOf('Export CSV').disabled).toBe(true);
    await settle();
    expect([asked.said[1], buttonOf('Export CSV').disabled]).toEqual([
      'warning: The file has the first 2 of 3 rows. Filter the list to get the others.',
      false,
    ]);
    expect(click).toHaveBeenCalledTimes(1);
    click.mockRestore();
  });
});
