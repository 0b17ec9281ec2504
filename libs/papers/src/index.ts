export { keyOf } from './answer.js';
export { edition } from './edition.js';
export type { PagePicture } from './pictures.js';
export { type ReceiptFacts, setReceipt } from './receipt.js';
export type { PaperJob, SetPaper } from './set-paper.js';
export { type Typeset, withTypesetter } from './typesetter.js';
