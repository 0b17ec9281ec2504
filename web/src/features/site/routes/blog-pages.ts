export { ArticlePage } from './article-page.js';
export { BlogCategoryPage } from './blog-category-page.js';
export { BlogPage } from './blog-page.js';
