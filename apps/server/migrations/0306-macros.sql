-- Steps under a name that agents run on orders. Decision record 137.
CREATE TABLE orders.macro (
  id         uuid PRIMARY KEY,
  name       text NOT NULL CONSTRAINT macro_name UNIQUE CHECK (length(name) BETWEEN 1 AND 60),
  steps      jsonb NOT NULL CHECK (jsonb_typeof(steps) = 'array'),
  version    integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now()
);
