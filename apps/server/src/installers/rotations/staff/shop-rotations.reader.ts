import { Injectable } from '@nestjs/common';
import type { ShopRotation } from '@simpletread/contract';

import { Database, type Renamed } from '../../../platform/database/index.js';
import type { AccountRow } from '../../../sso/index.js';
import { AppointmentBookings } from '../../appointments/index.js';
import type { RotationRow } from '../rotation.entity.js';

type Row = Pick<RotationRow, 'id' | 'vehicle'> &
  Renamed<RotationRow, { accountId: 'account_id' }> &
  Renamed<AccountRow, { firstName: 'first_name' }>;

const AHEAD = `
  SELECT r.id, r.vehicle, r.account_id AS "accountId", a.first_name AS "firstName"
  FROM rotations.rotation r JOIN identity.account a ON a.id = r.account_id
  WHERE r.shop_id = $1 AND r.state = 'booked' AND r.begins_at > now() ORDER BY r.begins_at, r.id LIMIT 100`;

/** Rotations that a shop expects. */
@Injectable()
export class ShopRotationsReader {
  constructor(
    private readonly database: Database,
    private readonly bookings: AppointmentBookings,
  ) {}

  async ofShop(shopId: string): Promise<ShopRotation[]> {
    const rows = await this.database.query<Row>(AHEAD, [shopId]);
    const appointments = await this.bookings.ofRotations(rows.map(({ id }) => id));
    return rows.flatMap((row) => {
      const appointment = appointments.get(row.id);
      return appointment === undefined ? [] : [{ ...row, appointment }];
    });
  }
}
