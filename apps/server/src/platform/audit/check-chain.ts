import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ok } from '@simpletread/domain';

import { UnitOfWork } from '../database/index.js';
import { newId } from '../ids/index.js';
import { JobHandlers } from '../jobs/index.js';
import { Log } from '../log/index.js';
import { type ChainCheck, ChainRepository } from './chain.repository.js';

const EVERY_MS = 60 * 60_000;

/**
 * Verifies the whole chain and records its end, also in the log. To hide a cut, an attacker would have to change the
 * log as well.
 */
@Injectable()
export class CheckChain implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly work: UnitOfWork,
    private readonly chain: ChainRepository,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: 'audit.check-chain', run: () => this.run().then(() => undefined) });
  }

  async run(): Promise<Omit<ChainCheck, 'at'>> {
    const { value } = await this.work.run(async (tx) => {
      // A second reads some 20,000 rows: a long chain may take longer than a request may.
      await tx.query("SELECT set_config('statement_timeout', '0', true)");
      const check = { ...(await this.chain.end(tx)), breaks: await this.chain.breaks(tx) };
      await this.chain.insertCheck(tx, newId(), check);
      return ok(check);
    });
    if (value.breaks.length > 0) this.log.error(value, 'the audit chain is broken');
    else this.log.info({ sequence: value.sequence, hash: value.hash }, 'the audit chain holds');
    return value;
  }
}
