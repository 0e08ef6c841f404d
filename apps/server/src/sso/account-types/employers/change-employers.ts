import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Approvals } from '../../approvals/index.js';
import { Audit } from '../../../platform/audit/index.js';
import { type Transaction, UnitOfWork } from '../../../platform/database/index.js';
import { newId } from '../../../platform/ids/index.js';
import { AccountStandings } from '../account-standings.js';
import type { StaffContext } from '../staff-context.js';
import type { Employer, EmployerTerms } from './employer.js';
import { EmployerRepository } from './employer.repository.js';

const factsOf = ({ name, type, domains, isActive }: Employer) => ({ name, type, domains, isActive });

/** Companies whose people buy as employees: proposed by one admin, in force by a second one, ended by any. */
@Injectable()
export class ChangeEmployers {
  constructor(
    private readonly work: UnitOfWork,
    private readonly employers: EmployerRepository,
    private readonly approvals: Approvals,
    private readonly standings: AccountStandings,
    private readonly audit: Audit,
  ) {}

  add(terms: EmployerTerms, context: StaffContext): Promise<Result<string>> {
    return this.work.run(async (tx): Promise<Result<string>> => {
      if (await this.employers.isTaken(tx, terms, null)) return refuse('employer.nameTaken');
      const id = newId();
      await this.employers.insert(tx, id, terms);
      await this.trail(tx, id, 'employer.add', null, { ...terms, isActive: false }, context);
      const asked = await this.ask(tx, id, terms, context);
      return asked.ok ? ok(id) : asked;
    });
  }

  change(id: string, version: number, terms: EmployerTerms, context: StaffContext): Promise<Result<string>> {
    return this.work.run(async (tx): Promise<Result<string>> => {
      const employer = await this.employers.lock(tx, id);
      if (employer === null) return refuse('record.missing');
      if (employer.version !== version) return refuse('record.stale');
      if (await this.employers.isTaken(tx, terms, id)) return refuse('employer.nameTaken');
      await this.trail(
        tx,
        id,
        'employer.propose',
        factsOf(employer),
        { ...terms, isProposed: true },
        context,
      );
      const asked = await this.ask(tx, id, terms, context);
      return asked.ok ? ok(id) : asked;
    });
  }

  end(id: string, version: number, context: StaffContext): Promise<Result<string>> {
    return this.work.run(async (tx): Promise<Result<string>> => {
      const employer = await this.employers.lock(tx, id);
      if (employer === null) return refuse('record.missing');
      if (employer.version !== version || !employer.isActive) return refuse('record.stale');
      await this.employers.end(tx, id);
      await this.trail(tx, id, 'employer.end', factsOf(employer), { isActive: false }, context);
      this.standings.changed(tx, null);
      return ok(id);
    });
  }

  /** A change that a second admin has approved. */
  async agreed(
    tx: Transaction,
    id: string,
    terms: EmployerTerms,
    context: StaffContext,
  ): Promise<Result<null>> {
    const employer = await this.employers.lock(tx, id);
    if (employer === null) return refuse('record.missing');
    if (await this.employers.isTaken(tx, terms, id)) return refuse('employer.nameTaken');
    await this.employers.put(tx, id, terms);
    await this.trail(tx, id, 'employer.agree', factsOf(employer), { ...terms, isActive: true }, context);
    this.standings.changed(tx, null);
    return ok(null);
  }

  private ask(
    tx: Transaction,
    id: string,
    terms: EmployerTerms,
    context: StaffContext,
  ): Promise<Result<unknown>> {
    const summary = `Everyone with an email address at ${terms.domains.join(', ')} will buy as ${terms.type} of ${terms.name}.`;
    return this.approvals.request(
      tx,
      {
        kind: 'account.employer',
        subjectType: 'employer',
        subjectId: id,
        subjectLabel: terms.name,
        summary,
        amount: null,
        grants: [],
        concerns: null,
        payload: terms,
        reason: summary,
      },
      context,
    );
  }

  private trail(
    tx: Transaction,
    subjectId: string,
    action: string,
    before: object | null,
    after: object,
    { staff, requestId }: StaffContext,
  ): Promise<void> {
    return this.audit.recordStaff(
      tx,
      {
        action,
        subjectType: 'employer',
        subjectId,
        before,
        after,
      },
      { staff, requestId },
    );
  }
}
