import { Global, Module } from '@nestjs/common';

import { Audit } from './audit.js';
import { ChainRepository } from './chain.repository.js';
import { CheckChain } from './check-chain.js';
import { HistoryReader } from './history.reader.js';

@Global()
@Module({
  providers: [Audit, ChainRepository, CheckChain, HistoryReader],
  exports: [Audit, ChainRepository, HistoryReader],
})
export class AuditModule {}
