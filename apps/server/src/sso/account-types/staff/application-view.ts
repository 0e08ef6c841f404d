import { Injectable } from '@nestjs/common';
import type { AdminApplication } from '@simpletread/contract';
import { maskEmail, may, ok, refuse, type Result } from '@simpletread/domain';

import { Approvals } from '../../approvals/index.js';
import { Accounts } from '../../accounts/index.js';
import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Database } from '../../../platform/database/index.js';
import type { Application } from '../applications/application.js';
import { ApplicationRepository } from '../applications/application.repository.js';
import { DocumentRepository } from '../applications/document.repository.js';

const proposalReply = ({ proposal }: Application): AdminApplication['proposal'] =>
  proposal && {
    priceGroup: proposal.priceGroup,
    taxExemption: proposal.taxExemption && {
      certificate: proposal.taxExemption.certificate,
      until: proposal.taxExemption.until.toISOString(),
    },
    until: proposal.until?.toISOString() ?? null,
    proposedBy: proposal.proposedBy,
  };

/** One application as staff see it. */
@Injectable()
export class StaffApplicationView {
  constructor(
    private readonly database: Database,
    private readonly applications: ApplicationRepository,
    private readonly documents: DocumentRepository,
    private readonly accounts: Accounts,
    private readonly approvals: Approvals,
  ) {}

  async show(id: string, staff: StaffPrincipal): Promise<Result<AdminApplication, 'record.missing'>> {
    const application = await this.applications.find(id);
    if (application === null) return refuse('record.missing');
    const account = await this.accounts.byId(application.accountId);
    const pending = await this.approvals.pending(this.database, 'account.type', id);
    const email = account?.email ?? '';
    return ok({
      id,
      accountId: application.accountId,
      email: may(staff, 'contacts.read') ? email : maskEmail(email),
      name: account === null ? '' : `${account.firstName} ${account.lastName}`,
      type: application.type,
      companyName: application.companyName,
      state: application.state,
      source: application.source,
      version: application.version,
      createdAt: application.createdAt.toISOString(),
      updatedAt: application.updatedAt.toISOString(),
      documents: (await this.documents.ofApplication(id)).map((document) => ({ ...document })),
      entries: (await this.applications.entries(id)).map(
        ({ at, event, byKind, byName, text, isInternal }) => ({
          at: at.toISOString(),
          event,
          by: byKind,
          byName,
          text,
          isInternal,
        }),
      ),
      proposal: proposalReply(application),
      approvalId: pending?.id ?? null,
    });
  }
}
