export {
  copiedText,
  MOST_SOURCE_NAME,
  MOST_SYNDICATED,
  readSyndicated,
  type ReadSyndicated,
  SYNDICATION_COLUMNS,
  type SyndicatedReview,
  type SyndicationColumn,
  syndicationLine,
} from './syndicated-review.js';
