import {
  entityOf,
  integer,
  primary,
  type RowOf,
  text,
  textArray,
  timestamptz,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  number_digest: primary(text()),
  wrong: integer(),
  networks: withDefault(textArray(), "'{}'::text[]"),
  counts_until: timestamptz(),
};

/** A row of `orders.tracking_guess`. */
export type TrackingGuessRow = RowOf<typeof columns>;

export const trackingGuessEntity = entityOf('orders.tracking_guess', columns);
