export { CATEGORIES } from './articles/categories.js';
export { ARTICLES } from './articles/index.js';
export { CLAIMS, claimText } from './claims.js';
export { ARTICLE_FIGURES } from './figures/index.js';
export { HOME } from './home.js';
export type { ScorePicture } from './home-samples.js';
export { PAGES } from './pages/index.js';
export { fillPlaceholders, PLACEHOLDERS, type PlaceholderValues } from './placeholders.js';
export type {
  Article,
  ArticleCategory,
  BlogTeaser,
  Claim,
  ClaimMeasure,
  DemoQuestion,
  Faq,
  MeasureKey,
  PageSection,
  PageText,
  SiteLink,
  Testimonial,
} from './types.js';
