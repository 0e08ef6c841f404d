import {
  type CallInput,
  ContractError,
  endChat,
  mailTranscript,
  openChat,
  rateChat,
  readChat,
  sayInChat,
  sendChatFile,
} from '@simpletread/contract';
import { z } from 'zod';
import { readMyOrders } from '../../orders';
import { shopperClient } from '../../shell/api';
import { reportProblem } from '../../shell/error-reports';
import { readCustomer } from '../../sso';
import { forgetChat, keepChat, readKeptChat } from './chat-cookie';

const HEADERS = { 'cache-control': 'private, no-store' };
/** A file of one megabyte with its form around it. */
const MOST_BYTES = 1_200_000;

const asked = z.discriminatedUnion('act', [
  z.object({ act: z.literal('open'), body: z.record(z.string(), z.unknown()) }),
  z.object({ act: z.literal('say'), body: z.record(z.string(), z.unknown()) }),
  z.object({ act: z.literal('rate'), body: z.record(z.string(), z.unknown()) }),
  z.object({ act: z.literal('end') }),
  z.object({ act: z.literal('transcript') }),
  z.object({ act: z.literal('fold'), isFolded: z.boolean() }),
  z.object({ act: z.literal('forget') }),
]);

const reply = (body: object, status = 200): Response => Response.json(body, { status, headers: HEADERS });

/** Another site's page can't write in a shopper's chat, though their browser would send the cookie. */
const isOurs = ({ headers }: Request): boolean =>
  ['same-origin', null].includes(headers.get('sec-fetch-site'));

const refused = async (error: unknown): Promise<Response> => {
  if (!(error instanceof ContractError)) {
    reportProblem('chat', error);
    return reply({ message: 'Chat can’t be reached right now. Please try again.' }, 502);
  }
  if (error.code === 'record.missing') {
    await forgetChat();
    return reply({ chat: null });
  }
  const { code, message, statusCode } = error;
  return reply({ code, message }, statusCode ?? 502);
};

/** Returns the shopper's chat with its messages after a number; null without one. `?orders` lists the orders they can show. */
export const answerChatRead = async (request: Request): Promise<Response> => {
  const { searchParams } = new URL(request.url);
  try {
    if (searchParams.has('orders')) {
      const orders = (await readCustomer()) === null ? [] : (await readMyOrders(1)).orders;
      return reply({ orders: orders.map(({ orderNumber }) => orderNumber) });
    }
    const kept = await readKeptChat();
    if (kept === null) return reply({ chat: null });
    const client = await shopperClient({ chat: kept.token });
    const after = Number(searchParams.get('after') ?? 0);
    return reply({ chat: await client.call(readChat, { query: { after } }) });
  } catch (error) {
    return refused(error);
  }
};

const fileOf = async (request: Request, token: string): Promise<Response> => {
  if (Number(request.headers.get('content-length') ?? MOST_BYTES + 1) > MOST_BYTES)
    return reply({ message: 'Files can have 1 MB at most.' }, 413);
  const form = await request.formData();
  const attachment = form.get('attachment');
  if (!(attachment instanceof File)) return reply({ message: 'Choose a file.' }, 400);
  const body = { clientId: String(form.get('clientId')), after: Number(form.get('after')), attachment };
  return reply({ chat: await (await shopperClient({ chat: token })).call(sendChatFile, { body }) });
};

/** Begins, continues and ends the shopper's chat. Its token stays in a cookie that no script reads. */
export const answerChatWrite = async (request: Request): Promise<Response> => {
  if (!isOurs(request)) return reply({ message: 'Open the chat from our own pages.' }, 403);
  try {
    const kept = await readKeptChat();
    if (request.headers.get('content-type')?.startsWith('multipart/form-data') === true)
      return kept === null ? reply({ chat: null }) : await fileOf(request, kept.token);
    const read = asked.safeParse(JSON.parse((await request.text()).slice(0, 20_000)));
    if (!read.success) return reply({ message: 'Reload the page, then try again.' }, 400);
    const { data } = read;
    if (data.act === 'open') {
      // The API checks every field.
      const body = data.body as CallInput<typeof openChat>['body'];
      const { token, chat } = await (await shopperClient()).call(openChat, { body });
      await keepChat({ token, isFolded: false });
      return reply({ chat }, 201);
    }
    if (data.act === 'forget') {
      await forgetChat();
      return reply({ chat: null });
    }
    if (kept === null) return reply({ chat: null });
    if (data.act === 'fold') {
      await keepChat({ ...kept, isFolded: data.isFolded });
      return reply({});
    }
    const client = await shopperClient({ chat: kept.token });
    if (data.act === 'say')
      return reply({
        chat: await client.call(sayInChat, { body: data.body as CallInput<typeof sayInChat>['body'] }),
      });
    if (data.act === 'rate')
      return reply({
        chat: await client.call(rateChat, { body: data.body as CallInput<typeof rateChat>['body'] }),
      });
    return reply({ chat: await client.call(data.act === 'end' ? endChat : mailTranscript, {}) });
  } catch (error) {
    return refused(error);
  }
};
