import fc from 'fast-check';

import { checkReturn, returnableQuantity } from './check-return.js';

const codeOf = (...args: Parameters<typeof checkReturn>): string => {
  const result = checkReturn(...args);
  return result.ok ? 'ok' : result.fault.code;
};
const four = { lineId: 'a', quantity: 4, inReturns: 0 };

describe('the quantities of a return [R5.15]', () => {
  it('are at least one tire', () => {
    expect(codeOf([], [four])).toBe('return.nothingChosen');
    expect(codeOf([{ lineId: 'a', quantity: 0 }], [four])).toBe('return.nothingChosen');
  });

  it('are never 5 of 4, nor more than other returns left', () => {
    expect(codeOf([{ lineId: 'a', quantity: 5 }], [four])).toBe('return.tooMany');
    expect(codeOf([{ lineId: 'a', quantity: 1 }], [{ ...four, inReturns: 4 }])).toBe('return.noneLeft');
    expect(codeOf([{ lineId: 'a', quantity: 3 }], [{ ...four, inReturns: 2 }])).toBe('return.tooMany');
    expect(codeOf([{ lineId: 'a', quantity: 2 }], [{ ...four, inReturns: 2 }])).toBe('ok');
  });

  it.each([-1, 0.5, Number.NaN])('are whole tires, not %p', (quantity) => {
    expect(codeOf([{ lineId: 'a', quantity }], [four])).toBe('return.tooMany');
  });

  it('are of lines of the order, each once', () => {
    expect(codeOf([{ lineId: 'b', quantity: 1 }], [four])).toBe('return.lineUnknown');
    const twice = [1, 2].map((quantity) => ({ lineId: 'a', quantity }));
    expect(codeOf(twice, [four])).toBe('return.lineUnknown');
  });

  it('never sum to more than was bought, in any number of returns', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 12 }),
        (bought, wishes) => {
          let inReturns = 0;
          for (const quantity of wishes) {
            const line = { lineId: 'a', quantity: bought, inReturns };
            const checked = checkReturn([{ lineId: 'a', quantity }], [line]);
            expect(checked.ok).toBe(quantity > 0 && quantity <= returnableQuantity(line));
            if (checked.ok) inReturns += quantity;
          }
          expect(inReturns).toBeLessThanOrEqual(bought);
        },
      ),
    );
  });
});
