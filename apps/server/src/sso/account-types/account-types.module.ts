import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AccountsModule } from '../accounts/index.js';
import { ApprovalsModule } from '../approvals/index.js';
import { AccountTypes } from '../sessions/index.js';
import { VerificationModule } from '../verification/index.js';
import { AccountStandings } from './account-standings.js';
import { AccountTypeMails } from './account-type-mails.js';
import { ApplicantStep } from './applications/applicant-step.js';
import { ApplicationView } from './applications/application-view.js';
import { ApplicationRepository } from './applications/application.repository.js';
import { ApplicationsController } from './applications/applications.controller.js';
import { Apply } from './applications/apply.js';
import { DocumentRepository } from './applications/document.repository.js';
import { ChangeCrew } from './change-crew.js';
import { ChangeEmployers } from './employers/change-employers.js';
import { EmployerApproval } from './employers/employer-approval.js';
import { EmployerRepository } from './employers/employer.repository.js';
import { ForgetAccount } from './forget-account.js';
import { AccountGrantRepository } from './grants/account-grant.repository.js';
import { CrewRepository } from './grants/crew.repository.js';
import { PersonalTypes } from './personal-types.js';
import { ProveEmployment } from './prove-employment.js';
import { ProvidedAccountTypes } from './provided-account-types.js';
import { ShowStanding } from './show-standing.js';
import { ApplicationListReader } from './staff/application-list.reader.js';
import { StaffApplicationView } from './staff/application-view.js';
import { StaffApplicationsController } from './staff/applications.controller.js';
import { AssignType } from './staff/assign-type.js';
import { EmployerListReader } from './staff/employer-list.reader.js';
import { EmployersController } from './staff/employers.controller.js';
import { EndType } from './staff/end-type.js';
import { GiveType } from './staff/give-type.js';
import { GrantApproval } from './staff/grant-approval.js';
import { ProposeTerms } from './staff/propose-terms.js';
import { StaffStep } from './staff/staff-step.js';
import { StandingController } from './standing.controller.js';
import { accountApplicationEntity } from './account-application.entity.js';
import { accountApplicationEntryEntity } from './account-application-entry.entity.js';
import { accountGrantEntity } from './account-grant.entity.js';
import { applicationDocumentEntity } from './application-document.entity.js';
import { crewMemberEntity } from './crew-member.entity.js';
import { employerEntity } from './employer.entity.js';

/** Account types: companies, price groups and memberships, with applications and grants. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      accountApplicationEntity,
      accountApplicationEntryEntity,
      accountGrantEntity,
      applicationDocumentEntity,
      crewMemberEntity,
      employerEntity,
    ]),
    AccountsModule,
    ApprovalsModule,
    VerificationModule,
  ],
  controllers: [StandingController, ApplicationsController, StaffApplicationsController, EmployersController],
  providers: [
    ApplicationListReader,
    EmployerListReader,
    AccountGrantRepository,
    CrewRepository,
    AccountStandings,
    AccountTypeMails,
    ShowStanding,
    ChangeCrew,
    ProveEmployment,
    ForgetAccount,
    PersonalTypes,
    { provide: AccountTypes, useClass: ProvidedAccountTypes },
    ApplicationRepository,
    DocumentRepository,
    ApplicationView,
    Apply,
    ApplicantStep,
    GiveType,
    ProposeTerms,
    GrantApproval,
    AssignType,
    StaffStep,
    EndType,
    StaffApplicationView,
    EmployerRepository,
    ChangeEmployers,
    EmployerApproval,
  ],
  exports: [ApplicationListReader, AccountGrantRepository, AccountStandings],
})
export class AccountTypesModule {}
