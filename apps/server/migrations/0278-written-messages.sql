-- Agents write to customers, from texts that staff prepare. Decision record 126.
CREATE TABLE orders.prepared_text (
  id         uuid PRIMARY KEY,
  name       text NOT NULL CONSTRAINT prepared_text_name UNIQUE CHECK (length(name) BETWEEN 1 AND 60),
  subject    text NOT NULL CHECK (length(subject) BETWEEN 1 AND 120),
  text       text NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
  version    integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- The colleague who wrote a message; null for the system's own.
ALTER TABLE platform.message ADD COLUMN written_by text;

ALTER TABLE platform.mail_turn DROP CONSTRAINT mail_turn_kind_check;
ALTER TABLE platform.mail_turn ADD CONSTRAINT mail_turn_kind_check
  CHECK (kind IN ('quote', 'quoteText', 'friendInvitation', 'staffInvitation', 'confirmLink', 'resetLink', 'installerProof',
                  'trackingCode', 'sentAgain', 'orderChange', 'writtenMail', 'writtenText'));
