import { Injectable } from '@nestjs/common';
import type { GrantTermsInput } from '@simpletread/contract';
import { lastDayWords, moveApplication, needsSecondAdmin, refuse, type Result } from '@simpletread/domain';

import { Approvals } from '../../approvals/index.js';
import { Audit } from '../../../platform/audit/index.js';
import type { Transaction } from '../../../platform/database/index.js';
import type { Application, Proposal } from '../applications/application.js';
import { ApplicationRepository } from '../applications/application.repository.js';
import type { StaffContext } from '../staff-context.js';
import { GiveType } from './give-type.js';

const proposalOf = (terms: GrantTermsInput, proposedBy: string): Proposal => ({
  priceGroup: terms.priceGroup,
  taxExemption:
    terms.taxExemption === null
      ? null
      : { certificate: terms.taxExemption.certificate, until: new Date(terms.taxExemption.until) },
  until: terms.until === null ? null : new Date(terms.until),
  proposedBy,
});

/** The question for the second admin, in one sentence. */
const summaryOf = ({ type, companyName }: Application, { priceGroup, taxExemption }: Proposal): string => {
  const company = companyName === null ? '' : ` for ${companyName}`;
  const tax =
    taxExemption === null
      ? ''
      : `, without sales tax through ${lastDayWords(taxExemption.until)} by certificate ${taxExemption.certificate}`;
  return `Assign the account type ${type}${company} at ${priceGroup} prices${tax}.`;
};

/** Puts terms to an application that is in review: granted at once, or once a second admin has agreed to them. */
@Injectable()
export class ProposeTerms {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly approvals: Approvals,
    private readonly giveType: GiveType,
    private readonly audit: Audit,
  ) {}

  async run(
    tx: Transaction,
    application: Application,
    terms: GrantTermsInput,
    context: StaffContext,
  ): Promise<Result<unknown>> {
    const next = moveApplication(application.state, 'propose');
    if (!next.ok) return next;
    if (terms.priceGroup !== 'retail' && terms.companyName === null && application.type !== 'Retail Member')
      return refuse('application.companyInvalid');
    const { id, accountId, type, state } = application;
    const { staff, requestId } = context;
    const { companyName } = terms;
    const proposal = proposalOf(terms, staff.staffId);
    await this.applications.propose(tx, id, next.value, companyName, proposal);
    const proposed: Application = { ...application, state: next.value, companyName, proposal };
    const { priceGroup, taxExemption } = proposal;
    await this.audit.recordStaff(
      tx,
      {
        action: 'application.propose',
        subjectType: 'accountApplication',
        subjectId: id,
        before: { state },
        after: { state: next.value, type, ...terms },
      },
      { staff, requestId },
    );
    if (!needsSecondAdmin({ type, companyName, priceGroup, taxExemption }))
      return this.giveType.run(tx, proposed, context);
    const summary = summaryOf(proposed, proposal);
    await this.applications.addEntry(tx, id, {
      event: 'propose',
      byKind: 'staff',
      byName: staff.name,
      text: summary,
      isInternal: true,
    });
    return this.approvals.request(
      tx,
      {
        kind: 'account.type',
        subjectType: 'accountApplication',
        subjectId: id,
        subjectLabel: `${type}${companyName === null ? '' : ` for ${companyName}`}`,
        summary,
        amount: null,
        grants: [],
        concerns: null,
        payload: { accountId },
        reason: summary,
      },
      context,
    );
  }
}
