export { answerChatRead, answerChatWrite } from './answer-chat';
export { chatStart } from './chat-start';
export { ChatButton } from './ChatButton';
export { ChatProvider } from './ChatProvider';
