import { ORDER_STATES } from '../order/index.js';
import { mayHoldOrder, mayReleaseOrder } from './may-hold.js';

describe('a hold of an order', () => {
  it.each(ORDER_STATES.map((state) => [state, state === 'placed'] as const))(
    'of %s is allowed: %s',
    (state, isAllowed) => {
      expect(mayHoldOrder({ state, isHeld: false }).ok).toBe(isAllowed);
    },
  );

  it('is refused in words that fit the state', () => {
    const codeOf = (state: (typeof ORDER_STATES)[number], isHeld = false) => {
      const held = mayHoldOrder({ state, isHeld });
      return held.ok ? null : held.fault.code;
    };
    expect([codeOf('cancelled'), codeOf('inTransit'), codeOf('placed', true)]).toEqual([
      'order.alreadyCancelled',
      'hold.shipped',
      'hold.held',
    ]);
  });

  it('is released once', () => {
    expect(mayReleaseOrder({ isHeld: true, isCancelling: false }).ok).toBe(true);
    expect(mayReleaseOrder({ isHeld: false, isCancelling: false })).toMatchObject({
      fault: { code: 'hold.notHeld' },
    });
  });

  it('isn’t released while its cancellation waits for approval', () => {
    expect(mayReleaseOrder({ isHeld: true, isCancelling: true })).toMatchObject({
      fault: { code: 'approval.pending' },
    });
  });
});
