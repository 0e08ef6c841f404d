import { chosenCard, parseCardText } from './card-cookie';

const card = { token: 'tok_0123456789abcdef', brand: 'visa', last4: '4242' };

describe('the card of a checkout', () => {
  it('is kept as token, brand and last digits, nothing else', () => {
    expect(chosenCard({ ...card, number: '4242424242424242' })).toEqual(card);
    expect(parseCardText(JSON.stringify(card))).toEqual(card);
  });

  it.each(['', 'x', 'null', '[]', '{"token":"tok_0123456789abcdef"}', '"tok"'])(
    'is none in the text %j',
    (text) => {
      expect(parseCardText(text)).toBeNull();
    },
  );

  it.each([
    { ...card, token: 'short' },
    { ...card, last4: '424242' },
    { ...card, brand: '<b>' },
  ])('is refused as %j', (value) => {
    expect(chosenCard(value)).toBeNull();
  });
});
