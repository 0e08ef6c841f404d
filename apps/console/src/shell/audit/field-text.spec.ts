import { alertLabel } from '@simpletread/domain';

import { RECORD_WORDS } from '../../record-words.js';
import { fieldName, fieldText } from './field-text.js';

const MAYA = '0198c0de-0000-7000-8000-00000000000a';
const context = {
  now: new Date('2026-11-20T20:00:00Z'),
  words: RECORD_WORDS,
  subjectType: 'accountApplication',
  names: { [MAYA]: 'Maya Ortiz' },
};

describe('a stored field', () => {
  it('is named as people say it', () => {
    expect(
      ['isActive', 'refundedInCents', 'address1', 'shopId', 'heldAt', 'deliveredOn', 'floorPpm', 'id'].map(
        fieldName,
      ),
    ).toEqual(['is active', 'refunded', 'address 1', 'shop', 'held', 'delivered', 'floor', 'id']);
  });

  it.each([
    ['refundedInCents', 75_548, '$755.48'],
    ['floorPpm', 82_500, '8.25%'],
    ['isActive', false, 'no'],
    ['cancelledAt', '2026-11-20T15:17:19.123+00:00', 'Nov 20, 10:17 am'],
    ['note', null, 'nothing'],
    ['company', '', 'nothing'],
    ['services', ['a', 'b'], 'a, b'],
    ['services', [], 'nothing'],
    ['vehicle', { make: 'Ram', modelSlug: '1500', year: 2016 }, 'make Ram, model slug 1500, year 2016'],
    ['tireCount', 4, '4'],
    ['proposedBy', MAYA, 'Maya Ortiz'],
    ['accountId', '0198c0de-0000-7000-8000-00000000000b', 'unnamed (00000000000b)'],
    ['state', 'awaitingApproval', 'Second admin'],
    ['state', 'unheardOf', 'unheard of'],
    ['failure', 'refund_impossible', 'refund impossible'],
    ['soldFulfilment', 'ship-to-shop', 'Shop install'],
    ['kind', 'mail.recipientFlooded', alertLabel('mail.recipientFlooded')],
    ['toPath', 'all-season', 'all-season'],
    ['slug', 'all-season', 'all-season'],
    ['company', 'eBay', 'eBay'],
    ['number', 'po-abc', 'po-abc'],
    ['tags', ['no-show'], 'no-show'],
    ['address1', 'elm-street', 'elm-street'],
    ['handlingReason', 'notNeeded', 'not needed'],
    ['role', 'support-agent', 'Support agent'],
  ])('reads as people read it: %s %j', (field, value, text) => {
    expect(fieldText(field, value, context)).toBe(text);
  });

  it('has the label that its record’s page uses', () => {
    const of = (subjectType: string) => fieldText('state', 'cancelled', { ...context, subjectType });
    expect([of('order'), of('privacyRequest')]).toEqual(['Cancelled', 'Cancelled']);
  });
});
