-- What customers' accounts are: types with their terms, applications for them, SimpleCrew, companies whose staff buy as employees,
-- and groups that an outside partner has verified. Decision record 27.
CREATE SCHEMA account_types;

-- Companies whose people buy as employees, proved by work e-mail. A new one counts for nobody until a second admin has agreed, and a
-- change waits in its approval.
CREATE TABLE account_types.employer (
  id             uuid PRIMARY KEY,
  name           text NOT NULL CHECK (length(name) BETWEEN 2 AND 80),
  type           text NOT NULL CHECK (type IN ('EPP', 'Employee Buying')),
  domains        text[] NOT NULL CHECK (cardinality(domains) BETWEEN 1 AND 20),
  is_active      boolean NOT NULL DEFAULT false,
  version        integer NOT NULL DEFAULT 1,
  created_at     timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX employer_name ON account_types.employer (lower(name));

CREATE TABLE account_types.application (
  id               uuid PRIMARY KEY,
  account_id       uuid NOT NULL REFERENCES identity.account (id),
  source           text NOT NULL CHECK (source IN ('customer', 'staff')),
  type             text NOT NULL CHECK (type IN ('Wholesale', 'Fleet', 'Partner Program', 'Special Order', 'EPP',
                     'Employee Buying', 'Retail Member', 'Sales Tool')),
  state            text NOT NULL CHECK (state IN ('submitted', 'inReview', 'moreInfoAsked', 'awaitingApproval', 'approved',
                     'refused', 'withdrawn')),
  company_name     text,
  -- What staff propose to grant.
  price_group      text CHECK (price_group IN ('retail', 'member', 'fleet', 'partner', 'special-order', 'wholesale', 'employee')),
  tax_certificate  text,
  tax_exempt_until timestamptz,
  ends_at          timestamptz,
  proposed_by      uuid,
  version          integer NOT NULL DEFAULT 1,
  created_at       timestamptz NOT NULL DEFAULT now(),
  updated_at       timestamptz NOT NULL DEFAULT now(),
  CHECK ((tax_certificate IS NULL) = (tax_exempt_until IS NULL)),
  CHECK (state NOT IN ('awaitingApproval', 'approved') OR (price_group IS NOT NULL AND proposed_by IS NOT NULL))
);
CREATE UNIQUE INDEX application_open ON account_types.application (account_id, type)
  WHERE state IN ('submitted', 'inReview', 'moreInfoAsked', 'awaitingApproval');
CREATE INDEX application_queue ON account_types.application (created_at DESC, id);
CREATE INDEX application_account ON account_types.application (account_id, created_at DESC);

-- What the two sides wrote to each other, and what happened.
CREATE TABLE account_types.application_entry (
  id              uuid PRIMARY KEY,
  application_id  uuid NOT NULL REFERENCES account_types.application (id),
  at              timestamptz NOT NULL DEFAULT clock_timestamp(),
  event           text NOT NULL,
  by_kind         text NOT NULL CHECK (by_kind IN ('customer', 'staff')),
  by_name         text,
  -- Seen by the applicant as well, unless it is between colleagues.
  text            text NOT NULL,
  is_internal     boolean NOT NULL DEFAULT false
);
CREATE INDEX application_entry_application ON account_types.application_entry (application_id, at);

CREATE TABLE account_types.document (
  id              uuid PRIMARY KEY,
  application_id  uuid NOT NULL REFERENCES account_types.application (id),
  name            text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  media_type      text NOT NULL CHECK (media_type IN ('application/pdf', 'image/jpeg', 'image/png')),
  bytes           bytea NOT NULL CHECK (length(bytes) BETWEEN 1 AND 1048576),
  created_at      timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX document_application ON account_types.document (application_id, created_at);

-- A type that an account was given. Ended ones stay.
CREATE TABLE account_types.account_grant (
  id               uuid PRIMARY KEY,
  account_id       uuid NOT NULL REFERENCES identity.account (id),
  type             text NOT NULL CHECK (type IN ('Wholesale', 'Fleet', 'Partner Program', 'Special Order', 'EPP',
                     'Employee Buying', 'Retail Member', 'Sales Tool')),
  company_name     text,
  price_group      text NOT NULL CHECK (price_group IN ('retail', 'member', 'fleet', 'partner', 'special-order', 'wholesale', 'employee')),
  tax_certificate  text,
  tax_exempt_until timestamptz,
  source           text NOT NULL CHECK (source IN ('application', 'staff', 'employer')),
  application_id   uuid REFERENCES account_types.application (id),
  employer_id      uuid REFERENCES account_types.employer (id),
  -- Of the address that proved it: a domain that leaves the company's list proves nothing any more.
  employer_domain  text,
  since            timestamptz NOT NULL DEFAULT now(),
  until            timestamptz,
  version          integer NOT NULL DEFAULT 1,
  CHECK ((tax_certificate IS NULL) = (tax_exempt_until IS NULL)),
  CHECK ((source = 'employer') = (employer_id IS NOT NULL AND employer_domain IS NOT NULL)),
  CHECK ((source = 'employer') = (application_id IS NULL)),
  CHECK (until IS NULL OR until >= since)
);
-- One application grants once, whoever decides it at the same time.
CREATE UNIQUE INDEX account_grant_application ON account_types.account_grant (application_id);
CREATE INDEX account_grant_account ON account_types.account_grant (account_id, since);
SELECT platform.attach_history('account_types.account_grant', 'accountGrant', began => 'since');
SELECT platform.attach_history('account_types.application', 'accountApplication', began => 'created_at',
  left_out => '{version,updated_at}');
SELECT platform.attach_history('account_types.employer', 'employer', began => 'created_at');

CREATE TABLE account_types.crew_member (
  account_id  uuid PRIMARY KEY REFERENCES identity.account (id),
  joined_at   timestamptz NOT NULL DEFAULT now()
);

CREATE SCHEMA verification;

-- A visit to the partner that verifies people. Its state is single use and belongs to the account that began.
CREATE TABLE verification.visit (
  state_hash   text PRIMARY KEY,
  account_id   uuid NOT NULL REFERENCES identity.account (id),
  group_name   text NOT NULL CHECK (group_name IN ('military', 'student', 'teacher')),
  created_at   timestamptz NOT NULL DEFAULT now(),
  expires_at   timestamptz NOT NULL,
  consumed_at  timestamptz
);
CREATE INDEX visit_expiry ON verification.visit (expires_at);

-- The partner's id of the person is kept as a hash: one person verifies one account.
CREATE TABLE verification.result (
  account_id    uuid NOT NULL REFERENCES identity.account (id),
  group_name    text NOT NULL CHECK (group_name IN ('military', 'student', 'teacher')),
  subject_hash  text NOT NULL,
  verified_at   timestamptz NOT NULL,
  until         timestamptz NOT NULL,
  PRIMARY KEY (account_id, group_name)
);
CREATE UNIQUE INDEX result_subject ON verification.result (subject_hash, group_name);

CREATE SCHEMA channels;

-- Proofs of a channel that may be used once, until they would have ended anyway.
CREATE TABLE channels.used_proof (
  proof_hash  text PRIMARY KEY,
  expires_at  timestamptz NOT NULL
);
CREATE INDEX used_proof_expiry ON channels.used_proof (expires_at);
