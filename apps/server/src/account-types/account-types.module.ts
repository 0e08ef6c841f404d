import { Module } from '@nestjs/common';

import { ApprovalsModule } from '../approvals/index.js';
import { AccountTypes, IdentityModule } from '../identity/index.js';
import { VerificationModule } from '../verification/index.js';
import { AccountStandings } from './account-standings.js';
import { AccountTypeMails } from './account-type-mails.js';
import { ApplicantStep } from './applications/applicant-step.js';
import { ApplicationRepository } from './applications/application.repository.js';
import { ApplicationView } from './applications/application-view.js';
import { ApplicationsController } from './applications/applications.controller.js';
import { Apply } from './applications/apply.js';
import { DocumentRepository } from './applications/document.repository.js';
import { ChangeCrew } from './change-crew.js';
import { ChangeEmployers } from './employers/change-employers.js';
import { EmployerApproval } from './employers/employer-approval.js';
import { EmployerRepository } from './employers/employer.repository.js';
import { EmployersController } from './employers/employers.controller.js';
import { ForgetAccount } from './forget-account.js';
import { AccountGrantRepository } from './grants/account-grant.repository.js';
import { CrewRepository } from './grants/crew.repository.js';
import { PersonalTypes } from './personal-types.js';
import { ProveEmployment } from './prove-employment.js';
import { ProvidedAccountTypes } from './provided-account-types.js';
import { ShowStanding } from './show-standing.js';
import { AdminApplicationView } from './staff/admin-application-view.js';
import { AdminApplicationsController } from './staff/admin-applications.controller.js';
import { AssignType } from './staff/assign-type.js';
import { EndType } from './staff/end-type.js';
import { GiveType } from './staff/give-type.js';
import { GrantApproval } from './staff/grant-approval.js';
import { ProposeTerms } from './staff/propose-terms.js';
import { StaffStep } from './staff/staff-step.js';
import { StandingController } from './standing.controller.js';

/** What customers' accounts are: types, companies, prices and memberships, how they are applied for and who gives them. */
@Module({
  imports: [IdentityModule, ApprovalsModule, VerificationModule],
  controllers: [StandingController, ApplicationsController, AdminApplicationsController, EmployersController],
  providers: [
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
    AdminApplicationView,
    EmployerRepository,
    ChangeEmployers,
    EmployerApproval,
  ],
  exports: [AccountStandings, AccountTypes, AccountGrantRepository],
})
export class AccountTypesModule {}
