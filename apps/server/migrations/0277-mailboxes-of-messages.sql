-- Emails that are about no order, such as those about an account, are found by the mailbox of their recipient: a customer's timeline shows
-- them. An erased recipient leaves no mailbox either. Decision record 126.
ALTER TABLE platform.message ADD COLUMN mailbox text;

CREATE FUNCTION platform.keep_recipient_mailbox() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.mailbox := CASE WHEN NEW.channel = 'email' AND NEW.order_id IS NULL THEN nullif(platform.mailbox_of(NEW.recipient), '') END;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_mailbox BEFORE INSERT OR UPDATE OF recipient ON platform.message
  FOR EACH ROW EXECUTE FUNCTION platform.keep_recipient_mailbox();

UPDATE platform.message SET mailbox = nullif(platform.mailbox_of(recipient), '') WHERE channel = 'email' AND order_id IS NULL;
CREATE INDEX message_mailbox ON platform.message (mailbox, created_at DESC) WHERE mailbox IS NOT NULL;
