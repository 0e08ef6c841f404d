import { parseOfferAddress } from './offer-address.js';

describe('the address of an offer', () => {
  it('is kept whole up to 500 characters, and refused beyond them', () => {
    const of = (length: number) => `https://a.example/${'x'.repeat(length - 18)}`;
    expect(parseOfferAddress(of(500))).toEqual({ ok: true, value: of(500) });
    expect(parseOfferAddress(of(501))).toMatchObject({
      fault: { code: 'priceClaim.addressTooLong', data: { max: 500 } },
    });
  });

  it('counts as it is stored: a letter beyond ASCII takes six characters', () => {
    expect(parseOfferAddress(`a.example/${'é'.repeat(90)}`)).toMatchObject({
      fault: { code: 'priceClaim.addressTooLong' },
    });
  });
});
