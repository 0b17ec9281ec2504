export { DownloadCountRepository } from './download-count.repository.js';
export type { Paper, PaperItem } from './paper.entity.js';
export { PaperDownloads } from './paper-downloads.js';
export { PapersModule } from './papers.module.js';
export { PublishedFiles } from './published-files.js';
export { SoldPapersService } from './sold-papers.service.js';
