export { keyOf } from './answer.js';
export { edition } from './edition.js';
export type { Inspection } from './inspect.js';
export type { PagePicture } from './pictures.js';
export { type ReceiptFacts, setReceipt } from './receipt.js';
export type { PaperJob, TypesetPaper } from './typeset-paper.js';
export { TooMuchWorkError, type Typeset, withTypesetter } from './typesetter.js';
export { JUDGE_HEAP_MB } from './unpack-limits.js';
