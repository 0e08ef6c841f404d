import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { ActingVisits } from '../../platform/access/index.js';
import { AccountsModule } from '../accounts/index.js';
import { SessionsModule } from '../sessions/index.js';
import { StaffLooks } from '../sign-in/index.js';
import { StaffModule } from '../staff/index.js';
import { ActingLookRepository } from './acting-look.repository.js';
import { ActingKind } from './acting-kind.js';
import { ActingMails } from './acting-mails.js';
import { ActingTrail } from './acting-trail.js';
import { ActingVisitRepository } from './acting-visit.repository.js';
import { ActingController } from './acting.controller.js';
import { AskForVisit } from './ask-for-visit.js';
import { PersonalVisits } from './personal-visits.js';
import { ShowVisits } from './show-visits.js';
import { ShownStaffLooks } from './shown-staff-looks.js';
import { StoredActingVisits } from './stored-acting-visits.js';
import { VisitsAsCustomer } from './visits-as-customer.js';
import { actingLookEntity } from './acting-look.entity.js';
import { actingVisitEntity } from './acting-visit.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([actingLookEntity, actingVisitEntity]),
    AccountsModule,
    SessionsModule,
    StaffModule,
  ],
  controllers: [ActingController],
  providers: [
    ActingVisitRepository,
    ActingLookRepository,
    ActingKind,
    ActingMails,
    ActingTrail,
    AskForVisit,
    VisitsAsCustomer,
    StoredActingVisits,
    { provide: ActingVisits, useExisting: StoredActingVisits },
    ShowVisits,
    { provide: StaffLooks, useClass: ShownStaffLooks },
    PersonalVisits,
  ],
})
export class ActingModule {}
