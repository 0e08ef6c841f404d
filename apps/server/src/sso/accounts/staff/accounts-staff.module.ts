import { Module } from '@nestjs/common';

import { AccountTypesModule } from '../../account-types/index.js';
import { VerificationModule } from '../../verification/index.js';
import { AccountsModule } from '../index.js';
import { AccountListReader } from './account-list.reader.js';
import { AccountOrdersReader } from './account-orders.reader.js';
import { StaffAccountsController } from './accounts.controller.js';
import { ShowAccount } from './show-account.js';

@Module({
  imports: [AccountTypesModule, AccountsModule, VerificationModule],
  controllers: [StaffAccountsController],
  providers: [AccountListReader, AccountOrdersReader, ShowAccount],
})
export class AccountsStaffModule {}
