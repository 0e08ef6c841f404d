import type { AppointmentView, BookedRotation } from '@simpletread/contract';
import { MOST_ROTATION_MOVES } from '@simpletread/domain';

import type { Shop } from '../shops/index.js';
import type { RotationRow } from './rotation.entity.js';

/** A rotation as its customer sees it at `now`. */
export const rotationViewOf = (
  { id, version, vehicle_id: vehicleId, vehicle, begins_at: beginsAt, moves }: RotationRow,
  { shop, appointment, now }: { shop: Shop; appointment: AppointmentView; now: Date },
): BookedRotation => ({
  id,
  version,
  vehicleId,
  vehicle,
  shop: {
    code: shop.code,
    slug: shop.slug,
    company: shop.company,
    address1: shop.address1,
    city: shop.city,
    state: shop.state,
    zip: shop.zip,
    phone: shop.phone,
  },
  appointment,
  hasBegun: beginsAt <= now,
  movesLeft: Math.max(0, MOST_ROTATION_MOVES - moves),
});
