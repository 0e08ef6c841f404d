import { PRICE_CLAIM_STATES, type PriceClaimState, priceClaimStateWord } from '@simpletread/domain';

import type { StateFace } from '../../shell/detail/index.js';

const LOOKS: Readonly<Record<PriceClaimState, Omit<StateFace, 'label'>>> = {
  requested: { tone: 'warn', mark: 'half' },
  denied: { tone: 'neutral', mark: 'ring' },
  withdrawn: { tone: 'neutral', mark: 'ring' },
  awaitingApproval: { tone: 'warn', mark: 'half' },
  refunding: { tone: 'info', mark: 'half' },
  refunded: { tone: 'good', mark: 'full' },
};

/** The look of each state of a price claim. A half mark means waiting for someone. */
export const PRICE_CLAIM_FACES = Object.fromEntries(
  PRICE_CLAIM_STATES.map((state) => [state, { ...LOOKS[state], label: priceClaimStateWord(state) }]),
) as Readonly<Record<PriceClaimState, StateFace>>;
