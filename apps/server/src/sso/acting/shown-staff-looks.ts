import { Injectable } from '@nestjs/common';
import { actingReasonText } from '@simpletread/domain';

import { type StaffLook, StaffLooks } from '../sign-in/index.js';
import { ActingLookRepository } from './acting-look.repository.js';
import { firstNameOf, roleText } from './acting-mails.js';

/** The visits to an account as its page of sessions lists them. */
@Injectable()
export class ShownStaffLooks extends StaffLooks {
  constructor(private readonly looks: ActingLookRepository) {
    super();
  }

  override async of(accountId: string): Promise<readonly StaffLook[]> {
    const visits = await this.looks.ofAccount(accountId);
    return visits.map(({ staffName, role, reason, beganAt }) => ({
      by: `${firstNameOf(staffName)} (${roleText(role)})`,
      about: actingReasonText(reason),
      beganAt: beganAt.toISOString(),
    }));
  }
}
