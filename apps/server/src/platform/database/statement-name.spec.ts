import fc from 'fast-check';

import { statementName } from './statement-name.js';

describe('the name of a statement', () => {
  it('is the same for the same text only', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(statementName(one) === statementName(other)).toBe(one === other);
      }),
    );
  });

  it('fits into the 63 bytes of an identifier, however long the text is', () => {
    expect(statementName('SELECT 1 -- '.padEnd(10_000, 'x')).length).toBeLessThan(64);
  });
});
