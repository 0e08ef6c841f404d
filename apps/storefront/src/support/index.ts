export {
  answerChatRead,
  answerChatWrite,
  AskAboutTire,
  AskUs,
  ChatButton,
  ChatProvider,
  chatStart,
} from './chat';
export { ContactForm, contactProps } from './contact';
export { FeedbackView, readQuestion } from './satisfaction';
