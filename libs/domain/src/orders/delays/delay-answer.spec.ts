import { ORDER_STATES } from '../order/index.js';
import { type AnswerableDelay, mayAnswerDelay, mayReportDelay } from './delay-answer.js';
import { DELAY_STATES } from './delay-state.js';

const A_DELAY: AnswerableDelay = { state: 'asked', revisedOn: '2026-12-04', orderState: 'placed' };

const outcome = (delay: Partial<AnswerableDelay>, answer: 'agree' | 'cancel') => {
  const answered = mayAnswerDelay({ ...A_DELAY, ...delay }, answer);
  return answered.ok ? answered.value : answered.fault.code;
};

describe('the answer of a buyer', () => {
  it('agrees or cancels while they are asked, and after silence agreed for them', () => {
    const open = DELAY_STATES.filter((state) => outcome({ state }, 'agree') === 'agreed');
    expect(open).toEqual(['asked', 'assumed']);
    expect(DELAY_STATES.filter((state) => outcome({ state }, 'cancel') === 'declined')).toEqual(open);
  });

  it('can cancel after agreeing to wait without a day', () => {
    expect(outcome({ state: 'agreed', revisedOn: null }, 'cancel')).toBe('declined');
    expect(outcome({ state: 'agreed' }, 'cancel')).toBe('delay.answered');
  });

  it('comes too late for tires that left, and for a cancelled order', () => {
    expect(ORDER_STATES.map((orderState) => outcome({ orderState }, 'cancel'))).toEqual([
      'declined',
      'declined',
      'delay.shipped',
      'delay.shipped',
      'delay.answered',
    ]);
  });
});

describe('a delay', () => {
  it('is reported until the tires leave, and not of tires at a counter', () => {
    const reported = (isWarehousePickup: boolean) =>
      ORDER_STATES.map((state) => {
        const possible = mayReportDelay({ state, isWarehousePickup });
        return possible.ok ? 'yes' : possible.fault.code;
      });
    expect(reported(false)).toEqual([
      'yes',
      'yes',
      'delay.shipped',
      'delay.shipped',
      'order.alreadyCancelled',
    ]);
    expect(reported(true).slice(0, 2)).toEqual(['delay.pickup', 'delay.pickup']);
  });
});
