import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { BeginVerification } from './begin-verification.js';
import { FinishVerification } from './finish-verification.js';
import { ForgetVerifications } from './forget-verifications.js';
import { IdentityVerification } from './identity-verification.js';
import { OauthIdentityVerification } from './oauth-identity-verification.js';
import { PersonalVerification } from './personal-verification.js';
import { VerificationController } from './verification.controller.js';
import { VerificationRepository } from './verification.repository.js';
import { VerifiedGroups } from './verified-groups.js';
import { VisitState } from './visit-state.js';
import { verificationResultEntity } from './verification-result.entity.js';
import { verificationVisitEntity } from './verification-visit.entity.js';

/** Verification of military, students and teachers by an outside partner. */
@Module({
  imports: [TypeOrmModule.forFeature([verificationResultEntity, verificationVisitEntity])],
  controllers: [VerificationController],
  providers: [
    { provide: IdentityVerification, useClass: OauthIdentityVerification },
    VerificationRepository,
    VerifiedGroups,
    VisitState,
    BeginVerification,
    FinishVerification,
    ForgetVerifications,
    PersonalVerification,
  ],
  exports: [VerifiedGroups],
})
export class VerificationModule {}
