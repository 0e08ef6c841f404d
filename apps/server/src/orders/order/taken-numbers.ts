import { Injectable } from '@nestjs/common';
import type { OrderNumber } from '@simpletread/domain';

import type { Transaction } from '../../platform/database/index.js';

const FIND = 'SELECT FROM orders."order" WHERE number = $1';

/** The numbers that orders have. */
@Injectable()
export class TakenNumbers {
  async has(tx: Transaction, number: OrderNumber): Promise<boolean> {
    return (await tx.one(FIND, [number])) !== null;
  }
}
