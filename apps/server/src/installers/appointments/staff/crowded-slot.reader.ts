import { Injectable } from '@nestjs/common';
import type { CrowdedSlot } from '@simpletread/contract';

import { type Computed, Database, type Renamed } from '../../../platform/database/index.js';
import type { ShopRow } from '../../shops/index.js';
import type { BookingRow } from '../booking.entity.js';

type SlotRow = Pick<
  BookingRow,
  'date' | 'is_drop_off' | 'am_or_pm' | 'start_time' | 'window_from' | 'window_to'
> &
  Pick<ShopRow, 'time_zone'> &
  Renamed<ShopRow, { installer: 'code' }> &
  Computed<Pick<CrowdedSlot, 'orders' | 'rotations'>>;

// Started appointments can't be moved, and slots held by a checkout belong to no order yet.
const CROWDED = `
  SELECT s.code AS installer, s.time_zone, b.date::text AS date, b.is_drop_off, b.am_or_pm, min(b.start_time) AS start_time,
    min(b.window_from) AS window_from, min(b.window_to) AS window_to,
    coalesce(json_agg(json_build_object('id', o.id, 'orderNumber', o.number) ORDER BY b.created_at DESC, o.number)
      FILTER (WHERE o.id IS NOT NULL), '[]') AS orders,
    count(b.rotation_id)::int AS rotations
  FROM installers.shop s
  JOIN appointments.booking b ON b.shop_id = s.id AND b.state = 'booked'
    AND (b.date + coalesce(b.start_time, b.window_from)::time) AT TIME ZONE s.time_zone > now()
  LEFT JOIN orders."order" o ON o.id = b.order_id
  WHERE s.id = $1
  GROUP BY s.id, b.date, b.slot, b.is_drop_off, b.am_or_pm HAVING count(*) > s.bays
  ORDER BY b.date, min(coalesce(b.start_time, b.window_from)), b.is_drop_off`;

const slotOf = ({ window_from: from, window_to: to, orders, rotations, ...row }: SlotRow): CrowdedSlot => ({
  appointment: {
    installer: row.installer,
    date: row.date,
    isDropOff: row.is_drop_off,
    amOrPm: row.am_or_pm,
    startTime: row.start_time,
    dropOffWindow: from === null || to === null ? null : { from, to },
    timeZone: row.time_zone,
  },
  orders,
  rotations,
});

/** Slots in which a shop expects more cars than its capacity. */
@Injectable()
export class CrowdedSlotReader {
  constructor(private readonly database: Database) {}

  async ofShop(shopId: string): Promise<CrowdedSlot[]> {
    return (await this.database.query<SlotRow>(CROWDED, [shopId])).map(slotOf);
  }
}
