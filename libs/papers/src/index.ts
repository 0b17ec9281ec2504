export { edition } from './edition.js';
export { type ReceiptFacts, setReceipt } from './receipt.js';
export type { PaperJob, QuestionsJob, SetPaper, StudySheetJob } from './set-paper.js';
export { type Typeset, withTypesetter } from './typesetter.js';
