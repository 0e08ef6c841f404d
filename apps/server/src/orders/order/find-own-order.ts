import { Injectable } from '@nestjs/common';
import { parseOrderNumber } from '@simpletread/domain';

import { OrderReader } from './order.reader.js';

/** Finds a customer's order by its number in any spelling. */
@Injectable()
export class FindOwnOrder {
  constructor(private readonly orders: OrderReader) {}

  /** Null for any number that isn't an order of this account. */
  async idOf(text: string, accountId: string): Promise<string | null> {
    const number = parseOrderNumber(text);
    if (!number.ok) return null;
    return (await this.orders.byNumberAndAccount(number.value, accountId))?.id ?? null;
  }
}
