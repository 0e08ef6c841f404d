-- What the console's finder looks up: phones without their extensions, mailboxes, tracking numbers, and parts of names.
CREATE INDEX order_phone ON orders."order" (left(phone, 10));
CREATE INDEX order_tracking_number ON orders."order" (tracking_number) WHERE tracking_number IS NOT NULL;

CREATE INDEX account_phone ON identity.account (left(phone, 10)) WHERE phone IS NOT NULL;
CREATE INDEX account_search ON identity.account
  USING gin ((first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);
CREATE INDEX account_name_search ON identity.account USING gin ((first_name || ' ' || last_name) gin_trgm_ops);

CREATE INDEX quote_phone ON quotes.quote (left(phone, 10));
CREATE INDEX quote_mailbox ON quotes.quote (platform.mailbox_of(email));
CREATE INDEX quote_zip ON quotes.quote (zip);
CREATE INDEX quote_search ON quotes.quote
  USING gin ((first_name || ' ' || email || ' ' || made_by_name) gin_trgm_ops);

CREATE INDEX shop_phone ON installers.shop (right(regexp_replace(phone, '[^0-9]', '', 'g'), 10));

CREATE INDEX application_phone ON installer_applications.application (left(phone, 10));
CREATE INDEX application_cell ON installer_applications.application (left(cell, 10));
CREATE INDEX application_mailbox ON installer_applications.application (platform.mailbox_of(email));
CREATE INDEX application_zip ON installer_applications.application (zip);
CREATE INDEX application_search ON installer_applications.application
  USING gin ((company || ' ' || first_name || ' ' || last_name || ' ' || city || ' ' || email) gin_trgm_ops);

-- Roles that admins composed find what they could find before.
UPDATE identity.staff_role SET permissions = permissions || '{finder.use}' WHERE NOT 'finder.use' = ANY (permissions);
