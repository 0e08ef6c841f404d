import { Module } from '@nestjs/common';

import { IdentityModule } from '../identity/index.js';
import { InstallersModule } from '../installers/index.js';
import { LocationsModule } from '../locations/index.js';
import { AmendApplication } from './applicant/amend-application.js';
import { InstallerApplicantStep } from './applicant/applicant-step.js';
import { InstallerApplicantView } from './applicant/applicant-view.js';
import { ApplyAsInstaller } from './applicant/apply-as-installer.js';
import { ClaimApplications } from './applicant/claim-applications.js';
import { InstallerApplicationsController } from './applicant/installer-applications.controller.js';
import { OwnApplications } from './applicant/own-applications.js';
import { EntryRepository } from './entry.repository.js';
import { ForgetApplications } from './forget-applications.js';
import { InstallerApplicationRepository } from './installer-application.repository.js';
import { InstallerMails } from './installer-mails.js';
import { PersonalApplications } from './personal-applications.js';
import { ReadInstallerForm } from './read-installer-form.js';
import { AdminInstallerApplicationsController } from './staff/admin-installer-applications.controller.js';
import { AdminInstallerView } from './staff/admin-installer-view.js';
import { ApproveInstaller } from './staff/approve-installer.js';
import { AssignApplication } from './staff/assign-application.js';
import { InstallerStaffTrail } from './staff/installer-staff-trail.js';
import { SeenApplication } from './staff/seen-application.js';
import { InstallerStaffStep } from './staff/staff-step.js';
import { StoreImageRepository } from './store-image.repository.js';

/** Shops that apply to the installer program: who they are, what is asked and answered, and how they become shops. */
@Module({
  imports: [IdentityModule, InstallersModule, LocationsModule],
  controllers: [InstallerApplicationsController, AdminInstallerApplicationsController],
  providers: [
    InstallerApplicationRepository,
    EntryRepository,
    StoreImageRepository,
    ReadInstallerForm,
    InstallerMails,
    ApplyAsInstaller,
    ClaimApplications,
    OwnApplications,
    InstallerApplicantView,
    AmendApplication,
    InstallerApplicantStep,
    AdminInstallerView,
    InstallerStaffTrail,
    SeenApplication,
    InstallerStaffStep,
    AssignApplication,
    ApproveInstaller,
    ForgetApplications,
    PersonalApplications,
  ],
})
export class InstallerApplicationsModule {}
