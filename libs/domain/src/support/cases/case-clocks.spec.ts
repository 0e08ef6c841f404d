import fc from 'fast-check';

import { SUPPORT_HOURS, supportMinutesBetween } from '../hours/index.js';
import {
  answerPromise,
  joinClocks,
  NO_CLOCKS,
  promiseOf,
  reprioritize,
  startClocks,
  stopClocks,
} from './case-clocks.js';

const calendar = { week: SUPPORT_HOURS.general, holidays: ['2026-11-26'] };
const priority = 'normal' as const;
const eastern = (day: number, hour: number): Date => new Date(Date.UTC(2026, 10, day, hour + 5));

describe('the clocks of a case', () => {
  it('owe an answer within 4 support hours, over nights and holidays', () => {
    expect(startClocks(NO_CLOCKS, { at: eastern(25, 17), priority, calendar })).toMatchObject({
      answerDueAt: eastern(27, 10),
      runningSince: eastern(25, 17),
    });
    expect(answerPromise(eastern(20, 9), calendar)).toEqual(eastern(20, 13));
  });

  it('go on when the customer writes again before an answer', () => {
    const first = startClocks(NO_CLOCKS, { at: eastern(20, 9), priority, calendar });
    expect(startClocks(first, { at: eastern(20, 12), priority, calendar })).toEqual(first);
  });

  it('stand still while we wait for the customer', () => {
    const started = startClocks(NO_CLOCKS, { at: eastern(20, 9), priority, calendar });
    const waiting = stopClocks(started, { at: eastern(20, 11), calendar, isAnswered: true });
    expect(waiting).toEqual({
      answerDueAt: null,
      firstAnsweredAt: eastern(20, 11),
      spentMinutes: 120,
      runningSince: null,
      solveDueAt: null,
    });
    const back = startClocks(waiting, { at: eastern(23, 8), priority, calendar });
    expect(supportMinutesBetween(eastern(23, 8), back.solveDueAt ?? eastern(23, 8), calendar)).toBe(22 * 60);
    expect(back.firstAnsweredAt).toEqual(eastern(20, 11));
  });

  it('keep the first answer, and note none where a case left our hands without one', () => {
    const started = startClocks(NO_CLOCKS, { at: eastern(20, 9), priority, calendar });
    const left = stopClocks(started, { at: eastern(20, 10), calendar, isAnswered: false });
    expect(left.firstAnsweredAt).toBeNull();
    const answered = stopClocks(left, { at: eastern(20, 11), calendar, isAnswered: true });
    expect(stopClocks(answered, { at: eastern(20, 15), calendar, isAnswered: true }).firstAnsweredAt).toEqual(
      eastern(20, 11),
    );
  });

  it('move their deadlines with the priority, from when the case came to us', () => {
    const started = startClocks(NO_CLOCKS, { at: eastern(20, 9), priority, calendar });
    expect(reprioritize(started, { priority: 'urgent', calendar })).toMatchObject({
      answerDueAt: eastern(20, 10),
      solveDueAt: eastern(20, 17),
    });
    const still = stopClocks(started, { at: eastern(20, 9), calendar, isAnswered: true });
    expect(reprioritize(still, { priority: 'urgent', calendar })).toBe(still);
  });

  it('of two cases that become one keep the earlier deadlines', () => {
    const [early, late] = [9, 12].map((hour) =>
      startClocks(NO_CLOCKS, { at: eastern(20, hour), priority, calendar }),
    );
    if (early === undefined || late === undefined) throw new Error('two clocks were started');
    const context = { at: eastern(20, 14), priority, calendar };
    for (const joined of [joinClocks(early, late, context), joinClocks(late, early, context)])
      expect(joined).toMatchObject({ answerDueAt: early.answerDueAt, solveDueAt: early.solveDueAt });
    const still = stopClocks(late, { at: eastern(20, 13), calendar, isAnswered: true });
    expect(joinClocks(still, early, context)).toMatchObject({
      answerDueAt: early.answerDueAt,
      runningSince: eastern(20, 14),
      solveDueAt: early.solveDueAt,
    });
    const called = { ...late, answerDueAt: null };
    expect(joinClocks(still, called, context).answerDueAt).toBeNull();
  });

  it('promise no answer that is earlier than for a new case', () => {
    expect(promiseOf(eastern(17, 9), eastern(20, 9), calendar)).toEqual(eastern(20, 13));
    expect(promiseOf(eastern(20, 17), eastern(20, 9), calendar)).toEqual(eastern(20, 17));
    expect(promiseOf(null, eastern(20, 9), calendar)).toEqual(eastern(20, 13));
  });

  it('spend exactly the support hours in which the case was ours', () => {
    const steps = fc.array(fc.integer({ min: 0, max: 5_000 }), { minLength: 2, maxLength: 10 });
    fc.assert(
      fc.property(steps, (minutes) => {
        let at = eastern(20, 9);
        let clocks = NO_CLOCKS;
        let ours = 0;
        minutes.forEach((step, turn) => {
          const next = new Date(at.getTime() + step * 60_000);
          if (turn % 2 === 0) clocks = startClocks(clocks, { at, priority, calendar });
          else clocks = stopClocks(clocks, { at, calendar, isAnswered: true });
          if (turn % 2 === 0 && turn + 1 < minutes.length) ours += supportMinutesBetween(at, next, calendar);
          at = next;
        });
        const end = stopClocks({ ...clocks, runningSince: null }, { at, calendar, isAnswered: true });
        const isRunning = minutes.length % 2 === 1;
        expect(end.spentMinutes).toBe(isRunning ? clocks.spentMinutes : ours);
      }),
    );
  });
});
