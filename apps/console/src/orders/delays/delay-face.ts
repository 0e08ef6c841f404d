import { DELAY_STATES, type DelayState, delayStateWord } from '@simpletread/domain';

import type { StateFace } from '../../shell/detail/index.js';

const LOOKS: Readonly<Record<DelayState, Omit<StateFace, 'label'>>> = {
  found: { tone: 'warn', mark: 'half' },
  asked: { tone: 'warn', mark: 'half' },
  assumed: { tone: 'info', mark: 'full' },
  agreed: { tone: 'good', mark: 'full' },
  declined: { tone: 'neutral', mark: 'ring' },
  lapsed: { tone: 'neutral', mark: 'ring' },
  dismissed: { tone: 'neutral', mark: 'ring' },
  replaced: { tone: 'neutral', mark: 'ring' },
  shipped: { tone: 'good', mark: 'ring' },
  ended: { tone: 'neutral', mark: 'ring' },
};

/** The look of each state of a delay. A half mark means waiting for someone. */
export const DELAY_FACES = Object.fromEntries(
  DELAY_STATES.map((state) => [state, { ...LOOKS[state], label: delayStateWord(state) }]),
) as Readonly<Record<DelayState, StateFace>>;
