import { DELAY_REASONS, DELAY_STATES, SILENCES } from '@simpletread/domain';

import {
  boolean,
  date,
  entityOf,
  integer,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  order_id: uuid(),
  state: text(...DELAY_STATES),
  version: withDefault(integer(), '1'),
  is_further: boolean(),
  reason: text(...DELAY_REASONS),
  promised_on: nullable(date()),
  revised_on: nullable(date()),
  found_at: timestamptz(),
  ask_by: nullable(timestamptz()),
  asked_at: nullable(timestamptz()),
  asked_by: nullable(text()),
  token_hash: nullable(text()),
  silence: nullable(text(...SILENCES)),
  answer_by: nullable(timestamptz()),
  settled_at: nullable(timestamptz()),
};

/** A row of `orders.delay`. */
export type DelayRow = RowOf<typeof columns>;

export const delayEntity = entityOf('orders.delay', columns);
