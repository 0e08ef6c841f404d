import type { PromotionRow } from '@simpletread/contract';
import { Chip } from '@simpletread/ui';

import { PHASE_FACES } from './rule-words.js';

/** The current phase of a promotion or price list. */
export const PhaseChip = ({ phase }: { readonly phase: PromotionRow['phase'] }) => {
  const { label, tone, mark } = PHASE_FACES[phase];
  return (
    <Chip tone={tone} mark={mark}>
      {label}
    </Chip>
  );
};
