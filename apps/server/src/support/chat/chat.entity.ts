import type { ChatCard } from '@simpletread/contract';
import { CHAT_STATES } from '@simpletread/domain';

import {
  char,
  entityOf,
  integer,
  jsonb,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  case_id: primary(uuid()),
  state: text(...CHAT_STATES),
  team: text('general', 'fleet'),
  token_hash: char(64),
  agent_id: nullable(uuid()),
  agent_name: nullable(text()),
  last_seq: withDefault(integer(), '0'),
  queued_at: timestamptz(),
  taken_at: nullable(timestamptz()),
  ended_at: nullable(timestamptz()),
  seen_at: timestamptz(),
  customer_read_seq: withDefault(integer(), '0'),
  agent_read_seq: withDefault(integer(), '0'),
};

/** A row of `support.chat`. */
export type ChatRow = RowOf<typeof columns>;

export const chatEntity = entityOf('support.chat', columns);

const messageColumns = {
  chat_id: primary(uuid()),
  seq: primary(integer()),
  entry_id: uuid(),
  client_id: text(),
  card: nullable(jsonb<ChatCard>()),
};

/** A row of `support.chat_message`. */
export type ChatMessageRow = RowOf<typeof messageColumns>;

export const chatMessageEntity = entityOf('support.chat_message', messageColumns);
