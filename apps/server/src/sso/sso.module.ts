import { Module } from '@nestjs/common';

import { AccountTypesModule } from './account-types/index.js';
import { AccountsModule } from './accounts/index.js';
import { AccountsStaffModule } from './accounts/staff/index.js';
import { ActingModule } from './acting/index.js';
import { ApprovalsModule } from './approvals/index.js';
import { ChannelsModule } from './channels/index.js';
import { CustomersModule } from './customers/index.js';
import { GarageModule } from './garage/index.js';
import { PrivacyModule } from './privacy/index.js';
import { SessionsModule } from './sessions/index.js';
import { SignInModule } from './sign-in/index.js';
import { StaffModule } from './staff/index.js';
import { VerificationModule } from './verification/index.js';

const FEATURES = [
  AccountTypesModule,
  AccountsModule,
  AccountsStaffModule,
  ActingModule,
  ApprovalsModule,
  ChannelsModule,
  CustomersModule,
  GarageModule,
  PrivacyModule,
  SessionsModule,
  SignInModule,
  StaffModule,
  VerificationModule,
];

/** People: accounts, sessions, staff, and their data. */
@Module({ imports: FEATURES, exports: FEATURES })
export class SsoModule {}
