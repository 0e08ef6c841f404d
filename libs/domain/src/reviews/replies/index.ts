export {
  checkReply,
  type HiddenWriter,
  MOST_REPLY_TEXT,
  REPLY_VOICES,
  type ReplyVoice,
  replySignature,
} from './review-reply.js';
