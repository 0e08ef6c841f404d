import { Injectable } from '@nestjs/common';
import type { getFleetCost, HandlerReply } from '@simpletread/contract';
import {
  type Cents,
  COST_MONTHS,
  costPerMile,
  easternWall,
  monthsAfter,
  ok,
  refuse,
  type Result,
} from '@simpletread/domain';

import { Clock } from '../../../platform/clock/index.js';
import { type Computed, ReadReplica } from '../../../platform/database/index.js';

type Reply = HandlerReply<typeof getFleetCost>;

/** $1 is the fleet, $2 the first day in Eastern time. */
const SPENT = `
  SELECT count(o.id)::int AS orders, coalesce(sum(o.total_in_cents - o.refunded_in_cents), 0)::bigint AS spent
  FROM sales.fleet f LEFT JOIN sales.fleet_account l ON l.fleet_id = f.id
  LEFT JOIN orders."order" o ON o.account_id = l.account_id AND o.state <> 'cancelled'
    AND o.placed_at >= $2::date::timestamp AT TIME ZONE 'America/New_York'
  WHERE f.id = $1 GROUP BY f.id`;

/** From one reading to the next, without the steps of corrections. A stretch that began before the first day counts whole. */
const DRIVEN = `
  SELECT coalesce(sum(driven), 0)::int AS miles, (count(DISTINCT unit_id) FILTER (WHERE driven > 0))::int AS units
  FROM (
    SELECT r.unit_id, r.read_on, CASE WHEN r.kind <> 'correction' THEN
      greatest(r.miles - lag(r.miles) OVER (PARTITION BY r.unit_id ORDER BY r.read_on, r.at, r.id), 0) END AS driven
    FROM sales.fleet_reading r JOIN sales.fleet_unit u ON u.id = r.unit_id
    WHERE u.fleet_id = $1 AND r.miles IS NOT NULL
  ) step
  WHERE read_on >= $2::date`;

/** Reads the cost per mile of a fleet. */
@Injectable()
export class FleetCostReader {
  constructor(
    private readonly replica: ReadReplica,
    private readonly clock: Clock,
  ) {}

  async of(fleetId: string): Promise<Result<Reply, 'record.missing'>> {
    const from = monthsAfter(easternWall(this.clock.now()).slice(0, 10), -COST_MONTHS);
    const [bought, driven] = await Promise.all([
      this.replica.one<Computed<{ orders: number; spent: Cents }>>(SPENT, [fleetId, from]),
      this.replica.one<Computed<{ miles: number; units: number }>>(DRIVEN, [fleetId, from]),
    ]);
    if (bought === null || driven === null) return refuse('record.missing');
    const { orders, spent } = bought;
    const { miles, units } = driven;
    const perMile = costPerMile({ spentInCents: spent, miles });
    return ok({ from, orders, spentInCents: spent, miles, units, hundredthsPerMile: perMile });
  }
}
