export { ReviewRepliesModule } from './replies.module.js';
export { ReviewReplies } from './review-replies.js';
export { repliesOf, shownReply, type StoredReply } from './stored-reply.js';
