import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { ForgetOwners } from './forget-owners.js';
import { LeavingStaff } from './leaving-staff.js';
import { SetWorkOwner } from './set-work-owner.js';
import { ColleaguesReader } from './staff/colleagues.reader.js';
import { OwnedRecordsReader } from './staff/owned-records.reader.js';
import { workOwnerEntity } from './work-owner.entity.js';
import { WorkOwnerRepository } from './work-owner.repository.js';
import { WorkOwnersController } from './work-owners.controller.js';

/** Whose work a record is. Decision record 136. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([workOwnerEntity])],
  controllers: [WorkOwnersController],
  providers: [
    ColleaguesReader,
    ForgetOwners,
    LeavingStaff,
    OwnedRecordsReader,
    SetWorkOwner,
    WorkOwnerRepository,
  ],
  exports: [LeavingStaff, SetWorkOwner, WorkOwnerRepository],
})
export class WorkOwnersModule {}
