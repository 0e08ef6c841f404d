import { MAIL_KINDS, mailKindLabel, mailLimit, MOST_MAILS_TO_ONE, SHARED_MAIL_KINDS } from './mail-limits.js';

describe('the limits of mails', () => {
  it.each(MAIL_KINDS)('let a recipient get fewer of %s than a sender may cause', (kind) => {
    const { perRecipient, perSender } = mailLimit(kind);
    expect(perRecipient).toBeGreaterThan(0);
    expect(perRecipient).toBeLessThan(perSender);
    expect(mailKindLabel(kind)).not.toBe('');
  });

  it.each(SHARED_MAIL_KINDS)('let a recipient get fewer of %s than of all kinds', (kind) => {
    expect(mailLimit(kind).perRecipient).toBeLessThan(MOST_MAILS_TO_ONE);
  });

  it('let other messages fill a mailbox, so the limit of all kinds is one', () => {
    const most = SHARED_MAIL_KINDS.filter((kind) => kind !== 'quoteText').map(
      (kind) => mailLimit(kind).perRecipient,
    );
    expect(most.reduce((all, one) => all + one, 0)).toBeGreaterThan(MOST_MAILS_TO_ONE);
  });

  it('keep a window apart for what a person needs to get into their account or order, and to change the order', () => {
    const apart = MAIL_KINDS.filter((kind) => !SHARED_MAIL_KINDS.includes(kind));
    expect(apart).toEqual(['confirmLink', 'resetLink', 'trackingCode', 'orderChange', 'orderContact']);
  });
});
