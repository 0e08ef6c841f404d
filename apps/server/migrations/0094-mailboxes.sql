-- The one spelling of the mailbox that an address reaches, for rules that count people. The rule and its providers are in
-- libs/domain/src/contact/mailbox.ts; a test holds both together. Stored addresses are in lower case and ASCII.
CREATE FUNCTION platform.mailbox_of(address text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  WITH written AS (
    SELECT lower(btrim(address)) AS address
  ), parts AS (
    SELECT regexp_replace(address, '@[^@]*$', '') AS name, substring(address FROM '@([^@]*)$') AS domain FROM written
  ), placed AS (
    SELECT CASE WHEN domain ~ '^[^.]*\.fastmail\.(com|fm)$' THEN split_part(domain, '.', 1) ELSE name END AS name,
      CASE WHEN domain ~ '^[^.]*\.fastmail\.(com|fm)$' THEN regexp_replace(domain, '^[^.]*\.', '')
        WHEN domain = 'googlemail.com' THEN 'gmail.com'
        WHEN domain IN ('me.com', 'mac.com') THEN 'icloud.com'
        WHEN domain IN ('protonmail.com', 'protonmail.ch', 'pm.me') THEN 'proton.me'
        WHEN domain IN ('ya.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.ua', 'yandex.uz') THEN 'yandex.ru'
        ELSE domain END AS domain
    FROM parts
  ), untagged AS (
    SELECT regexp_replace(name, '^([^+]+)\+.*$', '\1') AS name, domain FROM placed
  ), named AS (
    SELECT CASE WHEN domain IN ('yahoo.com', 'yahoo.ca', 'yahoo.co.uk', 'yahoo.com.mx', 'ymail.com', 'rocketmail.com')
      THEN regexp_replace(name, '^([^-]+)-.*$', '\1') ELSE name END AS name, domain
    FROM untagged
  ), kept AS (
    SELECT name, domain, CASE domain WHEN 'gmail.com' THEN replace(name, '.', '') WHEN 'proton.me' THEN translate(name, '._-', '')
      WHEN 'yandex.ru' THEN replace(name, '.', '-') ELSE name END AS short
    FROM named
  )
  SELECT CASE WHEN domain IS NULL OR written.address LIKE '@%' AND written.address NOT LIKE '_%@%' THEN written.address
    ELSE coalesce(nullif(short, ''), name) || '@' || domain END
  FROM kept, written
$$;

-- Rules look for orders and accounts of a mailbox, whatever their address is spelled like; stored ones are indexed here.
CREATE INDEX order_mailbox ON orders."order" (platform.mailbox_of(email));
CREATE INDEX account_mailbox ON identity.account (platform.mailbox_of(email));

-- A use counts under the mailbox of the account as well, if the order has another address.
ALTER TABLE pricing.redemption ADD COLUMN account_email_key text;
CREATE INDEX redemption_account_email ON pricing.redemption (account_email_key) WHERE account_email_key IS NOT NULL;
