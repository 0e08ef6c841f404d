import { Injectable } from '@nestjs/common';
import type { SatisfactionView } from '@simpletread/contract';
import {
  addSatisfaction,
  formatCaseNumber,
  isSatisfactionOpen,
  ok,
  refuse,
  type Result,
  type SatisfactionAnswer,
} from '@simpletread/domain';

import { Clock } from '../../platform/clock/index.js';
import { Database, type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { hashToken } from '../../platform/ids/index.js';
import { CaseRepository, CaseSteps } from '../cases/index.js';
import { type AskedQuestion, SatisfactionRepository } from './satisfaction.repository.js';
import { SatisfactionTokens } from './satisfaction-tokens.js';

type Fault = 'record.missing' | 'satisfaction.answered' | 'satisfaction.over';

const answerOf = ({ rating, comment }: AskedQuestion): SatisfactionAnswer | null =>
  rating === null ? null : { rating, comment };

/** Customers answer how we did: by the link of our email, or in the chat that ended. */
@Injectable()
export class AnswerSatisfaction {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly cases: CaseRepository,
    private readonly steps: CaseSteps,
    private readonly questions: SatisfactionRepository,
    private readonly tokens: SatisfactionTokens,
  ) {}

  async show(token: string): Promise<Result<SatisfactionView, 'record.missing'>> {
    const question = await this.questions.byTokenHash(this.database, hashToken(token));
    if (question === null) return refuse('record.missing');
    const { number, staff_name: agentName, asked_at: askedAt } = question;
    return ok({
      caseNumber: formatCaseNumber(number),
      agentName,
      isOpen: isSatisfactionOpen(askedAt, this.clock.now()),
      answer: answerOf(question),
    });
  }

  /** The answer that a case has; null without one. */
  async ofCase(caseId: string): Promise<SatisfactionAnswer | null> {
    const question = await this.questions.byCase(this.database, caseId);
    return question === null ? null : answerOf(question);
  }

  async byLink(
    token: string,
    given: SatisfactionAnswer,
    requestId: string,
  ): Promise<Result<SatisfactionView, Fault>> {
    const done = await this.work.run(async (tx): Promise<Result<null, Fault>> => {
      const question = await this.questions.byTokenHash(tx, hashToken(token));
      return question === null
        ? refuse('record.missing')
        : this.answer(tx, question.case_id, given, requestId);
    });
    return done.ok ? this.show(token) : done;
  }

  /** In the chat of a case, which asks by itself once it has ended. */
  byChat(caseId: string, given: SatisfactionAnswer, requestId: string): Promise<Result<null, Fault>> {
    return this.work.run(async (tx): Promise<Result<null, Fault>> => {
      await this.cases.lock(tx, caseId);
      const agent = await this.questions.lastAgent(tx, caseId);
      if (agent === null) return refuse('record.missing');
      await this.questions.ask(tx, caseId, { tokenHash: this.tokens.hashOf(caseId), by: 'chat', agent });
      return this.answer(tx, caseId, given, requestId);
    });
  }

  private async answer(
    tx: Transaction,
    caseId: string,
    given: SatisfactionAnswer,
    requestId: string,
  ): Promise<Result<null, Fault>> {
    const record = await this.cases.lock(tx, caseId);
    const question = await this.questions.byCase(tx, caseId);
    if (record === null || question === null) return refuse('record.missing');
    if (!isSatisfactionOpen(question.asked_at, await tx.now())) return refuse('satisfaction.over');
    const added = addSatisfaction(answerOf(question), given);
    if (!added.ok) return added;
    await this.questions.answer(tx, caseId, added.value);
    await this.steps.record(
      tx,
      { actorKind: 'guest', actorId: null, requestId },
      {
        id: caseId,
        action: 'case.rate',
        before: { rating: question.rating },
        // The words stay with the case, which is erased with its customer; the audit isn't.
        after: { rating: added.value.rating },
      },
    );
    return ok(null);
  }
}
