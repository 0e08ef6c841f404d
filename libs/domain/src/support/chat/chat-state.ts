import { defineMachine } from '../../machine/index.js';

export const CHAT_STATES = ['waiting', 'active', 'left', 'ended'] as const;
export type ChatState = (typeof CHAT_STATES)[number];

/**
 * The life of a chat. It waits in the queue until an agent takes it. Customers who are gone for some minutes leave it: their case goes on
 * by email, and they find the chat again where it was if they return. An ended chat takes no messages.
 */
export const chatMachine = defineMachine({
  name: 'chat',
  initial: 'waiting',
  states: CHAT_STATES,
  events: {
    take: { waiting: { to: 'active' } },
    leave: { waiting: { to: 'left' }, active: { to: 'left' } },
    queueAgain: { left: { to: 'waiting' }, active: { to: 'waiting' } },
    comeBack: { left: { to: 'active' } },
    end: { waiting: { to: 'ended' }, active: { to: 'ended' }, left: { to: 'ended' } },
  },
});

export type ChatEvent = keyof typeof chatMachine.events;

/** The states in which a customer is there: in the queue, or with an agent. */
export const LIVE_CHATS: readonly ChatState[] = ['waiting', 'active'];

const WORDS: Readonly<Record<ChatState, string>> = {
  waiting: 'Waiting',
  active: 'Live',
  left: 'Customer left',
  ended: 'Ended',
};

/** Returns the name of a chat's state for staff. */
export const chatStateWord = (state: ChatState): string => WORDS[state];
