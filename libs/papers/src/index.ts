export { type Paper, renderPapers } from './render.js';
