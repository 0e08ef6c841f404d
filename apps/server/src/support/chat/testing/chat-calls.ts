import { randomUUID } from 'node:crypto';

import {
  answerChat,
  type ChatView,
  endStaffChat,
  handOverChat,
  openChat,
  readChat,
  sayInChat,
  sendChatFile,
  takeChat,
} from '@simpletread/contract';

import type { ShopApp } from '../../../../test/index.js';
import { file, once } from '../../cases/testing/case-calls.js';

export interface OpenedChat {
  readonly token: string;
  readonly chat: ChatView;
}

type Headers = Readonly<Record<string, string>>;

export const held = (token: string, more: Headers = {}) => ({ headers: { 'x-chat-token': token, ...more } });

/** For the environment of the app: its storefront names the address of each shopper. */
export const CHAT_ENV = { STOREFRONT_KEY: 'storefront of the chats', STRICT_RATE_LIMIT_PER_MINUTE: '10000' };

/** A shopper in a network of their own. */
export const fromNetwork = (network: number): Headers => ({
  'x-storefront-key': CHAT_ENV.STOREFRONT_KEY,
  'x-forwarded-for': `10.${network >> 8}.${network & 255}.1`,
});

/** The calls about chats, of customers and of staff. */
export const chatCalls = (app: ShopApp) => {
  let people = 0;
  return {
    open: (change: object = {}, headers: Headers = {}): Promise<OpenedChat> => {
      people += 1;
      const body = {
        ...{ firstName: 'Dana', email: `chat${people}@example.com`, message: 'How are these in snow?' },
        ...{ clientId: randomUUID(), itemNumber: null, ...change },
      };
      return app.client.call(openChat, { body }, { headers: { ...fromNetwork(people), ...headers } });
    },
    read: (token: string, after = 0) => app.client.call(readChat, { query: { after } }, held(token)),
    say: (token: string, text: string, clientId: string = randomUUID(), after = 0) =>
      app.client.call(sayInChat, { body: { clientId, text, orderNumber: '', after } }, held(token)),
    sendFile: (token: string, bytes: Buffer, clientId: string = randomUUID()) =>
      app.client.call(
        sendChatFile,
        { body: { clientId, after: 0, attachment: file(bytes, 'tread.png', 'image/png') } as never },
        held(token),
      ),
    take: (id: string, who = 'robin') => app.client.call(takeChat, { params: { id } }, once(who)),
    answer: (id: string, text: string, who = 'robin') =>
      app.client.call(
        answerChat,
        { params: { id }, body: { text, itemNumber: null, hasOrder: false } },
        once(who),
      ),
    handOver: (id: string, staffId: string, { who = 'robin', note = '' } = {}) =>
      app.client.call(handOverChat, { params: { id }, body: { staffId, note } }, once(who)),
    end: (id: string, { who = 'robin', isSolved = false } = {}) =>
      app.client.call(endStaffChat, { params: { id }, body: { isSolved } }, once(who)),
  };
};
