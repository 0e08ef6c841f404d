import fc from 'fast-check';

import { countPromises, DESK_PROMISES, deskPromiseLabel } from './count-promises.js';

const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 20, hour));
const day = { from: at(0), now: at(12) };

describe('counting promises', () => {
  it.each([
    ['kept early', at(20), at(3), { due: 1, kept: 1 }],
    ['kept to the second', at(3), at(3), { due: 1, kept: 1 }],
    ['done late', at(3), at(4), { due: 1, kept: 0 }],
    ['open and over', at(3), null, { due: 1, kept: 0 }],
    ['open with time left', at(13), null, { due: 0, kept: 0 }],
    ['over before the period, and done in it', at(-1), at(3), { due: 0, kept: 0 }],
    ['done before the period', at(3), at(-1), { due: 0, kept: 0 }],
  ])('counts one that is %s', (_, dueAt, doneAt, count) => {
    expect(countPromises([{ dueAt, doneAt }], day)).toEqual(count);
  });

  it('counts each promise of a day in one of its halves, and never more kept than due', () => {
    const moment = fc.integer({ min: -10, max: 20 }).map(at);
    const promises = fc.array(fc.record({ dueAt: moment, doneAt: fc.option(moment) }));
    fc.assert(
      fc.property(promises, (all) => {
        const [whole, early, late] = [
          countPromises(all, day),
          countPromises(all, { from: at(0), now: new Date(at(6).getTime() - 1) }),
          countPromises(all, { from: at(6), now: at(12) }),
        ];
        expect({ due: early.due + late.due, kept: early.kept + late.kept }).toEqual(whole);
        expect(whole.kept).toBeLessThanOrEqual(whole.due);
      }),
    );
  });

  it.each(DESK_PROMISES)('names %s', (promise) => expect(deskPromiseLabel(promise)).toMatch(/^[A-Z]/));
});
