-- Shops that apply to the installer program. Decision record 36.
CREATE SCHEMA installer_applications;

CREATE TABLE installer_applications.application (
  id                    uuid PRIMARY KEY,
  -- Null until an account has proved the e-mail address; such an application is nobody's.
  account_id            uuid REFERENCES identity.account (id),
  state                 text NOT NULL CHECK (state IN ('awaitingEmail', 'submitted', 'inReview', 'questionAsked', 'approved',
                          'declined', 'withdrawn')),
  company               text NOT NULL,
  first_name            text NOT NULL,
  last_name             text NOT NULL,
  service_manager       text NOT NULL,
  store_manager         text NOT NULL,
  address1              text NOT NULL,
  address2              text,
  city                  text NOT NULL,
  state_code            char(2) NOT NULL,
  zip                   char(5) NOT NULL,
  website               text,
  cell                  text NOT NULL,
  email                 text NOT NULL,
  phone                 text NOT NULL,
  service_desk_email    text NOT NULL,
  service_desk_phone    text NOT NULL,
  hours                 jsonb NOT NULL,
  services              text[] NOT NULL,
  tire_types            text[] NOT NULL,
  badges                text[] NOT NULL,
  agreed_at             timestamptz NOT NULL,
  -- Who of staff looks after it.
  assigned_to           uuid,
  assigned_name         text,
  pay_per_tire_in_cents bigint CHECK (pay_per_tire_in_cents BETWEEN 1500 AND 2400),
  shop_id               uuid UNIQUE REFERENCES installers.shop (id),
  shop_code             text,
  version               integer NOT NULL DEFAULT 1,
  created_at            timestamptz NOT NULL DEFAULT now(),
  updated_at            timestamptz NOT NULL DEFAULT now(),
  CHECK ((state = 'awaitingEmail') = (account_id IS NULL)),
  CHECK ((state = 'approved') = (shop_id IS NOT NULL)),
  CHECK (num_nulls(shop_id, shop_code, pay_per_tire_in_cents) IN (0, 3)),
  CHECK (num_nulls(assigned_to, assigned_name) IN (0, 2))
);
-- A shop of an applicant is decided once at a time.
CREATE UNIQUE INDEX application_open ON installer_applications.application (account_id, zip, lower(address1))
  WHERE state IN ('submitted', 'inReview', 'questionAsked');
CREATE INDEX application_account ON installer_applications.application (account_id, created_at DESC);
CREATE INDEX application_email ON installer_applications.application (email, created_at) WHERE account_id IS NULL;
CREATE INDEX application_created ON installer_applications.application (created_at DESC, id DESC);
CREATE INDEX application_company ON installer_applications.application (company, id);
CREATE INDEX application_updated ON installer_applications.application (updated_at DESC, id DESC);
SELECT platform.attach_history('installer_applications.application', 'installerApplication', began => 'created_at',
  personal => '{first_name,last_name,service_manager,store_manager,cell,email,phone,service_desk_email,service_desk_phone}',
  left_out => '{version,updated_at}');

-- What applicant and staff wrote to each other, and what happened.
CREATE TABLE installer_applications.entry (
  id              uuid PRIMARY KEY,
  application_id  uuid NOT NULL REFERENCES installer_applications.application (id) ON DELETE CASCADE,
  at              timestamptz NOT NULL DEFAULT clock_timestamp(),
  event           text NOT NULL,
  by_kind         text NOT NULL CHECK (by_kind IN ('customer', 'staff')),
  by_name         text,
  text            text NOT NULL,
  -- Between colleagues: the applicant does not read it.
  is_internal     boolean NOT NULL DEFAULT false
);
CREATE INDEX entry_application ON installer_applications.entry (application_id, at);

CREATE TABLE installer_applications.store_image (
  application_id  uuid PRIMARY KEY REFERENCES installer_applications.application (id) ON DELETE CASCADE,
  media_type      text NOT NULL CHECK (media_type IN ('image/jpeg', 'image/png')),
  bytes           bytea NOT NULL CHECK (length(bytes) BETWEEN 1 AND 1048576)
);

-- What the tires are for that a shop mounts; shops from before have not said.
ALTER TABLE installers.shop ADD COLUMN tire_types text[] NOT NULL DEFAULT '{}';

-- Codes of shops that came by application; those that were imported stay below.
CREATE SEQUENCE installers.shop_code START 100001;
