-- Roles that an admin composes of permissions; those that come with the console live in the policy table of the code.
CREATE TABLE identity.staff_role (
  name                   text PRIMARY KEY CHECK (length(name) BETWEEN 3 AND 40),
  permissions            text[] NOT NULL CHECK (cardinality(permissions) > 0),
  refund_limit_in_cents  bigint NOT NULL DEFAULT 0 CHECK (refund_limit_in_cents >= 0),
  version                integer NOT NULL DEFAULT 1,
  created_at             timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX staff_role_name ON identity.staff_role (lower(name));

ALTER TABLE identity.staff ADD COLUMN version integer NOT NULL DEFAULT 1;
CREATE INDEX staff_role_holder ON identity.staff (role);
