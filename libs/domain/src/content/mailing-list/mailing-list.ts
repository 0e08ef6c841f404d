/** States of a subscriber: asked to join, confirmed from their mailbox, or left. Only `subscribed` gets emails. */
export const SUBSCRIBER_STATES = ['pending', 'subscribed', 'left'] as const;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];

/** The ways to leave: our page, or the button that mail programs show (RFC 8058). */
export const WAYS_TO_LEAVE = ['page', 'mailProgram'] as const;
export type WayToLeave = (typeof WAYS_TO_LEAVE)[number];

/** The sentence that people agree to, by version. Earlier versions stay: each subscriber agreed to one of them. */
const CONSENT_TEXTS = ['Email me about tire deals and news. I can leave with one click.'] as const;

/** The version of the current sentence. */
export const LIST_CONSENT_VERSION = CONSENT_TEXTS.length;

/** Returns the sentence that a version shows. */
export const listConsentText = (version: number): string => CONSENT_TEXTS[version - 1] ?? '';

/** Hours in which a link confirms a mailbox. */
export const CONFIRM_SUBSCRIPTION_HOURS = 48;

/** Minutes in which a repeated request sends no second link. */
export const CONFIRM_AGAIN_MINUTES = 10;

/** The headers with which a mail program leaves a list with one click. Source: RFC 8058, section 3.1. */
export const oneClickHeaders = (url: string): Readonly<Record<string, string>> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
