import { randomUUID } from 'node:crypto';

import type { PriceAudience, PriceEntryScope, RuleState } from '@simpletread/domain';

import type { SqlRunner } from '../../../src/platform/database/index.js';

interface PriceListSetup {
  readonly name?: string;
  readonly audience?: PriceAudience;
  readonly state?: RuleState;
  readonly startsAt?: Date | null;
  readonly endsAt?: Date | null;
  /** Percent off; 10 % off everything unless said otherwise. */
  readonly entries?: readonly {
    readonly scope?: PriceEntryScope;
    readonly key?: string;
    readonly minTires?: number;
    readonly percentOff: number;
    readonly startsAt?: Date | null;
    readonly endsAt?: Date | null;
  }[];
}

const PPM_PER_PERCENT = 10_000;

/** A price list as it is kept, active and without a window. Returns its id. */
export const aPriceList = async (db: SqlRunner, setup: PriceListSetup = {}): Promise<string> => {
  const id = randomUUID();
  await db.execute(
    `INSERT INTO pricing.price_list (id, name, audience, state, starts_at, ends_at) VALUES ($1, $2, $3, $4, $5, $6)`,
    [
      id,
      setup.name ?? 'Fleet prices',
      setup.audience ?? 'fleet',
      setup.state ?? 'active',
      setup.startsAt ?? null,
      setup.endsAt ?? null,
    ],
  );
  for (const entry of setup.entries ?? [{ percentOff: 10 }])
    await db.execute(
      `INSERT INTO pricing.price_list_entry (id, price_list_id, scope, key, min_tires, kind, rate_ppm, starts_at, ends_at)
       VALUES ($1, $2, $3, $4, $5, 'percentOff', $6, $7, $8)`,
      [
        randomUUID(),
        id,
        entry.scope ?? 'all',
        entry.key ?? '',
        entry.minTires ?? 1,
        entry.percentOff * PPM_PER_PERCENT,
        entry.startsAt ?? null,
        entry.endsAt ?? null,
      ],
    );
  return id;
};
