import { placeOrder, type ReplyOf, type CallInput } from '@simpletread/contract';
import { setTimeout as wait } from 'node:timers/promises';
import { isRefusal, shopperClient } from '../../../shell/api';

type Order = CallInput<typeof placeOrder>['body'];

const TRIES = 12;
const PAUSE_MS = 1000;

/**
 * Places an order. While the same order is in progress, as after a double click, waits for the first one's answer. Throws `ContractError`.
 */
export const sendOrder = async (
  token: string,
  order: Order,
  idempotencyKey: string,
): Promise<ReplyOf<typeof placeOrder>> => {
  const client = await shopperClient({ cart: token });
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await client.call(placeOrder, { body: order }, { idempotencyKey });
    } catch (error) {
      if (attempt === TRIES || !isRefusal(error, 'idempotency.running')) throw error;
      await wait(PAUSE_MS);
    }
  }
};
