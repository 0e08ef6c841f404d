export const ALERT_SEVERITIES = ['critical', 'warning', 'notice'] as const;
export type AlertSeverity = (typeof ALERT_SEVERITIES)[number];

interface KindRow {
  readonly severity: AlertSeverity;
  /** The event, as the console's list names it. */
  readonly label: string;
  /** The shop's own reaction, and the next step for a person. */
  readonly advice: string;
}

/** Everything that raises an alert. */
const KINDS = {
  'payment.amountDiffers': {
    severity: 'critical',
    label: 'Wrong amount charged',
    advice:
      'The order was refused, and the charge goes back in full. Call the provider before you retry: its records don’t match ours.',
  },
  'payment.cardTesting': {
    severity: 'critical',
    label: 'Card testing',
    advice:
      'Payments from this source are paused for a while. If a shopper calls, take the order by phone. Otherwise report the cards to the provider.',
  },
  'stock.heldUnpaid': {
    severity: 'warning',
    label: 'Stock held without paying',
    advice:
      'No more tires are held for this source until it pays or its holds end. If it is a customer with a large order, send a quote.',
  },
  'tracking.numberGuessed': {
    severity: 'warning',
    label: 'Order number guessed',
    advice:
      'The order opens only with a code that we email to its buyer. Nothing was shown. If the buyer calls, tell them why we ask for a code.',
  },
  'signIn.passwordGuessed': {
    severity: 'warning',
    label: 'Passwords guessed',
    advice:
      'Only browsers that have signed in before can still use a password here. Others wait. Suggest a new password if the customer calls.',
  },
  'stock.missing': {
    severity: 'warning',
    label: 'Tires missing at a warehouse',
    advice:
      'No more of these tires are sold from there. The newest orders that wait for them are late orders to ask about: swap the tires, ask the buyer to wait, or cancel. Call buyers who pick up at the warehouse. Then count the shelf again.',
  },
  'return.short': {
    severity: 'warning',
    label: 'Return arrived short',
    advice:
      'Only the tires that arrived can be refunded. Compare the return’s pictures and labels, ask the carrier to trace the package, and call the customer before you refund.',
  },
  'chat.queueLong': {
    severity: 'warning',
    label: 'Shoppers wait long in the chat',
    advice:
      'Take chats, or ask teammates to. If nobody can, close support for today: those who wait get their answer by email.',
  },
  'mail.recipientFlooded': {
    severity: 'notice',
    label: 'Too many messages to one person',
    advice: 'No more of these messages go to this person for now. Check who asked for them.',
  },
} as const satisfies Record<string, KindRow>;

export type AlertKind = keyof typeof KINDS;

/** Every kind, the most severe first. */
export const ALERT_KINDS = Object.keys(KINDS) as [AlertKind, ...AlertKind[]];

/** The alerts that change what agents say or do for customers; the others are for those who run the shop. */
export const AGENT_ALERT_KINDS: readonly AlertKind[] = [
  'payment.cardTesting',
  'stock.heldUnpaid',
  'tracking.numberGuessed',
  'signIn.passwordGuessed',
  'stock.missing',
  'return.short',
  'chat.queueLong',
];

export const alertSeverity = (kind: AlertKind): AlertSeverity => KINDS[kind].severity;

/** Returns the name of a kind, such as `Card testing`. */
export const alertLabel = (kind: AlertKind): string => KINDS[kind].label;

/** Returns what the shop did by itself about alerts of a kind, and what a person does next. */
export const alertAdvice = (kind: AlertKind): string => KINDS[kind].advice;
