import { Injectable } from '@nestjs/common';
import { parseReturnNumber } from '@simpletread/domain';

import { ReturnReader } from '../return.reader.js';

/** Finds the returns of an order that its buyer proved. */
@Injectable()
export class FindReturn {
  constructor(private readonly reader: ReturnReader) {}

  async inOrder(orderId: string | null, returnNumber: string): Promise<string | null> {
    const number = parseReturnNumber(returnNumber);
    if (orderId === null || number === null) return null;
    return (await this.reader.byNumber(orderId, number))?.id ?? null;
  }
}
