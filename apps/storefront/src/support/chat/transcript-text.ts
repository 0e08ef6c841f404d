import type { ChatMessage, ChatView } from '@simpletread/contract';
import { easternMoment } from '@simpletread/domain';

/** Returns a chat as a text to save: who said what and when, with the case's number. */
export const transcriptText = (
  { caseNumber }: Pick<ChatView, 'caseNumber'>,
  messages: readonly ChatMessage[],
): string => {
  const lines = messages.map(({ by, author, text, at, files }) => {
    const words = files.length === 0 ? text : files.map(({ name }) => `[${name}]`).join(' ');
    const said = by === 'system' ? words : `${author}: ${words}`;
    return `${easternMoment(new Date(at))}  ${said}`;
  });
  return [`Chat with SimpleTread, case ${caseNumber}`, '', ...lines, ''].join('\n');
};
