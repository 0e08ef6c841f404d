export {
  checkHelpfulVote,
  type HelpfulVote,
  MOST_VOTES_FOR_REVIEW,
  MOST_VOTES_OF_NETWORK,
} from './helpful-vote.js';
