import type { AdminReview } from '@simpletread/contract';
import type { MilesDriven, ReviewSignKind } from '@simpletread/domain';
import type { ChipTone } from '@simpletread/ui';

const MILES: Readonly<Record<MilesDriven, string>> = {
  'under-5000': 'under 5,000 mi',
  '5000-9999': '5,000 to 9,999 mi',
  '10000-14999': '10,000 to 14,999 mi',
  '15000-19999': '15,000 to 19,999 mi',
  '20000-29999': '20,000 to 29,999 mi',
  'over-30000': 'over 30,000 mi',
};

/** Returns the tires or the shop, the proof and the miles, as `Kestrel Tour 4S, verified order, 5,000 to 9,999 mi`. */
export const aboutReview = ({
  subject,
  order,
  milesDriven,
}: Pick<AdminReview, 'subject' | 'order' | 'milesDriven'>): string =>
  [
    subject.name,
    order === null ? 'no order' : 'verified order',
    ...(milesDriven === null ? [] : [MILES[milesDriven]]),
  ].join(', ');

const HEAVY: readonly ReviewSignKind[] = ['sameText', 'burst', 'hurried', 'repeatsItself', 'strongWords'];
const PRIVATE: readonly ReviewSignKind[] = ['phone', 'email', 'web'];

/** Returns the color of a sign's chip. */
export const signTone = (kind: ReviewSignKind): ChipTone => {
  if (HEAVY.includes(kind)) return 'bad';
  return PRIVATE.includes(kind) ? 'warn' : 'info';
};
