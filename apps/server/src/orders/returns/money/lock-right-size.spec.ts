import type { Transaction } from '../../../platform/database/index.js';
import type { OrderRepository } from '../../order/index.js';
import type { RightSizeOrder } from '../return-record.js';
import type { ReturnReader } from '../return.reader.js';
import type { LockedReturn } from '../return-steps.js';
import { LockRightSize } from './lock-right-size.js';

const orderOf = (id: string): RightSizeOrder => ({
  id,
  number: 'XQMH1RY6J8',
  tire_count: 4,
  cancel_closes_at: null,
  is_waiting: false,
});
const recordOf = (id: string | null) => ({
  id: 'r1',
  received_at: null,
  lines: [],
  exchange_until: null,
  exchange_order: null,
  right_size: id === null ? null : orderOf(id),
});

const settled = async (seen: string | null, reread: string | null) => {
  const locks: string[] = [];
  const orders = { lock: (_: unknown, id: string) => Promise.resolve(locks.push(id) > 0) };
  const reader = { byId: () => Promise.resolve(recordOf(reread)) };
  const lock = new LockRightSize(orders as unknown as OrderRepository, reader as unknown as ReturnReader);
  const locked = { order: { read_at: new Date() }, record: recordOf(seen) } as unknown as LockedReturn;
  const result = await lock.run({} as Transaction, locked);
  return [result.ok ? 'ok' : result.fault.code, locks];
};

describe('the lock of the order that waives handling', () => {
  it('is of the order that the refund ends with', async () => {
    expect(await settled('a', 'a')).toEqual(['ok', ['a']]);
    expect(await settled(null, null)).toEqual(['ok', []]);
  });

  it('refuses a refund whose order is another one by then', async () => {
    expect(await settled('a', 'b')).toEqual(['record.stale', ['a']]);
    expect(await settled('a', null)).toEqual(['record.stale', ['a']]);
  });
});
