import {
  type Cents,
  COVERAGE_CLAIM_KINDS,
  COVERAGE_CLAIM_STATES,
  type CoverageYear,
} from '@simpletread/domain';

import {
  bigint,
  char,
  entityOf,
  generated,
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
  number: generated(bigint()),
  order_id: uuid(),
  line_id: nullable(uuid()),
  kind: text(...COVERAGE_CLAIM_KINDS),
  state: text(...COVERAGE_CLAIM_STATES),
  version: withDefault(integer(), '1'),
  quantity: integer(),
  bill_in_cents: nullable(bigint<Cents>()),
  year: nullable(integer<CoverageYear>()),
  claimed_in_cents: bigint<Cents>(),
  comments: text(),
  requested_at: timestamptz(),
  our_turn_since: nullable(timestamptz()),
  question: nullable(text()),
  answer: nullable(text()),
  decided_at: nullable(timestamptz()),
  decided_by: nullable(text()),
  denial_reason: nullable(text()),
  appeal: nullable(text()),
  appealed_at: nullable(timestamptz()),
  amount_in_cents: nullable(bigint<Cents>()),
  gift_card_id: nullable(uuid()),
  gift_card_number: nullable(char(8)),
  paid_at: nullable(timestamptz()),
  cancelled_at: nullable(timestamptz()),
};

/** A row of `orders.coverage_claim`. */
export type CoverageClaimRow = RowOf<typeof columns>;

export const coverageClaimEntity = entityOf('orders.coverage_claim', columns);
