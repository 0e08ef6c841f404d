import { cents } from '@simpletread/domain';

import { totalWords } from './total-words.js';

describe('the name of an order’s total', () => {
  it.each([
    [0, 'ship-to-me', 'at the buyer’s door'],
    [6_400, 'ship-to-shop', 'out the door'],
    [6_400, 'ship-to-me', 'out the door'],
  ] as const)('with installation for %s cents and now %s is “%s”', (installation, fulfilment, words) => {
    expect(totalWords({ pricing: { installationInCents: cents(installation) }, fulfilment })).toBe(words);
  });
});
