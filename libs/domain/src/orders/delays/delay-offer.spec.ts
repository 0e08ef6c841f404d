import { askDelayBy, delayOffer, isPromiseBroken, type ReportedDelay } from './delay-offer.js';

const NOON = new Date('2026-11-20T17:00:00Z');

const offered = (delay: Partial<ReportedDelay>, now = NOON) => {
  const offer = delayOffer(
    { promisedOn: '2026-11-24', revisedOn: '2026-12-04', isFurther: false, ...delay },
    now,
  );
  return offer.ok ? [offer.value.silence, offer.value.answerBy.toISOString()] : offer.fault.code;
};

describe('the offer to the buyer of a late order', () => {
  it.each([
    ['a first delay of 30 days', { revisedOn: '2026-12-24' }, ['agrees', '2026-11-25T05:00:00.000Z']],
    ['a first delay of 31 days', { revisedOn: '2026-12-25' }, ['cancels', '2026-12-25T05:00:00.000Z']],
    ['a first delay without a day', { revisedOn: null }, ['cancels', '2026-12-25T05:00:00.000Z']],
    [
      'a further delay of one day',
      { isFurther: true, revisedOn: '2026-11-25' },
      ['cancels', '2026-11-25T05:00:00.000Z'],
    ],
    [
      'a further delay after one without a day',
      { isFurther: true, promisedOn: null },
      ['cancels', '2026-12-21T05:00:00.000Z'],
    ],
  ])('after %s says what silence means, and from when', (_, delay, offer) => {
    expect(offered(delay)).toEqual(offer);
  });

  it('leaves a day to answer, even if we ask too late', () => {
    expect(offered({}, new Date('2026-11-27T12:00:00Z'))).toEqual(['agrees', '2026-11-28T12:00:00.000Z']);
    expect(offered({ isFurther: true }, new Date('2026-11-24T23:00:00Z'))).toEqual([
      'cancels',
      '2026-11-25T23:00:00.000Z',
    ]);
  });

  it.each([
    ['the promised day', { revisedOn: '2026-11-24' }],
    ['today', { promisedOn: '2026-11-18', revisedOn: '2026-11-20' }],
    ['a day more than a year away', { revisedOn: '2027-11-21' }],
  ])('is refused for %s', (_, delay) => {
    expect(offered(delay)).toBe('delay.dayInvalid');
  });
});

describe('the time to ask a buyer', () => {
  it.each([
    ['a day', '2026-12-04', '2026-11-21T17:00:00.000Z'],
    ['until the promised day begins', '2026-11-21', '2026-11-21T05:00:00.000Z'],
    ['an hour, once it is over', '2026-11-19', '2026-11-20T18:00:00.000Z'],
  ])('is %s', (_, promisedOn, by) => {
    expect(askDelayBy(promisedOn, NOON).toISOString()).toBe(by);
  });
});

describe('a promise', () => {
  it.each([
    ['2026-11-24', '2026-11-24', false],
    ['2026-11-24', '2026-11-25', true],
    ['2026-11-24', null, false],
    ['2026-11-19', null, true],
    ['2026-11-19', '2026-11-18', true],
  ])('of %s with tires that arrive on %s at the earliest', (promisedOn, earliestArrivalOn, isBroken) => {
    expect(isPromiseBroken({ promisedOn, earliestArrivalOn }, NOON)).toBe(isBroken);
  });
});
