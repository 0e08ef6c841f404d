import { Injectable } from '@nestjs/common';
import type { AdminAccount } from '@simpletread/contract';
import { may, ok, refuse, type Result } from '@simpletread/domain';

import {
  AccountGrantRepository,
  AccountStandings,
  ApplicationListReader,
  type StoredGrant,
} from '../../account-types/index.js';
import { Accounts } from '../index.js';
import type { StaffPrincipal } from '../../../platform/access/index.js';
import { VerifiedGroups } from '../../verification/index.js';
import { AccountListReader } from './account-list.reader.js';
import { AccountOrdersReader } from './account-orders.reader.js';

const MOST_APPLICATIONS = 50;

const grantReply = ({ id, type, companyName, priceGroup, taxExemption, ...grant }: StoredGrant) => ({
  id,
  type,
  companyName,
  priceGroup,
  taxExemption: taxExemption && {
    certificate: taxExemption.certificate,
    until: taxExemption.until.toISOString(),
  },
  source: grant.source,
  since: grant.since.toISOString(),
  until: grant.until?.toISOString() ?? null,
  isInForce: grant.isInForce,
  version: grant.version,
});

/** One account: its owner, its standing and its history. */
@Injectable()
export class ShowAccount {
  constructor(
    private readonly rows: AccountListReader,
    private readonly orders: AccountOrdersReader,
    private readonly applications: ApplicationListReader,
    private readonly accounts: Accounts,
    private readonly grants: AccountGrantRepository,
    private readonly standings: AccountStandings,
    private readonly verified: VerifiedGroups,
  ) {}

  async run(id: string, staff: StaffPrincipal): Promise<Result<AdminAccount, 'record.missing'>> {
    const seesContacts = may(staff, 'contacts.read');
    const [row, account] = await Promise.all([this.rows.find(id, seesContacts), this.accounts.byId(id)]);
    if (row === null || account === null) return refuse('record.missing');
    const standing = await this.standings.of(id);
    const applications = await this.applications.ofAccount(id, MOST_APPLICATIONS, seesContacts);
    return ok({
      ...row,
      isEmailProved: account.isEmailProved,
      phone: seesContacts ? account.phone : null,
      priceGroup: standing.priceGroup,
      isTaxExempt: standing.isTaxExempt,
      grants: (await this.grants.ofAccount(id)).map(grantReply),
      applications: [...applications],
      verifications: (await this.verified.of(id)).map(({ group, verifiedAt, until }) => ({
        group,
        verifiedAt: verifiedAt.toISOString(),
        until: until.toISOString(),
      })),
      orderCount: await this.orders.count(id),
    });
  }
}
