import { type PreviewVisitor, VISIT_STEPS } from '@simpletread/domain';

import {
  boolean,
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
import type { PreviewPaymentMethod } from './preview.js';

const columns = {
  id: primary(uuid()),
  staff_id: uuid(),
  staff_name: text(),
  staff_session_hash: text(),
  step: text(...VISIT_STEPS),
  secret_hash: text(),
  secret_ends_at: timestamptz(),
  shown_at: timestamptz(),
  chosen_at: withDefault(timestamptz(), 'clock_timestamp()'),
  visitor: text<PreviewVisitor>(),
  zip: nullable(text()),
  payment_method: nullable(text<PreviewPaymentMethod>()),
  campaign_id: nullable(uuid()),
  has_draft_rules: boolean(),
  revision: withDefault(integer(), '1'),
  asked_at: withDefault(timestamptz(), 'now()'),
  began_at: nullable(timestamptz()),
};

/** A row of `preview.preview`. */
export type PreviewRow = RowOf<typeof columns>;

export const previewEntity = entityOf('preview.preview', columns);
