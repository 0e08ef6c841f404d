import type { ChatMessage } from '@simpletread/contract';

/** Returns both lists as one: each message once, in the order of its number, however often and in whatever order they came. */
export const mergeMessages = (
  known: readonly ChatMessage[],
  news: readonly ChatMessage[],
): readonly ChatMessage[] => {
  const bySeq = new Map([...known, ...news].map((message) => [message.seq, message]));
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
};

/** Returns the number up to which nothing is missing: the next question asks for what comes after it. */
export const wholeUpTo = (messages: readonly ChatMessage[]): number => {
  const gap = messages.findIndex(({ seq }, at) => seq !== at + 1);
  return gap === -1 ? messages.length : gap;
};
