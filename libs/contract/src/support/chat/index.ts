export * from './chat.js';
export {
  type ChatCard,
  chatCard,
  type ChatMessage,
  type ChatNews,
  type ChatRead,
  chatReadNote,
  type ChatTyping,
  type ChatView,
  chatView,
} from './chat-view.js';
export * from './staff/chats.js';
