import { Injectable } from '@nestjs/common';

import { Config } from '../config/index.js';
import { Seal } from '../sealing/index.js';

/**
 * Seals what a success answered before it is kept for replay: some answers carry a cart's or an order's token, which our
 * tables otherwise hold as hashes only. After the session secret has changed nothing is replayed.
 */
@Injectable()
export class SealedResponse extends Seal {
  constructor(config: Config) {
    super(config.sessionSecret, 'idempotency response');
  }
}
