import { refuse, ok, type Result } from '../../result/index.js';
import { MOST_REVIEW_NAME } from './review-limits.js';

// As first and last names: letters, apostrophe, comma, period, space, hyphen. Source: R5.04.
const NAME = /^[\p{L}\p{M}'’,. -]+$/u;

/** Reads a writer's name. Refuses with `review.nameInvalid`. */
export const parseReviewName = (text: string): Result<string, 'review.nameInvalid'> => {
  const name = text.trim().replace(/\s+/g, ' ');
  const isName = name.length > 0 && name.length <= MOST_REVIEW_NAME && NAME.test(name) && /\p{L}/u.test(name);
  return isName ? ok(name) : refuse('review.nameInvalid');
};

/** Returns a name as it is shown: `Dana W.` for `Dana Whitfield`, and the first name alone as it is. */
export const shownAuthor = (name: string): string => {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const initial = others.at(-1)?.match(/\p{L}/u)?.[0];
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
};
