import { lastName } from '../../people/last-name.js';
import type { Prng } from '../../random/prng.js';
import { FAMILY_FORMS, FIRST_WORDS, SECOND_WORDS, TRADES } from './shop-words.js';

const compose = (city: string, random: Prng): string => {
  const trade = random.pick(TRADES);
  return random.weighted<() => string>([
    [() => `${random.pick(FIRST_WORDS)} ${random.pick(SECOND_WORDS)} ${trade}`, 6],
    [() => `${lastName(random)} ${random.pick(FAMILY_FORMS)} ${trade}`.replace('  ', ' '), 4],
    [() => `${city} ${random.pick(SECOND_WORDS)} ${trade}`, 2],
  ])();
};

/** Returns a generator of company names without repetition. */
export const shopNames = (): ((city: string, random: Prng) => string) => {
  const taken = new Set<string>();
  return (city, random) => {
    let name = compose(city, random);
    while (taken.has(name)) name = compose(city, random);
    taken.add(name);
    return name;
  };
};
