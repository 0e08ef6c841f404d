/** The most messages that anyone can have sent to a mailbox or phone they only name, within `MAIL_LIMIT_HOURS`. Our own figures. */
const LIMITS = {
  quote: { perRecipient: 5, perSender: 60 },
  quoteText: { perRecipient: 5, perSender: 60 },
  friendInvitation: { perRecipient: 3, perSender: 10 },
  staffInvitation: { perRecipient: 5, perSender: 30 },
  confirmLink: { perRecipient: 10, perSender: 300 },
  resetLink: { perRecipient: 10, perSender: 300 },
  installerProof: { perRecipient: 5, perSender: 60 },
  trackingCode: { perRecipient: 5, perSender: 60 },
  reviewLink: { perRecipient: 5, perSender: 60 },
  caseReceipt: { perRecipient: 5, perSender: 60 },
  chatTranscript: { perRecipient: 5, perSender: 60 },
  sentAgain: { perRecipient: 5, perSender: 100 },
  orderChange: { perRecipient: 20, perSender: 300 },
  orderContact: { perRecipient: 30, perSender: 60 },
  writtenMail: { perRecipient: 5, perSender: 100 },
  writtenText: { perRecipient: 5, perSender: 100 },
} as const;

export type MailKind = keyof typeof LIMITS;

export const MAIL_KINDS = Object.keys(LIMITS) as [MailKind, ...MailKind[]];

/** The limits count so many hours back. */
export const MAIL_LIMIT_HOURS = 24;

/** The recipient can't go on without these, so no other message may use up their place. Changes of orders count for one order each. */
const OWN_WINDOW: readonly MailKind[] = [
  'confirmLink',
  'resetLink',
  'trackingCode',
  'orderChange',
  'orderContact',
];

/** The kinds that share `MOST_MAILS_TO_ONE`. */
export const SHARED_MAIL_KINDS = MAIL_KINDS.filter((kind) => !OWN_WINDOW.includes(kind));

/** All `SHARED_MAIL_KINDS` together to one mailbox or phone. */
export const MOST_MAILS_TO_ONE = 15;

const LABELS: Readonly<Record<MailKind, string>> = {
  quote: 'Quotes by email',
  quoteText: 'Quotes by text',
  friendInvitation: 'Invitations to friends',
  staffInvitation: 'Invitations to the console',
  confirmLink: 'Links that confirm an address',
  resetLink: 'Links to a new password',
  installerProof: 'Installer application emails',
  trackingCode: 'Tracking codes',
  reviewLink: 'Links to reviews',
  caseReceipt: 'Receipts of messages to support',
  chatTranscript: 'Transcripts of chats',
  sentAgain: 'Messages sent again',
  orderChange: 'Changes of orders',
  orderContact: 'New mailboxes of orders',
  writtenMail: 'Emails that agents write',
  writtenText: 'Texts that agents write',
};

/** Returns how many messages of a kind a recipient gets, and how many a sender may cause. */
export const mailLimit = (kind: MailKind): { readonly perRecipient: number; readonly perSender: number } =>
  LIMITS[kind];

/** Returns the name of a kind, such as `Quotes by email`. */
export const mailKindLabel = (kind: MailKind): string => LABELS[kind];
