export const MessageList = () => null;
