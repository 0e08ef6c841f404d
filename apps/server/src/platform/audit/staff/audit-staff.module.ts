import { Module } from '@nestjs/common';

import { AuditListReader } from './audit-list.reader.js';
import { StaffAuditController } from './audit.controller.js';
import { RecordNames } from './record-name.reader.js';
import { ShowChain } from './show-chain.js';
import { ShowHistory } from './show-history.js';

@Module({
  controllers: [StaffAuditController],
  providers: [RecordNames, AuditListReader, ShowChain, ShowHistory],
})
export class AuditStaffModule {}
