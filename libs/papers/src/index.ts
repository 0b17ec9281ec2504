export { keyOf } from './answer.js';
export { edition } from './edition.js';
export type { PagePicture, PicturesJob } from './pictures.js';
export { type ReceiptFacts, setReceipt } from './receipt.js';
export type { PaperJob, SetPaper } from './set-paper.js';
export type { Owner, StampJob } from './stamp.js';
export { type Typeset, withTypesetter } from './typesetter.js';
