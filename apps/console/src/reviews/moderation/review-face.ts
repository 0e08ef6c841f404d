import { type ReviewState, reviewStateWord } from '@simpletread/domain';

import { facesOf, type StateLook } from '../../shell/detail/index.js';

const LOOKS: Readonly<Record<ReviewState, StateLook>> = {
  submitted: { tone: 'warn', mark: 'half' },
  questionAsked: { tone: 'info', mark: 'half' },
  published: { tone: 'good', mark: 'full' },
  rejected: { tone: 'neutral', mark: 'ring' },
  appealed: { tone: 'warn', mark: 'half' },
  withdrawn: { tone: 'neutral', mark: 'ring' },
};

/** The look of each state of a review. A half mark means waiting for someone. */
export const REVIEW_FACES = facesOf(LOOKS, reviewStateWord);
