import { Injectable } from '@nestjs/common';
import { actingReasonText } from '@simpletread/domain';

import type { SqlRunner, Transaction } from '../../platform/database/index.js';
import {
  type Erasing,
  type Person,
  KeepsPersonalData,
  type PersonalDataSource,
  type PersonalSection,
} from '../../platform/personal-data/index.js';
import { ActingLookRepository } from './acting-look.repository.js';
import { firstNameOf, roleText } from './acting-mails.js';
import { ActingVisitRepository } from './acting-visit.repository.js';
import { VisitsAsCustomer } from './visits-as-customer.js';

/** Visits by staff to a person's account. Erasure ends running ones; visitors and times stay in the audit. */
@KeepsPersonalData()
@Injectable()
export class PersonalVisits implements PersonalDataSource {
  readonly step = 'actingVisits';
  readonly turn = 'feature';

  constructor(
    private readonly visits: ActingVisitRepository,
    private readonly looks: ActingLookRepository,
    private readonly all: VisitsAsCustomer,
  ) {}

  async collect(db: SqlRunner, { accountId }: Person): Promise<PersonalSection[]> {
    const visits = await this.looks.allOfAccount(accountId, db);
    const items = visits.map(({ staffName, role, reason, beganAt, endedAt, seen }) => ({
      beganAt,
      endedAt,
      by: `${firstNameOf(staffName)}, ${roleText(role)}`,
      about: actingReasonText(reason),
      seen: seen.map(({ path }) => path),
    }));
    return [{ title: 'Visits by our team', items }];
  }

  async erase(tx: Transaction, { person, requestId }: Erasing): Promise<void> {
    for (const visit of await this.visits.ongoingTo(tx, person.accountId))
      await this.all.endWithin(tx, visit, 'accountClosed', requestId);
    await this.visits.forgetAccount(tx, person.accountId);
  }
}
