import { expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Ids } from '@prepward/platform/clock';
import type { PaperDownloadRepository } from './paper-download.repository.js';
import { PaperDownloads } from './paper-downloads.js';

it('a download that can’t be noted is logged, and keeps no one from the file', async () => {
  const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  const add = () => Promise.reject(new Error('the database is away'));
  const repository = { addBought: add, addFree: add } as unknown as PaperDownloadRepository;
  const downloads = new PaperDownloads(repository, { uuid: () => 'download-1' } as Ids);
  const copy = { purchaseId: 'copy-1', userId: 'student-1', subject: 'math', paperHash: 'a' };
  await downloads.recordBought({ ...copy, subject: 'math' });
  const sheet = { slug: 'math-study-sheet', subject: 'math', kind: 'study-sheet' } as const;
  await downloads.recordFree('student-1', sheet, 'b');
  expect(logged.mock.calls).toEqual([
    ['A download of copy-1 was not noted: the database is away'],
    ['A download of math-study-sheet was not noted: the database is away'],
  ]);
  logged.mockRestore();
});
