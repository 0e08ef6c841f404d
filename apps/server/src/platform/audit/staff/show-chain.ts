import { Injectable } from '@nestjs/common';
import type { getAuditChain, HandlerReply } from '@simpletread/contract';

import { ChainRepository } from '../index.js';
import { Database } from '../../database/index.js';

/** The result of the last integrity check. */
@Injectable()
export class ShowChain {
  constructor(
    private readonly chain: ChainRepository,
    private readonly database: Database,
  ) {}

  async run(): Promise<HandlerReply<typeof getAuditChain>> {
    const [check, end] = await Promise.all([this.chain.lastCheck(), this.chain.end(this.database)]);
    const length = end.sequence;
    if (check === null) return { state: 'unchecked', checkedAt: null, length, checkedTo: null, breaks: [] };
    const { at, sequence, hash, breaks } = check;
    return {
      state: breaks.length === 0 ? 'whole' : 'broken',
      checkedAt: at.toISOString(),
      length,
      checkedTo: { sequence, hash },
      breaks: [...breaks],
    };
  }
}
