-- Sorts of the console's lists of accounts and applications; decision record 18 says why each needs its index.
CREATE INDEX account_created ON identity.account (created_at DESC, id DESC) WHERE erased_at IS NULL;
CREATE INDEX application_updated ON account_types.application (updated_at DESC, id DESC);
