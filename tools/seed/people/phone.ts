import { ownValue } from '@simpletread/domain';

import { STATES } from '../delivery/places/states.js';
import type { Prng } from '../random/prng.js';

const LAST_FICTIONAL = 99;

/** Returns ten digits of a number that never rings: exchange 555, line 0100 to 0199, an area code of the state. */
export const fictionalPhone = (state: string, random: Prng): string => {
  const areaCode = random.pick(ownValue(STATES, state)?.areaCodes ?? ['800']);
  return `${areaCode}5550${100 + random.int(0, LAST_FICTIONAL)}`;
};
