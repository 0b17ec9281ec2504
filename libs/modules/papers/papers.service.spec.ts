import { expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { FreeDownloadRepository } from './free-download.repository.js';
import type { Paper } from './paper.entity.js';
import type { PaperRepository } from './paper.repository.js';
import { PapersService } from './papers.service.js';

it('a download that can’t be counted is logged, and keeps no one from the file', async () => {
  const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  const count = () => Promise.reject(new Error('the database is away'));
  const downloads = { count } as unknown as FreeDownloadRepository;
  const papers = new PapersService({} as PaperRepository, downloads);
  await papers.countDownload({ slug: 'math-study-sheet' } as Paper);
  expect(logged.mock.calls).toEqual([
    ['A download of math-study-sheet was not counted: the database is away'],
  ]);
  logged.mockRestore();
});
