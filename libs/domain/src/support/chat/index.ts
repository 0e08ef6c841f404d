export {
  CHAT_AWAY_MINUTES,
  CHAT_LEFT_HOURS,
  chatHours,
  chatTeamOf,
  isChatQueueLong,
  MOST_CHAT_FILES,
  MOST_CHAT_MESSAGES_PER_MINUTE,
  MOST_CHAT_WORDS,
  MOST_CHATS_OF_AGENT,
  MOST_LIVE_CHATS_OF_NETWORK,
  MOST_LIVE_CHATS_OF_PERSON,
} from './chat-facts.js';
export {
  CHAT_STATES,
  type ChatEvent,
  chatMachine,
  type ChatState,
  chatStateWord,
  LIVE_CHATS,
} from './chat-state.js';
