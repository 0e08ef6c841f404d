import { cents } from '@simpletread/domain';
import { priceBeforeZip } from './price-before-zip';

const front = { priceInCents: cents(11_600) };
const rear = { priceInCents: cents(13_595) };

describe('the price of a product before a ZIP is known', () => {
  it('is that of a single tire', () => {
    expect(priceBeforeZip(front, null, 4)).toEqual({ amount: 11_600, label: 'per tire' });
  });

  it.each([
    [4, 50_390, '2 front, 2 rear'],
    [2, 25_195, '1 front, 1 rear'],
  ])('of a staggered set of %i is %i cents', (quantity, amount, label) => {
    expect(priceBeforeZip(front, rear, quantity)).toEqual({ amount, label });
  });
});
