-- Changes of an order count for that order alone; a mailbox that a change names for the first time counts for itself. Decision record 202.
ALTER TABLE platform.mail_turn DROP CONSTRAINT mail_turn_kind_check;
ALTER TABLE platform.mail_turn ADD CONSTRAINT mail_turn_kind_check
  CHECK (kind IN ('quote', 'quoteText', 'friendInvitation', 'staffInvitation', 'confirmLink', 'resetLink', 'installerProof',
                  'trackingCode', 'reviewLink', 'caseReceipt', 'chatTranscript', 'sentAgain', 'orderChange', 'orderContact',
                  'writtenMail', 'writtenText'));
