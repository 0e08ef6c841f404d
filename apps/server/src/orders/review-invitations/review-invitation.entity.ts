import { INVITATION_STAGES } from '@simpletread/domain';

import {
  char,
  entityOf,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
} from '../../platform/database/index.js';

const columns = {
  order_id: primary(uuid()),
  line_id: primary(uuid()),
  stage: primary(text(...INVITATION_STAGES)),
  token_hash: char(64),
  sent_at: timestamptz(),
};

/** A row of `orders.review_invitation`. */
export type ReviewInvitationRow = RowOf<typeof columns>;

export const reviewInvitationEntity = entityOf('orders.review_invitation', columns);
