/** One-line summaries for one star, two stars, and so on. */
export const SUMMARIES: readonly (readonly string[])[] = [
  [
    'Would not put them on again',
    'Disappointed',
    'Not for me',
    'Took them off again',
    'Save your money',
    'Expected a lot more',
  ],
  [
    'Below what I expected',
    'Could be better',
    'There are better tires for the money',
    'Not impressed',
    'My old set was better',
    'So-so, mostly so',
  ],
  [
    'Does the job',
    'Average tire',
    'Okay for the price',
    'Good and bad',
    'Decent, not great',
    'Fine for a daily driver',
    'Some strengths, some weak spots',
  ],
  [
    'Good tire for the money',
    'Happy with them so far',
    'Solid choice',
    'Better than what came with the car',
    'Would recommend',
    'Good all around',
    'A clear step up',
    'No regrets',
    'Does nearly everything well',
  ],
  [
    'Best tires I have had',
    'Excellent',
    'Could not be happier',
    'Worth every penny',
    'Outstanding tire',
    'My second set, and not my last',
    'Drives like a new car',
    'Exactly what I was looking for',
    'Five stars from me',
    'Great grip, great ride',
  ],
];

/** Openings of reviews; `{vehicle}` and `{miles}` are filled in. */
export const OPENINGS_WITH_VEHICLE: readonly string[] = [
  'Put these on my {vehicle}.',
  'I have them on a {vehicle}, {miles}.',
  'Bought a set for our {vehicle}.',
  'My {vehicle} has been on these for {miles}.',
  'Replaced the worn set on a {vehicle} with these.',
  'These went on our {vehicle} and we have done {miles} since.',
];

export const OPENINGS: readonly string[] = [
  'I have had these on for {miles}.',
  'This is what I can say after {miles}.',
  'Bought four of them and have done {miles}.',
  'Had them installed at a shop nearby, no trouble.',
  'Ordered on a Monday, on the car by the end of the week.',
];

export const CLOSINGS_FOR: readonly string[] = [
  'I would buy them again.',
  'Will get the same ones next time.',
  'Recommended.',
  'My next set will be the same.',
  'For the price I could not ask for more.',
];

export const CLOSINGS_AGAINST: readonly string[] = [
  'I will try something else next time.',
  'Would not buy them again.',
  'Next time I will spend a bit more.',
  'I am looking for another brand.',
];
