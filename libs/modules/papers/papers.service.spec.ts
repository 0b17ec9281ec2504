import { expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { DownloadCountRepository } from './download-count.repository.js';
import type { Paper } from './paper.entity.js';
import type { PaperRepository } from './paper.repository.js';
import type { PaperDownloads } from './paper-downloads.js';
import { PapersService } from './papers.service.js';

it('a download that can’t be counted is logged, and keeps no one from the file', async () => {
  const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  const count = () => Promise.reject(new Error('the database is away'));
  const counts = { count } as unknown as DownloadCountRepository;
  const recordFree = jest.fn<PaperDownloads['recordFree']>();
  const downloads = { recordFree } as unknown as PaperDownloads;
  const papers = new PapersService({} as PaperRepository, counts, downloads);
  await papers.noteDownload({ slug: 'math-study-sheet' } as Paper, undefined);
  expect(logged.mock.calls).toEqual([
    ['A download of math-study-sheet was not counted: the database is away'],
  ]);
  logged.mockRestore();
});
