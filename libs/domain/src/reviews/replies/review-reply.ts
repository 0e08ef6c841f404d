import { ok, refuse, type Result } from '../../result/index.js';
import { isReviewShown, type ReviewState, reviewStateWord } from '../moderation/index.js';

/** The voices of replies: the shop, or the brand whose tires are reviewed. */
export const REPLY_VOICES = ['shop', 'brand'] as const;
export type ReplyVoice = (typeof REPLY_VOICES)[number];

/** The most characters of a reply. Our own figure: half of a review’s comments. */
export const MOST_REPLY_TEXT = 1000;

/** Returns the name that signs a reply. */
export const replySignature = (voice: ReplyVoice, brandName: string): string =>
  voice === 'shop' ? 'SimpleTread' : brandName;

/** The facts of a writer that readers of the shop don't know. */
export interface HiddenWriter {
  /** The whole name; reviews show first name and initial. */
  readonly name: string;
  readonly email: string;
  /** Null if no order is known. */
  readonly orderNumber: string | null;
}

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ');

const revealedBy = (text: string, { name, email, orderNumber }: HiddenWriter): string | null => {
  const said = plain(text);
  if (said.includes(plain(email))) return 'email address';
  if (name.trim().includes(' ') && said.includes(plain(name.trim()))) return 'full name';
  const digits = said.replace(/[^a-z0-9]/g, '');
  return orderNumber !== null && digits.includes(orderNumber.toLowerCase()) ? 'order number' : null;
};

/**
 * Checks a reply before everyone can read it. Only published reviews take replies (`review.movedOn`), and none may reveal what the review
 * hides of its writer (`review.replyReveals`).
 */
export const checkReply = (
  state: ReviewState,
  text: string,
  writer: HiddenWriter,
): Result<null, 'review.movedOn' | 'review.replyReveals'> => {
  if (!isReviewShown(state)) return refuse('review.movedOn', { state: reviewStateWord(state).toLowerCase() });
  const revealed = revealedBy(text, writer);
  return revealed === null ? ok(null) : refuse('review.replyReveals', { what: revealed });
};
