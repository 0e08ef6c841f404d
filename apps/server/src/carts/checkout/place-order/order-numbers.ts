import { randomBytes } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { type OrderNumber, orderNumberFromBytes } from '@simpletread/domain';

const BYTES = 7;

/** Draws order numbers; that they are new is for the database to say. */
@Injectable()
export class OrderNumbers {
  draw(): OrderNumber {
    return orderNumberFromBytes(randomBytes(BYTES));
  }
}
