import type { CustomerRow } from '@simpletread/contract';
import { maskPhone, may, type PermissionHolder } from '@simpletread/domain';

import { type CustomerFace, faceEmail, faceName } from './customer-face.reader.js';

/** A customer as the list shows them. */
export const customerRowOf = (row: CustomerFace, viewer: PermissionHolder): CustomerRow => {
  const phone = row.account_phone ?? row.order_phone ?? row.quote_phone ?? '';
  return {
    id: row.id,
    name: faceName(row, viewer),
    email: faceEmail(row, viewer),
    phone: may(viewer, 'contacts.read') ? phone : maskPhone(phone),
    zip: row.zip,
    orderCount: row.order_count,
    totalInCents: row.total_in_cents,
    lastOrderAt: row.last_order_at?.toISOString() ?? null,
    hasAccount: row.account_email !== null,
    since: row.since.toISOString(),
    erasedAt: row.erased_at?.toISOString() ?? null,
  };
};
