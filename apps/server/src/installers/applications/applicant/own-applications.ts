import { Injectable } from '@nestjs/common';

import type { CustomerPrincipal } from '../../../platform/access/index.js';
import type { Transaction } from '../../../platform/database/index.js';
import type { InstallerApplication } from '../installer-application.js';
import { InstallerApplicationRepository } from '../installer-application.repository.js';
import { ClaimApplications } from './claim-applications.js';

const provedEmail = ({ isEmailProved, email }: CustomerPrincipal): string | null =>
  isEmailProved ? email : null;

/** The owner of an application. Another's and a missing one look the same: null. */
@Injectable()
export class OwnApplications {
  constructor(
    private readonly applications: InstallerApplicationRepository,
    private readonly claim: ClaimApplications,
  ) {}

  all(customer: CustomerPrincipal): Promise<InstallerApplication[]> {
    return this.applications.own(customer.accountId, provedEmail(customer), null);
  }

  async find(customer: CustomerPrincipal, id: string): Promise<InstallerApplication | null> {
    const [found] = await this.applications.own(customer.accountId, provedEmail(customer), id);
    return found ?? null;
  }

  /** Locked until the transaction ends, and assigned to the account if a guest sent it. */
  async lock(tx: Transaction, customer: CustomerPrincipal, id: string): Promise<InstallerApplication | null> {
    if (customer.isEmailProved) await this.claim.run(tx, customer);
    const found = await this.applications.lock(tx, id);
    return found?.accountId === customer.accountId ? found : null;
  }
}
