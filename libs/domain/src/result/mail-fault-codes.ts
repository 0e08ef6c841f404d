/** Refusals about mails that many people or a stranger may get: the mailing list, its newsletters and their limits. */
export const MAIL_FAULT_CODES = [
  'mail.recipientFull',
  'mail.senderFull',
  'mailingList.linkExpired',
  'newsletter.empty',
  'newsletter.momentInvalid',
  'newsletter.movedOn',
  'newsletter.pathForeign',
  'newsletter.segmentEmpty',
  'newsletter.segmentNameTaken',
] as const;
