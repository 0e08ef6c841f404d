import { type CoverageClaimState, coverageClaimStateWord } from '@simpletread/domain';

import { facesOf, type StateLook } from '../../shell/detail/index.js';

const LOOKS: Readonly<Record<CoverageClaimState, StateLook>> = {
  requested: { tone: 'warn', mark: 'half' },
  moreAsked: { tone: 'info', mark: 'half' },
  denied: { tone: 'neutral', mark: 'ring' },
  appealed: { tone: 'warn', mark: 'half' },
  cancelled: { tone: 'neutral', mark: 'ring' },
  awaitingApproval: { tone: 'warn', mark: 'half' },
  approved: { tone: 'info', mark: 'half' },
  paid: { tone: 'good', mark: 'full' },
};

/** The look of each state of a coverage claim. A half mark means waiting for someone. */
export const COVERAGE_CLAIM_FACES = facesOf(LOOKS, (state) => coverageClaimStateWord(state, 'staff'));
