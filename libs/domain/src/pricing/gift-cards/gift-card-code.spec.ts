import fc from 'fast-check';

import {
  GIFT_CARD_CODE_BYTES,
  GIFT_CARD_NUMBER_BYTES,
  giftCardCodeOf,
  giftCardLabel,
  giftCardNumberOf,
  inGroupsOfFour,
  parseGiftCardCode,
} from './gift-card-code.js';

const codeBytes = fc.uint8Array({ minLength: GIFT_CARD_CODE_BYTES, maxLength: GIFT_CARD_CODE_BYTES });

describe('the code of a gift card', () => {
  it('is read in any written form', () => {
    fc.assert(
      fc.property(codeBytes, (bytes) => {
        const code = giftCardCodeOf(bytes);
        for (const written of [
          code,
          code.toLowerCase(),
          inGroupsOfFour(code),
          ` ${code.slice(0, 7)} ${code.slice(7)} `,
        ])
          expect(parseGiftCardCode(written)).toEqual({ ok: true, value: code });
      }),
    );
  });

  it('differs if its bytes do', () => {
    fc.assert(
      fc.property(codeBytes, codeBytes, (a, b) => {
        expect(giftCardCodeOf(a) === giftCardCodeOf(b)).toBe(Buffer.from(a).equals(Buffer.from(b)));
      }),
    );
  });

  it.each([
    '',
    'ABCD',
    'ABCD-EFGH-JKLM-NPQ',
    'ABCD-EFGH-JKLM-NPQ0',
    'ABCD-EFGH-JKLM-NPQRS',
    'ABCD-EFGH-JKLM-NPQÄ',
  ])('is not %p, which the refusal does not repeat', (text) => {
    expect(parseGiftCardCode(text)).toEqual({
      ok: false,
      fault: { code: 'giftCard.codeInvalid', data: {} },
    });
  });

  it('needs enough random bytes', () => {
    expect(() => giftCardCodeOf(new Uint8Array(5))).toThrow(RangeError);
  });
});

describe('the number of a gift card', () => {
  it('is short, and read in two groups', () => {
    const number = giftCardNumberOf(new Uint8Array(GIFT_CARD_NUMBER_BYTES).fill(255));
    expect([number, giftCardLabel(number)]).toEqual(['ZZZZZZZZ', 'Gift card ZZZZ-ZZZZ']);
  });
});
