import { cents } from '../../money/index.js';
import { previewCoverageClaim } from './preview-coverage-claim.js';

const TIRES = { replacementInCents: cents(16_200), replacementLimitInCents: cents(40_000) };

describe('the preview of a coverage claim', () => {
  it.each([
    ['replacement', 2, null, { quantity: 2, limitInCents: 80_000, amountInCents: 32_400 }],
    ['repair', 2, 3_000, { quantity: 2, limitInCents: 5_000, amountInCents: 3_000 }],
    ['repair', 2, 9_000, { quantity: 2, limitInCents: 5_000, amountInCents: 5_000 }],
    ['repair', 2, null, null],
    ['roadside', 4, 1_000, { quantity: 0, amountInCents: 1_000 }],
    ['roadside', 4, 0, null],
  ] as const)('of a %s of %d tires with a bill of %p is %p', (kind, quantity, bill, shown) => {
    const claim = { kind, quantity, billInCents: bill === null ? null : cents(bill) };
    const preview = previewCoverageClaim(claim, TIRES);
    if (shown === null) expect(preview).toBeNull();
    else expect(preview).toMatchObject(shown);
  });

  it('of a replacement is unknown without tires', () => {
    expect(previewCoverageClaim({ kind: 'replacement', quantity: 1, billInCents: null }, null)).toBeNull();
  });
});
