-- Cases: what customers write to support, and what we answer. Decision record 138. The domain's `caseMachine` says from which state to which.
CREATE SCHEMA support;

CREATE TABLE support.customer_case (
  id                 uuid PRIMARY KEY,
  -- Shown as C-7001.
  number             bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START WITH 7001) UNIQUE,
  version            integer NOT NULL DEFAULT 1,
  state              text NOT NULL CHECK (state IN ('new', 'open', 'waiting', 'snoozed', 'solved', 'closed')),
  channel            text NOT NULL CHECK (channel IN ('mail', 'text', 'form', 'call')),
  subject            text NOT NULL,
  name               text NOT NULL,
  email              text NOT NULL DEFAULT '',
  phone              text NOT NULL DEFAULT '',
  -- The person: the mailbox of the email address, or the phone number where there is none.
  mailbox            text NOT NULL,
  account_id         uuid,
  -- As the writer named it, checked for its form alone.
  order_number       text,
  priority           text NOT NULL DEFAULT 'normal' CHECK (priority IN ('urgent', 'high', 'normal', 'low')),
  tags               text[] NOT NULL DEFAULT '{}',
  owner_id           uuid,
  owner_name         text,
  snoozed_until      timestamptz,
  -- Of the token in its reply address.
  token_hash         char(64) NOT NULL UNIQUE,
  -- The earlier case that a message pointed to, and whether someone else than its customer wrote it.
  follows_id         uuid REFERENCES support.customer_case (id) ON DELETE SET NULL,
  is_stranger        boolean NOT NULL DEFAULT false,
  merged_into        uuid REFERENCES support.customer_case (id) ON DELETE SET NULL,
  opened_at          timestamptz NOT NULL,
  last_message_at    timestamptz NOT NULL,
  -- Messages of the customer since our last answer.
  unanswered         integer NOT NULL DEFAULT 0 CHECK (unanswered >= 0),
  answer_due_at      timestamptz,
  first_answered_at  timestamptz,
  spent_minutes      integer NOT NULL DEFAULT 0 CHECK (spent_minutes >= 0),
  running_since      timestamptz,
  solve_due_at       timestamptz,
  solved_at          timestamptz,
  closed_at          timestamptz,
  CHECK ((owner_id IS NULL) = (owner_name IS NULL)),
  CHECK ((state = 'snoozed') = (snoozed_until IS NOT NULL)),
  CHECK ((state = 'closed') = (closed_at IS NOT NULL)),
  CHECK ((running_since IS NULL) = (solve_due_at IS NULL)),
  CHECK (answer_due_at IS NULL OR running_since IS NOT NULL)
);
CREATE INDEX customer_case_due ON support.customer_case (answer_due_at, last_message_at, id) WHERE state IN ('new', 'open');
CREATE INDEX customer_case_recent ON support.customer_case (last_message_at DESC, id DESC);
CREATE INDEX customer_case_mailbox ON support.customer_case (mailbox, opened_at DESC);
CREATE INDEX customer_case_order ON support.customer_case (order_number) WHERE order_number IS NOT NULL;
CREATE INDEX customer_case_snoozed ON support.customer_case (snoozed_until) WHERE state = 'snoozed';
CREATE INDEX customer_case_solved ON support.customer_case (solved_at) WHERE state = 'solved';
CREATE INDEX customer_case_follows ON support.customer_case (follows_id) WHERE follows_id IS NOT NULL;
CREATE INDEX customer_case_merged ON support.customer_case (merged_into) WHERE merged_into IS NOT NULL;

CREATE TABLE support.case_entry (
  id           uuid PRIMARY KEY,
  case_id      uuid NOT NULL REFERENCES support.customer_case (id) ON DELETE CASCADE,
  kind         text NOT NULL CHECK (kind IN ('customer', 'agent', 'note', 'call', 'system')),
  channel      text CHECK (channel IN ('mail', 'text', 'form', 'call')),
  author       text NOT NULL,
  staff_id     uuid,
  text         text NOT NULL CHECK (length(text) <= 10000),
  at           timestamptz NOT NULL,
  -- The provider's id of what came in: each comes in once.
  provider_id  text,
  -- Our email or text.
  message_id   uuid,
  -- Who sent it, and a digest of where from; the digest is forgotten after a month.
  mailbox      text,
  network      char(64),
  request_key  text UNIQUE
);
CREATE INDEX case_entry_case ON support.case_entry (case_id, at, id);
CREATE UNIQUE INDEX case_entry_provider ON support.case_entry (channel, provider_id) WHERE provider_id IS NOT NULL;
CREATE INDEX case_entry_message ON support.case_entry (message_id) WHERE message_id IS NOT NULL;
CREATE INDEX case_entry_mailbox ON support.case_entry (mailbox, at) WHERE mailbox IS NOT NULL;
CREATE INDEX case_entry_network ON support.case_entry (network, at) WHERE network IS NOT NULL;

CREATE TABLE support.case_file (
  id          uuid PRIMARY KEY,
  entry_id    uuid NOT NULL REFERENCES support.case_entry (id) ON DELETE CASCADE,
  name        text NOT NULL,
  media_type  text NOT NULL CHECK (media_type IN ('application/pdf', 'image/jpeg', 'image/png')),
  bytes       bytea NOT NULL CHECK (octet_length(bytes) <= 1048576)
);
CREATE INDEX case_file_entry ON support.case_file (entry_id);

-- Where an answer to an email goes; null for the shop's own mailbox.
ALTER TABLE platform.message ADD COLUMN reply_to text;

-- A receipt for a message to support goes to an address that anyone can enter.
ALTER TABLE platform.mail_turn DROP CONSTRAINT mail_turn_kind_check;
ALTER TABLE platform.mail_turn ADD CONSTRAINT mail_turn_kind_check
  CHECK (kind IN ('quote', 'quoteText', 'friendInvitation', 'staffInvitation', 'confirmLink', 'resetLink', 'installerProof',
                  'trackingCode', 'reviewLink', 'caseReceipt', 'sentAgain', 'orderChange', 'writtenMail', 'writtenText'));
