export { answerChatRead, answerChatWrite, ChatButton, ChatProvider, chatStart } from './chat';
export { ContactForm, contactProps } from './contact';
