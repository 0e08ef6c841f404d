-- Live chat: a case that is talked about at once. Its messages are entries of its case. Decision record 145. The domain's `chatMachine` says from
-- which state to which.
ALTER TABLE support.customer_case DROP CONSTRAINT customer_case_channel_check;
ALTER TABLE support.customer_case ADD CONSTRAINT customer_case_channel_check CHECK (channel IN ('mail', 'text', 'form', 'call', 'chat'));
ALTER TABLE support.case_entry DROP CONSTRAINT case_entry_channel_check;
ALTER TABLE support.case_entry ADD CONSTRAINT case_entry_channel_check CHECK (channel IN ('mail', 'text', 'form', 'call', 'chat'));

CREATE TABLE support.chat (
  case_id     uuid PRIMARY KEY REFERENCES support.customer_case (id) ON DELETE CASCADE,
  state       text NOT NULL CHECK (state IN ('waiting', 'active', 'left', 'ended')),
  team        text NOT NULL CHECK (team IN ('general', 'fleet')),
  -- Of the token in the customer's cookie.
  token_hash  char(64) NOT NULL UNIQUE,
  agent_id    uuid,
  agent_name  text,
  -- The number of its newest message: given out under the lock of the case, so messages have no gaps.
  last_seq    integer NOT NULL DEFAULT 0 CHECK (last_seq >= 0),
  queued_at   timestamptz NOT NULL,
  taken_at    timestamptz,
  ended_at    timestamptz,
  -- When the customer's page last asked.
  seen_at     timestamptz NOT NULL,
  CHECK ((agent_id IS NULL) = (agent_name IS NULL)),
  CHECK (state <> 'active' OR agent_id IS NOT NULL),
  CHECK ((state = 'ended') = (ended_at IS NOT NULL))
);
CREATE INDEX chat_queue ON support.chat (queued_at, case_id) WHERE state = 'waiting';
CREATE INDEX chat_agent ON support.chat (agent_id) WHERE state = 'active';
CREATE INDEX chat_live ON support.chat (seen_at) WHERE state IN ('waiting', 'active', 'left');

-- The order of a chat's messages. An entry that is merged into another case stays in its chat.
CREATE TABLE support.chat_message (
  chat_id    uuid NOT NULL REFERENCES support.chat (case_id) ON DELETE CASCADE,
  seq        integer NOT NULL CHECK (seq > 0),
  entry_id   uuid NOT NULL UNIQUE REFERENCES support.case_entry (id) ON DELETE CASCADE,
  -- Made by the writer's page: a message that is sent again comes in once.
  client_id  text NOT NULL,
  -- A tire or an order as it was when it was shown.
  card       jsonb,
  PRIMARY KEY (chat_id, seq),
  UNIQUE (chat_id, client_id)
);

-- Payloads of the sockets' adapter that are too large for a notification.
CREATE TABLE platform.socket_attachment (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  created_at  timestamptz NOT NULL DEFAULT now(),
  payload     bytea NOT NULL
);

ALTER TABLE platform.mail_turn DROP CONSTRAINT mail_turn_kind_check;
ALTER TABLE platform.mail_turn ADD CONSTRAINT mail_turn_kind_check
  CHECK (kind IN ('quote', 'quoteText', 'friendInvitation', 'staffInvitation', 'confirmLink', 'resetLink', 'installerProof',
                  'trackingCode', 'reviewLink', 'caseReceipt', 'chatTranscript', 'sentAgain', 'orderChange', 'writtenMail', 'writtenText'));
