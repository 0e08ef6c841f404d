import { readCardFieldsMessage } from './card-fields-messages';

describe('a message of the card fields', () => {
  it('carries the token with brand and last digits', () => {
    const message = { type: 'card-fields/token', token: 'tok_12345678', brand: 'visa', last4: '4242' };
    expect(readCardFieldsMessage({ ...message, number: '4242424242424242' })).toEqual(message);
  });

  it.each([
    [10, 120],
    [301.2, 302],
    [99_999, 900],
  ])('asks for a height of %d and gets %d', (height, given) => {
    expect(readCardFieldsMessage({ type: 'card-fields/resize', height })).toEqual({
      type: 'card-fields/resize',
      height: given,
    });
  });

  it.each([
    null,
    'card-fields/ready',
    {},
    { type: 'card-fields/resize', height: '300' },
    { type: 'card-fields/resize', height: Number.NaN },
    { type: 'card-fields/state', state: 'paid' },
    { type: 'card-fields/token', token: 1, brand: 'visa', last4: '4242' },
  ])('is ignored if it is %j', (data) => {
    expect(readCardFieldsMessage(data)).toBeNull();
  });
});
