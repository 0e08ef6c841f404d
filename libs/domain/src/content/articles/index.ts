export { articlePath, type ArticlePlace, checkArticlePlace } from './article-address.js';
export {
  anchorOf,
  type ArticleBlock,
  articleBlocks,
  type ArticleQuestion,
  articleQuestions,
  blocksText,
} from './article-blocks.js';
export {
  ARTICLE_CATEGORIES,
  ARTICLE_SECTIONS,
  type ArticleCategory,
  type ArticleSection,
  DICTIONARY_CATEGORY,
  DICTIONARY_PATH,
  findArticleCategory,
} from './article-section.js';
export { findArticles, type SearchedArticle } from './find-articles.js';
export { countFigure, countWords, type Figure, FIGURES, type Figures, fillFigures } from './figures.js';
export { type ArticleState, articleStateAt, type ArticleWindow } from './article-state.js';
export { type ArticleSpan, isSafeLink, spansText, unsafeLinks } from './article-text.js';
