import { permissionsOf } from '../../sso/index.js';
import { isUndone, type OrderStep, stepPermissions, stepsConflict, undoneBy } from './order-step.js';

const BEFORE = { ownerId: 'a', holdReason: 'Fraud check' };

describe('the steps of a run', () => {
  it.each<[OrderStep, OrderStep | null]>([
    [
      { kind: 'assign', to: 'me' },
      { kind: 'assign', to: 'a' },
    ],
    [{ kind: 'hold', reason: 'Address' }, { kind: 'release' }],
    [{ kind: 'release' }, { kind: 'hold', reason: 'Fraud check' }],
    [{ kind: 'note', text: 'Called' }, null],
    [{ kind: 'message', textId: 't', channel: 'email' }, null],
  ])('%j is taken back by %j', (step, undo) => {
    expect(undoneBy(step, BEFORE)).toEqual(undo);
    expect(isUndone(step.kind)).toBe(undo !== null);
  });

  it('give an order back to nobody if nobody had it', () => {
    expect(undoneBy({ kind: 'assign', to: 'me' }, { ownerId: null, holdReason: null })).toEqual({
      kind: 'assign',
      to: 'nobody',
    });
  });

  it('conflict if two are of a kind, or one holds what another releases', () => {
    expect(stepsConflict([{ kind: 'note' }, { kind: 'note' }])).toBe(true);
    expect(stepsConflict([{ kind: 'hold' }, { kind: 'release' }])).toBe(true);
    expect(stepsConflict([{ kind: 'assign' }, { kind: 'hold' }, { kind: 'message' }])).toBe(false);
  });

  it('need the permission of each', () => {
    const steps = [{ kind: 'note' }, { kind: 'hold' }, { kind: 'message' }] as const;
    expect(stepPermissions(steps, { permissions: permissionsOf('sales-rep') })).toEqual([
      'orders.hold',
      'messages.write',
    ]);
    expect(stepPermissions(steps, { permissions: permissionsOf('support-agent') })).toEqual([]);
  });
});
