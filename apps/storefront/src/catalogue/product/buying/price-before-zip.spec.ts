import { cents } from '@simpletread/domain';
import { priceBeforeZip } from './price-before-zip';

const front = { priceInCents: cents(11_600), roadHazardInCents: cents(1_400) };
const rear = { priceInCents: cents(13_595), roadHazardInCents: cents(1_750) };

describe('the price of a product before a ZIP is known', () => {
  it('is that of a single tire', () => {
    expect(priceBeforeZip(front, null, { quantity: 4, hasCoverage: false })).toEqual({
      amount: 11_600,
      label: 'per tire',
    });
  });

  it.each([
    [4, 50_390, '2 front, 2 rear'],
    [2, 25_195, '1 front, 1 rear'],
  ])('of a staggered set of %i is %i cents', (quantity, amount, label) => {
    expect(priceBeforeZip(front, rear, { quantity, hasCoverage: false })).toEqual({ amount, label });
  });

  it('includes ticked coverage, of each axle its own, and says so', () => {
    expect(priceBeforeZip(front, null, { quantity: 4, hasCoverage: true })).toEqual({
      amount: 13_000,
      label: 'per tire with coverage',
    });
    expect(priceBeforeZip(front, rear, { quantity: 4, hasCoverage: true })).toEqual({
      amount: 50_390 + 2 * 1_400 + 2 * 1_750,
      label: '2 front, 2 rear with coverage',
    });
  });
});
