export { ArticleListView } from './ArticleListView';
export { AnswerSearch } from './AnswerSearch';
export { ArticleView } from './ArticleView';
export { DictionaryView } from './DictionaryView';
export { SitemapView } from './SitemapView';
export { SupportHours } from './SupportHours';
export { articleMetadata, listMetadata } from './article-metadata';
export { readArticle, readArticles, readDictionary, readPublishedPaths } from './read-articles';
