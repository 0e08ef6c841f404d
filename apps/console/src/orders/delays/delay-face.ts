import { type DelayState, delayStateWord } from '@simpletread/domain';

import { facesOf, type StateLook } from '../../shell/detail/index.js';

const LOOKS: Readonly<Record<DelayState, StateLook>> = {
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
export const DELAY_FACES = facesOf(LOOKS, delayStateWord);
