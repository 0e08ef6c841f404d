export {
  copiedText,
  MOST_SOURCE_NAME,
  MOST_SYNDICATED,
  readSyndicated,
  type ReadSyndicated,
  SYNDICATION_COLUMNS,
  SYNDICATION_PLACE,
  type SyndicatedReview,
  type SyndicationColumn,
  syndicationLine,
} from './syndicated-review.js';
