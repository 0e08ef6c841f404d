import { REPLY_VOICES } from '@simpletread/domain';

import {
  entityOf,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
} from '../../platform/database/index.js';

const columns = {
  review_id: primary(uuid()),
  voice: primary(text(...REPLY_VOICES)),
  signed_as: text(),
  text: text(),
  written_by: text(),
  written_at: timestamptz(),
  edited_at: nullable(timestamptz()),
  withdrawn_at: nullable(timestamptz()),
};

/** A row of `reviews.reply`. */
export type ReplyRow = RowOf<typeof columns>;

export const replyEntity = entityOf('reviews.reply', columns);
