-- A corrected address is still the same person. The customer of a mailbox that nothing else has follows to the new one; where the shop knows
-- the new one already, its customer gets the notes. Decision record 117.
CREATE FUNCTION people.follow(was text, met text, at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Two orders that leave an address at once go one after the other, so that the last one takes its notes along.
  PERFORM pg_advisory_xact_lock(hashtextextended('customer ' || was, 0));
  IF EXISTS (SELECT FROM orders."order" WHERE mailbox = was) OR EXISTS (SELECT FROM identity.account WHERE mailbox = was)
    OR EXISTS (SELECT FROM quotes.quote WHERE mailbox = was AND sent_at IS NOT NULL) THEN
    PERFORM people.meet(met, at);
    RETURN;
  END IF;
  BEGIN
    UPDATE people.customer SET mailbox = met WHERE mailbox = was;
    PERFORM people.meet(met, at);
  EXCEPTION WHEN unique_violation THEN
    UPDATE people.note SET customer_id = (SELECT id FROM people.customer WHERE mailbox = met)
    WHERE customer_id = (SELECT id FROM people.customer WHERE mailbox = was);
  END;
END $$;

CREATE FUNCTION people.follow_buyer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM people.follow(OLD.mailbox, NEW.mailbox, NEW.placed_at);
  RETURN NULL;
END $$;
DROP TRIGGER meet_new_buyer ON orders."order";
CREATE TRIGGER follow_buyer AFTER UPDATE OF email ON orders."order" FOR EACH ROW
  WHEN (NEW.mailbox IS NOT NULL AND NEW.mailbox IS DISTINCT FROM OLD.mailbox) EXECUTE FUNCTION people.follow_buyer();

CREATE FUNCTION people.follow_account_holder() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM people.follow(OLD.mailbox, NEW.mailbox, NEW.created_at);
  RETURN NULL;
END $$;
DROP TRIGGER meet_account_holder ON identity.account;
CREATE TRIGGER meet_account_holder AFTER INSERT ON identity.account FOR EACH ROW
  WHEN (NEW.mailbox IS NOT NULL) EXECUTE FUNCTION people.meet_account_holder();
CREATE TRIGGER follow_account_holder AFTER UPDATE OF email ON identity.account FOR EACH ROW
  WHEN (NEW.mailbox IS NOT NULL AND NEW.mailbox IS DISTINCT FROM OLD.mailbox) EXECUTE FUNCTION people.follow_account_holder();

CREATE FUNCTION people.follow_recipient() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM people.follow(OLD.mailbox, NEW.mailbox, NEW.sent_at);
  RETURN NULL;
END $$;
CREATE TRIGGER follow_recipient AFTER UPDATE OF email ON quotes.quote FOR EACH ROW
  WHEN (OLD.sent_at IS NOT NULL AND NEW.mailbox IS NOT NULL AND NEW.mailbox IS DISTINCT FROM OLD.mailbox)
  EXECUTE FUNCTION people.follow_recipient();

-- The mailboxes of a person's account and orders that are theirs alone. One that somebody else has too, such as the address of a
-- relative in an order of theirs, is not.
CREATE FUNCTION people.mailboxes_of(own text, own_email text, own_account uuid) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT own
  UNION
  SELECT t.mailbox FROM orders."order" t
  WHERE (lower(t.email) = own_email OR t.account_id = own_account) AND t.mailbox IS NOT NULL
    AND NOT EXISTS (SELECT FROM orders."order" o WHERE o.mailbox = t.mailbox AND lower(o.email) <> own_email
      AND o.account_id IS DISTINCT FROM own_account)
    AND NOT EXISTS (SELECT FROM identity.account a WHERE a.mailbox = t.mailbox AND a.id <> own_account)
    AND NOT EXISTS (SELECT FROM quotes.quote q WHERE q.mailbox = t.mailbox AND lower(q.email) <> own_email AND q.sent_at IS NOT NULL)
$$;
