import fc from 'fast-check';

import {
  checkFilled,
  checkPlaceholders,
  fillPlaceholders,
  isAboutOrder,
  PLACEHOLDER_NAMES,
  type PlaceholderValues,
} from './placeholder.js';

const VALUES: PlaceholderValues = {
  firstName: 'Dana',
  agentName: 'Maya',
  servicePhone: '(800) 555-0142',
  orderNumber: '4K7QZ-9M2XA',
  promisedDay: 'Monday, March 9',
  shopName: null,
};

describe('placeholders of saved replies', () => {
  it('are filled in wherever they are', () => {
    expect(fillPlaceholders('{firstName}, {orderNumber} arrives {promisedDay}. {firstName}!', VALUES)).toBe(
      'Dana, 4K7QZ-9M2XA arrives Monday, March 9. Dana!',
    );
  });

  it('stay if they have no value, and the message is refused', () => {
    const filled = fillPlaceholders('Call {shopName}.', VALUES);
    expect(filled).toBe('Call {shopName}.');
    expect(checkFilled(filled)).toMatchObject({
      ok: false,
      fault: { code: 'message.placeholderLeft', data: { name: '{shopName}' } },
    });
  });

  it.each(['{constructor}', '{firstname}', '{}', '{first name}', '{__proto__}'])(
    'refuse %s, which is in no row',
    (text) => {
      expect(checkPlaceholders(`Hi ${text}`)).toMatchObject({
        ok: false,
        fault: { code: 'savedReply.placeholderUnknown', data: { name: text } },
      });
      expect(fillPlaceholders(text, VALUES)).toBe(text);
    },
  );

  it('tell a text about an order from one about the customer', () => {
    expect(isAboutOrder('{firstName}, call {servicePhone}.')).toBe(false);
    expect(isAboutOrder('{firstName}, about {orderNumber}.')).toBe(true);
  });

  it('of the table are all taken and, with words for each, all filled', () => {
    const all = { ...VALUES, shopName: 'Broad Street Tire' };
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PLACEHOLDER_NAMES)), fc.string(), (names, between) => {
        const plain = between.replace(/[{}]/g, '');
        const text = names.map((name) => `{${name}}`).join(plain);
        expect(checkPlaceholders(text)).toEqual({ ok: true, value: text });
        expect(checkFilled(fillPlaceholders(text, all)).ok).toBe(true);
      }),
    );
  });

  it('are never filled twice: words in braces stay as they are', () => {
    expect(fillPlaceholders('{firstName}', { ...VALUES, firstName: '{orderNumber}' })).toBe('{orderNumber}');
  });
});
