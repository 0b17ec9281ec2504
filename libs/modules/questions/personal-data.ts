import type { PersonalData } from '@prepward/platform/personal';

/** Questions contain no personal data. */
export const QUESTIONS_PERSONAL_DATA: PersonalData = {
  tables: {},
  impersonal: {
    items: 'questions, with counts over all students',
    item_versions: 'questions',
    passages: 'texts of questions',
    item_statistics: 'counts over all students',
  },
  exports: [],
};
