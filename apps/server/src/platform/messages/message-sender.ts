export interface OutgoingMessage {
  /** Also the provider's idempotency key, and the part of the email's `Message-ID` before the `@`. */
  readonly id: string;
  readonly to: string;
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
  /** The mailbox for answers; null for the shop's own. */
  readonly replyTo: string | null;
  /** Headers of its own, such as the way to leave a list. */
  readonly headers: Readonly<Record<string, string>>;
}

export type SendOutcome =
  | { readonly isSent: true; readonly providerId: string }
  | { readonly isSent: false; readonly failure: string };

/** Hands a mail to a provider. Throws when the provider cannot be reached, which is tried again. */
export abstract class MailSender {
  abstract send(message: OutgoingMessage): Promise<SendOutcome>;
}

/** Hands a text message to a provider; as MailSender. */
export abstract class SmsSender {
  abstract send(message: OutgoingMessage): Promise<SendOutcome>;
}
