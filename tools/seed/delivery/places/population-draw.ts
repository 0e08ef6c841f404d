import { ownValue } from '@simpletread/domain';

import type { Prng } from '../../random/prng.js';
import { weightedDraw } from '../../random/weighted-draw.js';
import { type Place, placeWeight } from './read-places.js';
import { STATES } from './states.js';

/** Draws places by population: the state by its people, the place within it by its density. */
export const populationDraw = (places: readonly Place[]): ((random: Prng) => Place) => {
  const weightOfState = new Map<string, number>();
  for (const place of places) {
    weightOfState.set(place.state, (weightOfState.get(place.state) ?? 0) + placeWeight(place));
  }
  return weightedDraw(places, (place) => {
    const population = ownValue(STATES, place.state)?.population ?? 0;
    return (population * placeWeight(place)) / (weightOfState.get(place.state) ?? 1);
  });
};
