import { type ReturnState, returnStateWord } from '@simpletread/domain';

import { facesOf, type StateLook } from '../../shell/detail/index.js';

const LOOKS: Readonly<Record<ReturnState, StateLook>> = {
  requested: { tone: 'warn', mark: 'half' },
  approved: { tone: 'info', mark: 'half' },
  denied: { tone: 'neutral', mark: 'ring' },
  appealed: { tone: 'warn', mark: 'half' },
  deniedForGood: { tone: 'neutral', mark: 'ring' },
  cancelled: { tone: 'neutral', mark: 'ring' },
  received: { tone: 'warn', mark: 'half' },
  awaitingApproval: { tone: 'warn', mark: 'half' },
  refunding: { tone: 'info', mark: 'half' },
  refunded: { tone: 'good', mark: 'full' },
  notAccepted: { tone: 'bad', mark: 'ring' },
};

/** The look of each state of a return. A half mark means waiting for someone. */
export const RETURN_FACES = facesOf(LOOKS, returnStateWord);
