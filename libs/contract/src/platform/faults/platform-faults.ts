import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from './fault-entry.js';

type Code = Extract<
  FaultCode,
  | `alert.${string}`
  | `mail.${string}`
  | `message.${string}`
  | `request.${string}`
  | `route.${string}`
  | `record.${string}`
  | `idempotency.${string}`
  | `picture.${string}`
  | `server.${string}`
  | `work.${string}`
>;

/** Faults of any call. */
export const PLATFORM_FAULTS = {
  'alert.closed': {
    status: 409,
    message: 'Someone has already closed this alert. If it happens again, a new alert opens.',
  },
  'work.taken': {
    status: 409,
    message: 'The owner has just changed to {name}. Reload the page and try again.',
  },
  'work.colleagueUnknown': {
    status: 409,
    message: 'This colleague can’t take this work. Choose someone else.',
  },
  'mail.recipientFull': {
    status: 429,
    message:
      'This recipient got {sent} messages in the last 24 hours, the most we send. Try again after {at}.',
  },
  'mail.senderFull': {
    status: 429,
    message: 'You sent {sent} of these messages in the last 24 hours. Try again after {at}.',
  },
  'message.waiting': { status: 409, message: 'This message is still waiting to be sent.' },
  'message.followedUp': {
    status: 409,
    message: 'Someone has already taken care of this message. Reload the page to see what they did.',
  },
  'message.expiring': {
    status: 409,
    message:
      'Only messages about an order or written by our team can be sent again, as long as we keep their text. Others have links and codes that expire.',
  },
  'message.placeholderLeft': {
    status: 400,
    message: 'We can’t fill in {name} here. Replace it before you send the message.',
  },
  'message.noRecipient': {
    status: 409,
    message:
      'We don’t have the email address or mobile number for this message. Try the other way to send it.',
  },
  'request.invalid': { status: 400, message: 'Please check this field and try again.' },
  'request.unknownField': { status: 400, message: 'The field {field} is not part of this request.' },
  'request.readOnly': {
    status: 400,
    message:
      'The field {field} can’t be changed here. If you didn’t change it, reload the record and try again.',
  },
  'request.tooLarge': { status: 413, message: 'The request is larger than {limit}.' },
  'request.unreadable': { status: 400, message: 'The request could not be read.' },
  'request.typeUnsupported': { status: 415, message: 'The request must be sent as application/json.' },
  'request.rateLimited': {
    status: 429,
    message: 'Too many requests. Please wait {seconds} seconds and try again.',
  },
  'route.unknown': { status: 404, message: 'The page you are looking for is missing.' },
  'record.missing': { status: 404, message: 'The page you are looking for is missing.' },
  'record.notDraft': {
    status: 409,
    message: 'Only a draft that was never live can be deleted. Live content stays, with its sales.',
  },
  'record.stale': { status: 409, message: 'This was changed in the meantime. Please reload and try again.' },
  'idempotency.keyMissing': {
    status: 400,
    message:
      'This call needs an Idempotency-Key header: a random one of 22 to 200 characters, such as a UUID.',
  },
  'idempotency.keyReused': {
    status: 422,
    message: 'This Idempotency-Key was already used for another request.',
  },
  'idempotency.running': {
    status: 409,
    message: 'The same request is still in progress. Please wait a moment.',
  },
  'picture.busy': {
    status: 503,
    message: 'Many pictures are being uploaded right now. Please try again in a moment.',
  },
  'server.unexpected': { status: 500, message: "We're experiencing a technical problem. Please try again." },
  'server.unavailable': { status: 503, message: "We're experiencing a technical problem. Please try again." },
} as const satisfies FaultArea<Code>;
