import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of cases and of the messages that come to support. */
export const CASE_FAULTS = {
  'case.movedOn': {
    status: 409,
    message: 'This case is now {state}. Reload the page to see what you can do.',
  },
  'case.noAddress': {
    status: 409,
    message: 'We have no {channel} for this customer. Choose another way to answer.',
  },
  'case.newAnswer': {
    status: 409,
    message: 'This case has a new message since you opened it. Read it, then send your answer again.',
  },
  'case.numberUnknown': {
    status: 400,
    message: 'No other case has this number. Check the number and try again.',
  },
  'case.sandboxOff': {
    status: 409,
    message: 'Messages come from a real mailbox here, so nobody can write as the customer.',
  },
  'case.messageAlone': {
    status: 409,
    message: 'Only a customer’s message can be split off, and not the only one of a case.',
  },
  'case.ownerUnknown': { status: 400, message: 'Choose a teammate who answers cases.' },
  'case.snoozeInPast': { status: 400, message: 'Choose a time in the next 90 days.' },
  'chat.closed': {
    status: 409,
    message: 'Chat is closed right now and {nextChange}. Use the contact form, and we’ll answer by email.',
  },
  'chat.ended': { status: 409, message: 'This chat has ended. Start a new one to write again.' },
  'chat.tooMany': {
    status: 409,
    message: 'You have another chat open. Go on there, or use the contact form.',
  },
  'chat.notYours': {
    status: 409,
    message: 'This chat isn’t yours, or its customer left. Reload the page to see who has it.',
  },
  'chat.taken': { status: 409, message: 'A teammate took this chat. Take the next one.' },
  'chat.handsFull': {
    status: 409,
    message: 'You have {max} chats. End one, or hand it over, before you take another.',
  },
  'chat.colleagueFull': { status: 409, message: 'Choose another teammate: {name} has {max} chats.' },
  'chat.queueEmpty': { status: 409, message: 'Nobody is waiting.' },
  'chat.running': { status: 409, message: 'End the chat of this case before you merge it.' },
  'chat.nothingToSend': { status: 409, message: 'A transcript can be sent once someone has answered you.' },
  'chat.addressUnproved': {
    status: 409,
    message: 'Sign in with your own address to get chats by email. You can save this one instead.',
  },
  'chat.cardUnknown': { status: 400, message: 'Nothing has this number. Check it and try again.' },
  'inbound.unsigned': { status: 401, message: 'The signature doesn’t match the message.' },
  'satisfaction.answered': { status: 409, message: 'You already rated us. Thank you.' },
  'satisfaction.over': { status: 409, message: 'This question is closed. To tell us more, write to us.' },
} as const satisfies FaultArea<
  Extract<FaultCode, `case.${string}` | `chat.${string}` | `inbound.${string}` | `satisfaction.${string}`>
>;
