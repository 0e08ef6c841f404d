import { type CaseState, caseStateWord } from '@simpletread/domain';

import { facesOf, type StateLook } from '../../shell/detail/index.js';

const LOOKS: Readonly<Record<CaseState, StateLook>> = {
  new: { tone: 'warn', mark: 'half' },
  open: { tone: 'info', mark: 'half' },
  waiting: { tone: 'neutral', mark: 'half' },
  snoozed: { tone: 'neutral', mark: 'ring' },
  solved: { tone: 'good', mark: 'full' },
  closed: { tone: 'neutral', mark: 'ring' },
};

/** The look of each state of a case. A half mark means waiting for someone. */
export const CASE_FACES = facesOf(LOOKS, caseStateWord);
