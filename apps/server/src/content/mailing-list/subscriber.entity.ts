import { SUBSCRIBER_STATES, WAYS_TO_LEAVE } from '@simpletread/domain';

import {
  entityOf,
  integer,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  mailbox: text(),
  email: text(),
  state: withDefault(text(...SUBSCRIBER_STATES), "'pending'::text"),
  consent_version: integer(),
  token_hash: text(),
  asked_at: withDefault(timestamptz(), 'now()'),
  confirmed_at: nullable(timestamptz()),
  left_at: nullable(timestamptz()),
  left_by: nullable(text(...WAYS_TO_LEAVE)),
  /** Since then they agree that we see whether they open our emails. */
  measured_since: nullable(timestamptz()),
};

/** A row of `content.subscriber`. */
export type SubscriberRow = RowOf<typeof columns>;

export const subscriberEntity = entityOf('content.subscriber', columns);
