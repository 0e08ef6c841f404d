import type { ShopRow } from '../../../installers/index.js';
import { containing } from '../../../platform/database/index.js';
import { type FoundSource, joined, onValue } from './found-source.js';

type Row = Pick<ShopRow, 'id' | 'company' | 'city' | 'state' | 'zip' | 'code'>;

const PHONE = "right(regexp_replace(s.phone, '[^0-9]', '', 'g'), 10) = ?";

export const foundShops: FoundSource<Row> = {
  kind: 'shop',
  columns: 's.id, s.company, s.city, s.state, s.zip, s.code',
  from: 'installers.shop s',
  key: 's.id',
  orderBy: 's.company, s.id',
  anyOf: ({ text, phone, zip, isName }) => [
    ...onValue(phone, PHONE),
    ...onValue(zip, 's.zip = ?'),
    ...onValue(
      isName && phone === null && zip === null ? containing(text) : null,
      "s.company || ' ' || s.code || ' ' || s.city || ' ' || s.zip ILIKE ?",
    ),
  ],
  show: (row) => ({
    id: row.id,
    title: row.company,
    detail: joined(row.city, `${row.state} ${row.zip}`, row.code),
  }),
};
