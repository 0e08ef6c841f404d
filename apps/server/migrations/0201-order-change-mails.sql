-- Emails about a change of an order go to addresses that the change itself names, so they have a limit.
ALTER TABLE platform.mail_turn DROP CONSTRAINT mail_turn_kind_check;
ALTER TABLE platform.mail_turn ADD CONSTRAINT mail_turn_kind_check
  CHECK (kind IN ('quote', 'quoteText', 'friendInvitation', 'staffInvitation', 'confirmLink', 'resetLink', 'installerProof',
                  'trackingCode', 'sentAgain', 'orderChange'));
