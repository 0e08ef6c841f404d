import { RETURN_STATES, type ReturnState, returnStateWord } from '@simpletread/domain';

import type { StateFace } from '../../shell/detail/index.js';

type Look = Omit<StateFace, 'label'>;

const LOOKS: Readonly<Record<ReturnState, Look>> = {
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
export const RETURN_FACES = Object.fromEntries(
  RETURN_STATES.map((state) => [state, { ...LOOKS[state], label: returnStateWord(state) }]),
) as Readonly<Record<ReturnState, StateFace>>;
