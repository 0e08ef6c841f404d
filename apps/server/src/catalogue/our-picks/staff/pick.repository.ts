import { Injectable } from '@nestjs/common';

import {
  type Computed,
  Database,
  type Renamed,
  type SqlRunner,
  type Transaction,
} from '../../../platform/database/index.js';
import type { CategoryRow, ProductLineRow } from '../../tires/index.js';
import { type PickOrderRow, pickOrderEntity } from '../pick-order.entity.js';

export type StoredPick = Renamed<
  ProductLineRow,
  {
    lineId: 'id';
    scoreOverall: 'score_overall';
    startsAt: 'pick_starts_at';
    endsAt: 'pick_ends_at';
    isOn: 'is_our_pick';
  }
> &
  Renamed<CategoryRow, { categoryName: 'name' }> &
  Computed<{ label: string }>;

export interface WantedPick {
  readonly lineId: string;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

const PICKS = `
  SELECT l.id AS "lineId", b.name || ' ' || l.name AS label, c.name AS "categoryName", l.score_overall AS "scoreOverall",
         l.pick_starts_at AS "startsAt", l.pick_ends_at AS "endsAt", l.is_our_pick AS "isOn"
  FROM catalogue.product_line l
  JOIN catalogue.brand b ON b.slug = l.brand_slug
  JOIN catalogue.category c ON c.id = l.category_id
  WHERE l.is_our_pick OR l.pick_position IS NOT NULL
  ORDER BY l.pick_position NULLS LAST, l.score_overall DESC NULLS LAST, b.name, l.name`;

const LOCK = 'SELECT version FROM catalogue.pick_order FOR UPDATE';
const VERSION = 'SELECT version FROM catalogue.pick_order';
const KNOWN = 'SELECT count(*)::int AS count FROM catalogue.product_line WHERE id = ANY ($1::uuid[])';

// Lines that stay what they were are not written: their shelves stay good.
const PUT = `
  UPDATE catalogue.product_line l
  SET pick_position = w.position, pick_starts_at = w.starts_at, pick_ends_at = w.ends_at, is_our_pick = w.is_on,
      version = l.version + 1, updated_at = now()
  FROM (
    SELECT known.id, request.position, request.starts_at, request.ends_at,
           request.position IS NOT NULL AND coalesce(request.starts_at <= now(), true) AND coalesce(request.ends_at > now(), true) AS is_on
    FROM catalogue.product_line known
    LEFT JOIN jsonb_to_recordset($1::jsonb)
      AS request (id uuid, position int, starts_at timestamptz, ends_at timestamptz) ON request.id = known.id
    WHERE request.id IS NOT NULL OR known.is_our_pick OR known.pick_position IS NOT NULL
  ) w
  WHERE l.id = w.id AND (l.pick_position, l.pick_starts_at, l.pick_ends_at, l.is_our_pick)
    IS DISTINCT FROM (w.position, w.starts_at, w.ends_at, w.is_on)`;

const TURN = `
  UPDATE catalogue.product_line SET is_our_pick = NOT is_our_pick, version = version + 1, updated_at = now()
  WHERE pick_position IS NOT NULL
    AND is_our_pick <> (coalesce(pick_starts_at <= now(), true) AND coalesce(pick_ends_at > now(), true))`;

/** The product lines we pick, with their order and dates. */
@Injectable()
export class PickRepository {
  constructor(private readonly database: Database) {}

  all(db: SqlRunner = this.database): Promise<StoredPick[]> {
    return db.query<StoredPick>(PICKS);
  }

  async version(db: SqlRunner = this.database): Promise<number> {
    return (await db.one<Pick<PickOrderRow, 'version'>>(VERSION))?.version ?? 1;
  }

  /** The version of the order, held until the transaction ends. */
  async lock(tx: Transaction): Promise<number> {
    return (await tx.one<Pick<PickOrderRow, 'version'>>(LOCK))?.version ?? 1;
  }

  async knowsAll(tx: Transaction, lineIds: readonly string[]): Promise<boolean> {
    const found = await tx.one<Computed<{ count: number }>>(KNOWN, [[...lineIds]]);
    return found?.count === lineIds.length;
  }

  async put(tx: Transaction, picks: readonly WantedPick[]): Promise<void> {
    const rows = picks.map(({ lineId, startsAt, endsAt }, at) => ({
      id: lineId,
      position: at + 1,
      starts_at: startsAt,
      ends_at: endsAt,
    }));
    await tx.execute(PUT, [JSON.stringify(rows)]);
    await tx.repository(pickOrderEntity).update({ id: true }, { version: () => 'version + 1' });
  }

  /** Makes picks of those whose time has come, and of those whose time is over none. */
  async turn(): Promise<void> {
    await this.database.execute(TURN);
  }
}
