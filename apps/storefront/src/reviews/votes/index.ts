export { HelpfulVote } from './HelpfulVote';
export { helpfulWords } from './helpful-words';
