import type { PersonalData } from '@prepward/platform/personal';

/** Papers are about no one; stamped copies are in test-bank. */
export const PAPERS_PERSONAL_DATA: PersonalData = {
  tables: {},
  impersonal: {
    papers: 'files for everyone',
    uploaded_papers: 'files that are sold',
    offered_papers: 'files that are free',
    free_downloads: 'counts without a person',
  },
  exports: [],
};
