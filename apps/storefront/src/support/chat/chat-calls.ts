import type { ChatView } from '@simpletread/contract';

/** The chat after a call; null without one. */
export interface ChatAnswer {
  readonly chat: ChatView | null;
}

/** A refusal, in words for the shopper. */
export class ChatProblem extends Error {
  constructor(
    message: string,
    readonly code: string | null,
  ) {
    super(message);
  }
}

const AWAY = 'Chat can’t be reached right now. Please try again.';

const answerOf = async <T>(asking: Promise<Response>): Promise<T> => {
  const response = await asking.catch(() => null);
  if (response === null) throw new ChatProblem(AWAY, null);
  const body = (await response.json().catch(() => ({}))) as T & { message?: string; code?: string };
  if (!response.ok) throw new ChatProblem(body.message ?? AWAY, body.code ?? null);
  return body;
};

export const askChat = (after: number): Promise<ChatAnswer> =>
  answerOf(fetch(`/api/chat?after=${after}`, { cache: 'no-store' }));

export const askOrders = (): Promise<{ readonly orders: readonly string[] }> =>
  answerOf(fetch('/api/chat?orders=1', { cache: 'no-store' }));

export const tellChat = (note: object): Promise<ChatAnswer> =>
  answerOf(
    fetch('/api/chat', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(note),
      keepalive: true,
    }),
  );

export const sendFile = (form: FormData): Promise<ChatAnswer> =>
  answerOf(fetch('/api/chat', { method: 'POST', body: form }));
