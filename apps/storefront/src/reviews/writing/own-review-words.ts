import type { OwnReview } from '@simpletread/contract';
import { easternMoment } from '@simpletread/domain';

type Standing = Pick<OwnReview, 'state' | 'readBy'> & { readonly shop?: OwnReview['shop'] };

const readByWords = ({ readBy }: Standing): string =>
  readBy === null ? '' : ` A moderator will read it by ${easternMoment(new Date(readBy))}.`;

/** Returns the title and sentence about a review’s state, for its writer. */
export const ownReviewWords = (
  review: Standing,
  isSent: boolean,
): { readonly title: string; readonly text: string } => {
  switch (review.state) {
    case 'submitted':
      return isSent
        ? {
            title: 'Thank you for your review',
            text: `We have it.${readByWords(review)} We’ll email you once we’ve decided.`,
          }
        : { title: 'Your review is waiting', text: `It isn’t posted yet.${readByWords(review)}` };
    case 'questionAsked':
      return {
        title: 'We have a question',
        text: 'It isn’t posted yet. Answer the question, and a moderator will read your review again.',
      };
    case 'published':
      return {
        title: 'Your review is posted',
        text: `Everyone can read it on the ${review.shop ? 'shop' : 'tire'}’s page.`,
      };
    case 'rejected':
      return {
        title: 'We can’t post your review',
        text: 'We decide this the same way for good and bad reviews.',
      };
    case 'appealed':
      return { title: 'We’re reading it again', text: `We have your appeal.${readByWords(review)}` };
    case 'withdrawn':
      return { title: 'Your review is withdrawn', text: 'It isn’t shown or counted anymore.' };
  }
};
