export {
  ArticleListView,
  articleMetadata,
  AnswerSearch,
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
export {
  ConfirmView,
  followedPath,
  noteOpened,
  FooterMailingList,
  JoinView,
  leaveByMailProgram,
  readSubscription,
  subscriptionHref,
  SubscriptionView,
} from './mailing-list';
export { PREVIEW, PreviewBar, readPageMoment, readPreview, switchPreview } from './preview';
export { currentWays, movedTo, withMovedBrands } from './redirects';
