export const MessagePage = () => null;
