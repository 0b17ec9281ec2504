export { CATEGORIES } from './articles/categories.js';
export { ARTICLES } from './articles/index.js';
export { ARTICLE_FIGURES } from './figures/index.js';
export type { ScorePicture } from './home-samples.js';
export { PAGES } from './pages/index.js';
export { fillPlaceholders, type PlaceholderValues } from './placeholders.js';
export type {
  Article,
  DemoQuestion,
  PageText,
} from './types.js';
