-- A customer is a person by mailbox, with or without an account. Decision record 116.
-- Each order, account and quote stores the mailbox of its email address. A trigger fills it in, whatever wrote the row; the price of
-- `mailbox_of` was paid by the index on that expression before, again with every update that touched any index.
CREATE FUNCTION platform.keep_mailbox() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.mailbox := nullif(platform.mailbox_of(NEW.email), '');
  RETURN NEW;
END $$;

ALTER TABLE orders."order" ADD COLUMN mailbox text;
ALTER TABLE identity.account ADD COLUMN mailbox text;
ALTER TABLE quotes.quote ADD COLUMN mailbox text;
-- A copy of the address in another spelling: the history of orders and accounts leaves it out.
DROP TRIGGER keep_history ON orders."order";
SELECT platform.attach_history('orders."order"', 'order', began => 'placed_at',
  personal => '{email,phone,phone_type,first_name,last_name,address1,address2,company,special_instructions,po_number}',
  left_out => '{access_token_hash,price_snapshot,version,updated_at,mailbox}');
DROP TRIGGER keep_history ON identity.account;
SELECT platform.attach_history('identity.account', 'account', began => 'created_at',
  personal => '{email,first_name,last_name,phone}', left_out => '{password_hash,version,mailbox}');

UPDATE orders."order" SET mailbox = nullif(platform.mailbox_of(email), '');
UPDATE identity.account SET mailbox = nullif(platform.mailbox_of(email), '');
UPDATE quotes.quote SET mailbox = nullif(platform.mailbox_of(email), '');
CREATE TRIGGER keep_mailbox BEFORE INSERT OR UPDATE OF email ON orders."order" FOR EACH ROW EXECUTE FUNCTION platform.keep_mailbox();
CREATE TRIGGER keep_mailbox BEFORE INSERT OR UPDATE OF email ON identity.account FOR EACH ROW EXECUTE FUNCTION platform.keep_mailbox();
CREATE TRIGGER keep_mailbox BEFORE INSERT OR UPDATE OF email ON quotes.quote FOR EACH ROW EXECUTE FUNCTION platform.keep_mailbox();

DROP INDEX orders.order_mailbox;
DROP INDEX identity.account_mailbox;
DROP INDEX quotes.quote_mailbox;
CREATE INDEX order_mailbox ON orders."order" (mailbox, placed_at DESC);
CREATE INDEX account_mailbox ON identity.account (mailbox);
CREATE INDEX quote_mailbox ON quotes.quote (mailbox);

CREATE SCHEMA people;

CREATE TABLE people.customer (
  -- Random: the address of the page says nothing about the person.
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Null once the person is erased.
  mailbox    text UNIQUE,
  -- The first order, account or sent quote.
  since      timestamptz NOT NULL DEFAULT now(),
  erased_at  timestamptz,
  CHECK ((mailbox IS NULL) = (erased_at IS NOT NULL))
);
CREATE INDEX customer_since ON people.customer (since DESC, id DESC);

CREATE TABLE people.note (
  id           uuid PRIMARY KEY,
  customer_id  uuid NOT NULL REFERENCES people.customer (id) ON DELETE CASCADE,
  text         text NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
  written_at   timestamptz NOT NULL,
  written_by   uuid NOT NULL,
  writer_name  text NOT NULL,
  -- Of the call that wrote it: once, however often the call is repeated.
  request_key  text NOT NULL UNIQUE
);
CREATE INDEX note_customer ON people.note (customer_id, written_at DESC, id DESC);

-- A mailbox that the shop already knows costs one look into its index.
CREATE FUNCTION people.meet(met text, at timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO people.customer (mailbox, since) VALUES (met, at) ON CONFLICT (mailbox) DO NOTHING
$$;

CREATE FUNCTION people.meet_buyer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM people.meet(NEW.mailbox, NEW.placed_at);
  RETURN NULL;
END $$;
CREATE TRIGGER meet_buyer AFTER INSERT ON orders."order" FOR EACH ROW
  WHEN (NEW.mailbox IS NOT NULL) EXECUTE FUNCTION people.meet_buyer();
CREATE TRIGGER meet_new_buyer AFTER UPDATE OF email ON orders."order" FOR EACH ROW
  WHEN (NEW.mailbox IS NOT NULL AND NEW.mailbox IS DISTINCT FROM OLD.mailbox) EXECUTE FUNCTION people.meet_buyer();

CREATE FUNCTION people.meet_account_holder() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM people.meet(NEW.mailbox, NEW.created_at);
  RETURN NULL;
END $$;
CREATE TRIGGER meet_account_holder AFTER INSERT OR UPDATE OF email ON identity.account FOR EACH ROW
  WHEN (NEW.mailbox IS NOT NULL) EXECUTE FUNCTION people.meet_account_holder();

CREATE FUNCTION people.meet_recipient() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM people.meet(NEW.mailbox, NEW.sent_at);
  RETURN NULL;
END $$;
CREATE TRIGGER meet_recipient AFTER INSERT OR UPDATE OF email, sent_at ON quotes.quote FOR EACH ROW
  WHEN (NEW.mailbox IS NOT NULL AND NEW.sent_at IS NOT NULL) EXECUTE FUNCTION people.meet_recipient();

INSERT INTO people.customer (mailbox, since)
SELECT mailbox, min(at) FROM (
  SELECT mailbox, placed_at AS at FROM orders."order" UNION ALL SELECT mailbox, created_at FROM identity.account
  UNION ALL SELECT mailbox, sent_at FROM quotes.quote WHERE sent_at IS NOT NULL) met
WHERE mailbox IS NOT NULL GROUP BY mailbox;

-- What the mailbox of an erased person bought in another spelling stays theirs who has it: a new customer, without the notes.
CREATE FUNCTION people.meet_again(met text, but_email text, but_account uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO people.customer (mailbox, since)
  SELECT met, min(at) FROM (
    SELECT placed_at AS at FROM orders."order" WHERE mailbox = met AND lower(email) <> but_email AND account_id IS DISTINCT FROM but_account
    UNION ALL SELECT created_at FROM identity.account WHERE mailbox = met AND id <> but_account
    UNION ALL SELECT sent_at FROM quotes.quote WHERE mailbox = met AND lower(email) <> but_email AND sent_at IS NOT NULL) others
  HAVING count(*) > 0
  ON CONFLICT (mailbox) DO NOTHING
$$;

-- Mailboxes that no order, account or sent quote has any more, as after a corrected address. Their notes go with them.
CREATE FUNCTION people.forget_strangers() RETURNS void LANGUAGE sql AS $$
  DELETE FROM people.customer c
  WHERE c.mailbox IS NOT NULL AND c.since < now() - interval '1 day'
    AND NOT EXISTS (SELECT FROM orders."order" o WHERE o.mailbox = c.mailbox)
    AND NOT EXISTS (SELECT FROM identity.account a WHERE a.mailbox = c.mailbox)
    AND NOT EXISTS (SELECT FROM quotes.quote q WHERE q.mailbox = c.mailbox AND q.sent_at IS NOT NULL)
$$;
