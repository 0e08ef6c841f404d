import { type Fault, ownValue, type RecordValues } from '@simpletread/domain';

import type { Computed, SqlRunner } from '../../platform/database/index.js';
import type { NewRecord } from './record-store.js';
import type { RecordAddress } from './record-mapping.js';

/** A current or former address of a record. Its table and columns are those of the kind of record. */
type HeldRow = Computed<{ address: string; within: string; holder: string; label: string }>;

const keyOf = (within: unknown, address: unknown): string => JSON.stringify([within, address]);

const heldBy = (
  { table, holder, holderLabel, within }: RecordAddress,
  addresses: readonly string[],
  db: SqlRunner,
): Promise<HeldRow[]> =>
  db.query<HeldRow>(
    ['SELECT h.address,', within === undefined ? "''" : ['h.', within[1]].join(''), 'AS within,']
      .concat([['h.', holder, '::text AS holder,'].join(''), holderLabel, 'AS label'])
      .concat(['FROM', table, 'h WHERE h.address = ANY ($1::text[])'])
      .join(' '),
    [addresses],
  );

/**
 * The current or former owner of each of the wanted addresses. If two of `records` want the same address, the first
 * gets it.
 */
export const addressFaults = async (
  recordAddress: RecordAddress,
  records: readonly NewRecord[],
  db: SqlRunner,
): Promise<(Fault | null)[]> => {
  const placeOf = (values: RecordValues): string =>
    keyOf(
      recordAddress.within === undefined ? '' : ownValue(values, recordAddress.within[0]),
      ownValue(values, recordAddress.field),
    );
  const wanted = records.flatMap(({ values }) => {
    const address = ownValue(values, recordAddress.field);
    return typeof address === 'string' ? [address] : [];
  });
  const held = await heldBy(recordAddress, [...new Set(wanted)], db);
  const holders = new Map(held.map((one) => [keyOf(one.within, one.address), one]));
  return records.map(({ id, values }) => {
    const place = placeOf(values);
    const holder = holders.get(place);
    if (holder === undefined)
      holders.set(place, { address: '', within: '', holder: id, label: 'Another one' });
    return holder === undefined || holder.holder === id
      ? null
      : { code: 'records.addressTaken', data: { noun: holder.label } };
  });
};
