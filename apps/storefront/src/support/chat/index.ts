export { answerChatRead, answerChatWrite } from './answer-chat';
export { chatStart } from './chat-start';
export { AskAboutTire } from './AskAboutTire';
export { AskUs } from './AskUs';
export { ChatButton } from './ChatButton';
export { ChatProvider } from './ChatProvider';
