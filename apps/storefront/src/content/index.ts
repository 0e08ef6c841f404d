export {
  ArticleListView,
  articleMetadata,
  ArticleView,
  DictionaryView,
  listMetadata,
  readArticle,
  readArticles,
  readDictionary,
  readPublishedPaths,
  SitemapView,
  SupportHours,
} from './articles';
export { Announcement, readClosed } from './campaigns';
export { GlobalsRefresh, readGlobals } from './globals';
export { PREVIEW, PreviewBar, readPageMoment, readPreview, switchPreview } from './preview';
export { currentWays, movedTo, withMovedBrands } from './redirects';
