import { NO_NEEDS } from '@simpletread/domain';

import type { Narrowing } from './narrowing.js';
import { type Question, questionOf } from './suggestion.js';

/** 20-inch, 20", R20, 20 rims, 20s: as `readNeeds` reads them. */
const WHEEL =
  /(?<![\w/.])(?:\d{2}(?:[.,]5)?(?:"|”|″|''|’’|-?\s?in(?:ch(?:es)?|\.)?(?!\w))(?: (?:rims?|wheels?))?|(?:\d{2} (?:rims?|wheels?)|r ?\d{2}|\d{2}[’']?s)(?!\w))/gi;

/** A question about a vehicle without the words of its wheel: the 20 of "defender 20-inch" is no year. The diameter stays a need. */
export const withoutWheel = (question: Question): Question => {
  const { rimIn } = question.subject.needs;
  const text = question.text.replace(WHEEL, ' ').trim();
  if (rimIn === null || text === '' || text === question.text) return question;
  const bare = questionOf({ ...question, text });
  if (bare.subject.needs.rimIn !== null) return question;
  return { ...bare, rimIn, subject: { ...bare.subject, needs: { ...bare.subject.needs, rimIn } } };
};

/** The wheel of a question, kept for the next one. */
export const ofWheel = ({ rimIn }: Question): Narrowing => ({
  brand: null,
  category: null,
  needs: { ...NO_NEEDS, rimIn },
});
