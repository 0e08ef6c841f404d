import type { HandlerInput, keepPastSearch } from '@simpletread/contract';

import {
  boolean,
  entityOf,
  jsonb,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

/** A search as the storefront keeps it. */
export type KeptSearch = HandlerInput<typeof keepPastSearch>['body'];

const columns = {
  account_id: primary(uuid()),
  href: primary(text()),
  label: text(),
  searched_at: withDefault(timestamptz(), 'clock_timestamp()'),
  type_name: withDefault(text<KeptSearch['typeName']>(), "'freeSearch'::text"),
  detail_label: withDefault(text(), "''::text"),
  vehicle: nullable(jsonb<NonNullable<KeptSearch['vehicleMetadata']>>()),
  image: nullable(text()),
  is_pill_item: withDefault(boolean(), 'false'),
};

/** A row of `customers.past_search`. */
export type PastSearchRow = RowOf<typeof columns>;

export const pastSearchEntity = entityOf('customers.past_search', columns);
