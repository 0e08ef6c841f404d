import { ORDER_STATES } from '../order/index.js';
import { checkHandOver } from './hand-over.js';

const codeOf = (result: ReturnType<typeof checkHandOver>) => (result.ok ? result.value : result.fault.code);

describe('tires at the counter of a warehouse', () => {
  it('are handed over once they are ready, for the right code or a photo ID', () => {
    expect(ORDER_STATES.map((state) => codeOf(checkHandOver({ state, wrongCodes: 0 }, true)))).toEqual([
      'warehousePickup.notReady',
      'code',
      'warehousePickup.notReady',
      'warehousePickup.handedOver',
      'warehousePickup.cancelled',
    ]);
    expect(codeOf(checkHandOver({ state: 'pendingPickup', wrongCodes: 0 }, null))).toBe('photoId');
  });

  it('are not for a wrong code, and after five of them for no code at all', () => {
    const tries = [0, 1, 2, 3, 4, 5].map((wrongCodes) =>
      checkHandOver({ state: 'pendingPickup', wrongCodes }, false),
    );
    expect(tries.map(codeOf)).toEqual([
      ...Array<string>(4).fill('warehousePickup.codeWrong'),
      'warehousePickup.codesUsedUp',
      'warehousePickup.codesUsedUp',
    ]);
    expect(tries[0]).toMatchObject({ fault: { data: { left: 4 } } });
    const used = { state: 'pendingPickup', wrongCodes: 5 } as const;
    expect(codeOf(checkHandOver(used, true))).toBe('warehousePickup.codesUsedUp');
    expect(codeOf(checkHandOver(used, null))).toBe('photoId');
  });
});
