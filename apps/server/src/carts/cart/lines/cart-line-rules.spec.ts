import { sampleTire } from '../../../catalogue/tires/testing/sample-tire.js';
import { checkLine } from './cart-line-rules.js';

describe('a line of a cart', () => {
  const tire = { ...sampleTire(), available: 8 };

  it.each([1, 8])('takes %i of eight tires', (quantity) => {
    expect(checkLine(tire, quantity)).toEqual({ ok: true, value: tire });
  });

  it.each([0, -4, 100])('refuses a quantity of %i, and names the allowed ones', (quantity) => {
    expect(checkLine({ ...tire, available: 1000 }, quantity)).toEqual({
      ok: false,
      fault: { code: 'cart.quantityInvalid', data: { min: 1, max: 99 } },
    });
  });

  it('takes no more than the stock, and says how many there are', () => {
    expect(checkLine(tire, 9)).toEqual({
      ok: false,
      fault: { code: 'tire.outOfStock', data: { available: 8 } },
    });
  });

  it('takes neither unknown nor discontinued tires, even where some are left', () => {
    expect(checkLine(undefined, 4)).toMatchObject({ fault: { code: 'tire.unknown' } });
    expect(checkLine({ ...tire, status: 'discontinued' }, 4)).toMatchObject({
      fault: { code: 'tire.discontinued' },
    });
  });
});
