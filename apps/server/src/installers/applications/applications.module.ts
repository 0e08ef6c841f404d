import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { DeliveryModule } from '../../delivery/index.js';
import { SsoModule } from '../../sso/index.js';
import { ShopsModule } from '../shops/index.js';
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
import { StaffInstallerView } from './staff/application-view.js';
import { ApproveInstaller } from './staff/approve-installer.js';
import { AssignApplication } from './staff/assign-application.js';
import { StaffInstallerApplicationListController } from './staff/installer-application-list.controller.js';
import { InstallerApplicationListReader } from './staff/installer-application-list.reader.js';
import { StaffInstallerApplicationsController } from './staff/installer-applications.controller.js';
import { InstallerStaffTrail } from './staff/installer-staff-trail.js';
import { SeenApplication } from './staff/seen-application.js';
import { InstallerStaffStep } from './staff/staff-step.js';
import { StoreImageRepository } from './store-image.repository.js';
import { installerApplicationEntity } from './installer-application.entity.js';
import { installerApplicationEntryEntity } from './installer-application-entry.entity.js';
import { storeImageEntity } from './store-image.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([installerApplicationEntity, installerApplicationEntryEntity, storeImageEntity]),
    DeliveryModule,
    ShopsModule,
    SsoModule,
  ],
  controllers: [
    InstallerApplicationsController,
    StaffInstallerApplicationsController,
    StaffInstallerApplicationListController,
  ],
  providers: [
    InstallerApplicationListReader,
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
    StaffInstallerView,
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
