import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { Audit } from './audit.js';
import { ChainRepository } from './chain.repository.js';
import { CheckChain } from './check-chain.js';
import { FormerMailboxes } from './former-mailboxes.reader.js';
import { HistoryReader } from './history.reader.js';
import { auditBreakEntity } from './audit-break.entity.js';
import { auditCheckEntity } from './audit-check.entity.js';
import { auditLinkEntity } from './audit-link.entity.js';
import { auditRowEntity } from './audit-row.entity.js';
import { rowHistoryEntity } from './row-history.entity.js';

@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([
      auditBreakEntity,
      auditCheckEntity,
      auditLinkEntity,
      auditRowEntity,
      rowHistoryEntity,
    ]),
  ],
  providers: [Audit, ChainRepository, CheckChain, FormerMailboxes, HistoryReader],
  exports: [Audit, ChainRepository, FormerMailboxes, HistoryReader],
})
export class AuditModule {}
