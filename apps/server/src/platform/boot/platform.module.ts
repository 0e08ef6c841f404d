import { Module } from '@nestjs/common';

import { AlertsModule } from '../alerts/index.js';
import { AuditModule } from '../audit/index.js';
import { CacheModule } from '../cache/index.js';
import { ClockModule } from '../clock/index.js';
import { DatabaseModule } from '../database/index.js';
import { HealthModule } from '../health/index.js';
import { HttpModule } from '../http/index.js';
import { JobsModule } from '../jobs/index.js';
import { LiveModule } from '../live/index.js';
import { LogModule } from '../log/index.js';
import { MailTurnsModule } from '../mail-turns/index.js';
import { SuppressionsModule } from '../suppressions/index.js';
import { MessagesModule } from '../messages/index.js';
import { OutboxModule } from '../outbox/index.js';
import { PersonalDataModule } from '../personal-data/index.js';
import { PubSubModule } from '../pubsub/index.js';
import { RedisModule } from '../redis/index.js';
import { AlertsStaffModule } from '../alerts/staff/index.js';
import { AuditStaffModule } from '../audit/staff/index.js';
import { JobsStaffModule } from '../jobs/staff/index.js';
import { ListsModule } from '../lists/index.js';
import { LiveStaffModule } from '../live/staff/index.js';
import { MessagesStaffModule } from '../messages/staff/index.js';
import { OutboxStaffModule } from '../outbox/staff/index.js';
import { PresenceModule } from '../presence/index.js';
import { SavedViewsModule } from '../saved-views/index.js';
import { ShopStateModule } from '../shop-state/index.js';
import { SocketsModule } from '../sockets/index.js';
import { WarmUpModule } from '../warm-up/index.js';
import { WorkOwnersModule } from '../work-owners/index.js';

/** Everything that serves every feature and knows none. */
@Module({
  imports: [
    LogModule,
    ClockModule,
    DatabaseModule,
    RedisModule,
    PubSubModule,
    CacheModule,
    JobsModule,
    OutboxModule,
    MessagesModule,
    PersonalDataModule,
    AuditModule,
    LiveModule,
    AlertsModule,
    MailTurnsModule,
    SuppressionsModule,
    HttpModule,
    HealthModule,
    ListsModule,
    PresenceModule,
    SavedViewsModule,
    ShopStateModule,
    SocketsModule,
    WarmUpModule,
    WorkOwnersModule,
    AlertsStaffModule,
    AuditStaffModule,
    JobsStaffModule,
    LiveStaffModule,
    MessagesStaffModule,
    OutboxStaffModule,
  ],
})
export class PlatformModule {}
