import { cents } from '@simpletread/domain';

import { anOrderLine } from '../testing/an-order-record.js';
import { customerName, dayInWords, lineLabel, moneyOf, paymentLabel, vehicleLabel } from './wording.js';

describe('the words of orders', () => {
  it('name the day of a calendar date, whatever the time zone', () => {
    expect(dayInWords('2026-11-24')).toBe('Tuesday, November 24');
    expect(dayInWords('2026-03-01')).toBe('Sunday, March 1');
  });

  it.each([
    [{ method: 'card', card_brand: 'amex', card_last4: '0005' }, 'American Express 0005'],
    [{ method: 'card', card_brand: 'visa', card_last4: '4242' }, 'Visa 4242'],
    [{ method: 'card', card_brand: 'unionpay', card_last4: '1117' }, 'card 1117'],
    [{ method: 'card', card_brand: null, card_last4: null }, 'card'],
    [{ method: 'affirm', card_brand: null, card_last4: null }, 'Affirm'],
  ])('name the payment %j', (payment, label) => {
    expect(paymentLabel({ ...payment, gift_card_number: null })).toBe(label);
  });

  it('name a gift card, alone or with the method that paid the rest', () => {
    const card = { card_brand: 'visa', card_last4: '4242', gift_card_number: '7K2M9QXW' };
    expect(paymentLabel({ ...card, method: 'card' })).toBe('Visa 4242 and Gift card 7K2M-9QXW');
    const alone = { card_brand: null, card_last4: null, gift_card_number: '7K2M9QXW' };
    expect(paymentLabel({ ...alone, method: 'gift-card' })).toBe('Gift card 7K2M-9QXW');
    expect(paymentLabel(null)).toBe('the payment');
  });

  it('name a line with its quantity, and leave no space for a missing service description', () => {
    expect(lineLabel(anOrderLine())).toBe('4 × Northway Crosswind HT 225/65R17 102H');
    expect(lineLabel(anOrderLine({ quantity: 1, service_description: '' }))).toBe(
      '1 × Northway Crosswind HT 225/65R17',
    );
  });

  it('name a vehicle with and without trim', () => {
    const vehicle = { year: 2019, make: 'Honda', model: 'CR-V', makeSlug: 'honda', modelSlug: 'cr-v' };
    expect(vehicleLabel({ ...vehicle, trim: 'EX' })).toBe('2019 Honda CR-V EX');
    expect(vehicleLabel({ ...vehicle, trim: '' })).toBe('2019 Honda CR-V');
    expect(vehicleLabel(null)).toBeNull();
  });

  it('name people, and money only where there is an amount', () => {
    expect(customerName({ first_name: 'Dana', last_name: 'Okafor' })).toBe('Dana Okafor');
    expect([moneyOf(cents(60_608)), moneyOf(undefined), moneyOf('606.08')]).toEqual(['$606.08', '', '']);
  });
});
