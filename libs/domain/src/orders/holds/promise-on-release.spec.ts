import { type HeldPromise, promiseOnRelease } from './promise-on-release.js';

const NOON = new Date('2026-11-20T17:00:00Z');
const HELD: HeldPromise = {
  promisedOn: '2026-11-24',
  question: null,
  earliestArrivalOn: '2026-11-23',
  suggestedOn: '2026-11-25',
};

describe('the promise of an order that is released from hold', () => {
  it.each([
    ['keeps a day that tires can still arrive on', {}, 'kept', null],
    ['has none to keep', { promisedOn: null }, 'kept', null],
    ['asks about a day that can’t be kept', { earliestArrivalOn: '2026-11-25' }, 'asks', '2026-11-25'],
    [
      'asks once the day is over',
      { promisedOn: '2026-11-19', earliestArrivalOn: null },
      'asks',
      '2026-11-25',
    ],
    [
      'asks without a day if none is known',
      { promisedOn: '2026-11-19', earliestArrivalOn: null, suggestedOn: null },
      'asks',
      null,
    ],
    [
      'asks without a day that isn’t after today',
      { promisedOn: '2026-11-19', suggestedOn: '2026-11-20' },
      'asks',
      null,
    ],
    [
      'waits for the answer about a day that can be kept',
      { promisedOn: '2026-11-19', question: { revisedOn: '2026-11-24' } },
      'waits',
      null,
    ],
    ['waits for the answer about an unknown day', { question: { revisedOn: null } }, 'waits', null],
    [
      'asks again if the day in question can’t be kept',
      { question: { revisedOn: '2026-11-22' }, promisedOn: '2026-11-19' },
      'asks',
      '2026-11-25',
    ],
  ] as const)('%s', (_, held, outcome, revisedOn) => {
    expect(promiseOnRelease({ ...HELD, ...held }, NOON)).toEqual({ outcome, revisedOn });
  });
});
