import { type PriceClaimState, priceClaimStateWord } from '@simpletread/domain';

import { facesOf, type StateLook } from '../../shell/detail/index.js';

const LOOKS: Readonly<Record<PriceClaimState, StateLook>> = {
  requested: { tone: 'warn', mark: 'half' },
  denied: { tone: 'neutral', mark: 'ring' },
  withdrawn: { tone: 'neutral', mark: 'ring' },
  awaitingApproval: { tone: 'warn', mark: 'half' },
  refunding: { tone: 'info', mark: 'half' },
  refunded: { tone: 'good', mark: 'full' },
};

/** The look of each state of a price claim. A half mark means waiting for someone. */
export const PRICE_CLAIM_FACES = facesOf(LOOKS, priceClaimStateWord);
