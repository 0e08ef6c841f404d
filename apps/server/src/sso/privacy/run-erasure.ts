import { Injectable } from '@nestjs/common';
import { erasureMachine, erasureRetryAt, ok, type Result, transition } from '@simpletread/domain';

import { Audit } from '../../platform/audit/index.js';
import { Database, type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { type Erasing, PersonalData, type PersonalDataSource } from '../../platform/personal-data/index.js';
import { crashPoint } from '../../platform/shutdown/index.js';
import { PersonSeal } from './person-seal.js';
import { PrivacyMails } from './privacy-mails.js';
import type { ErasureRequest } from './privacy-request.js';
import { RequestRepository } from './request.repository.js';

/**
 * Erases a person, one transaction per step, so it resumes after an interruption. It starts only when nothing of
 * theirs is open, and never goes back.
 */
@Injectable()
export class RunErasure {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly requests: RequestRepository,
    private readonly personalData: PersonalData,
    private readonly seal: PersonSeal,
    private readonly mails: PrivacyMails,
    private readonly audit: Audit,
  ) {}

  async run(requestId: string): Promise<void> {
    const begun = await this.work.run((tx) => this.begin(tx, requestId));
    if (!begun.ok || !begun.value) return;
    for (const source of this.personalData.sources()) {
      const erasing = await this.erasing(requestId);
      // The next sweep goes on from here.
      if (erasing === null || (await source.isReady?.(this.database, erasing)) === false) return;
      await this.work.run((tx) => this.erase(tx, erasing, source));
      crashPoint('privacy.afterStep');
    }
    await this.work.run((tx) => this.finish(tx, requestId));
  }

  /** False if there is nothing to do or something blocks it. */
  private async begin(tx: Transaction, requestId: string): Promise<Result<boolean>> {
    const request = await this.requests.lock(tx, requestId);
    if (request?.kind !== 'erasure') return ok(false);
    if (request.state === 'erasing') return ok(true);
    const now = await tx.now();
    if (request.dueAt > now) return ok(false);
    const person = this.seal.openPerson(requestId, request.person);
    const blocks = await this.personalData.blocks(tx, person);
    const moved = transition(erasureMachine, request.state, blocks.length === 0 ? 'begin' : 'block', {
      nothingOpen: blocks.length === 0,
    });
    if (!moved.ok) return ok(false);
    if (moved.value === 'blocked') {
      await this.requests.block(tx, requestId, blocks, erasureRetryAt(now));
      if (request.state === 'pending') await this.mails.erasureBlocked(tx, person.email, blocks);
      return ok(false);
    }
    const { contacts, subjectIds } = await this.personalData.traces(tx, person);
    const sealed = this.seal.sealPerson(requestId, { ...person, contacts, subjectIds });
    await this.requests.move(tx, requestId, 'erasing', sealed);
    await this.mails.sayGoodbye(tx, person.email);
    await this.record(tx, request);
    return ok(true);
  }

  private record(tx: Transaction, { requestId, accountId, state }: ErasureRequest): Promise<void> {
    return this.audit.record(tx, {
      actorKind: 'system',
      actorId: null,
      action: 'privacy.erase',
      subjectType: 'privacyRequest',
      subjectId: requestId,
      before: { state, accountId },
      after: { state: 'erasing' },
    });
  }

  private async erasing(requestId: string): Promise<Erasing | null> {
    const request = await this.requests.find(requestId);
    if (request?.state !== 'erasing') return null;
    const { contacts = [], subjectIds = [], ...person } = this.seal.openPerson(requestId, request.person);
    return { person, requestId, contacts, subjectIds };
  }

  private async erase(tx: Transaction, erasing: Erasing, source: PersonalDataSource): Promise<Result<null>> {
    const request = await this.requests.lock(tx, erasing.requestId);
    if (request?.state !== 'erasing' || request.stepsDone.includes(source.step)) return ok(null);
    await source.erase(tx, erasing);
    await this.requests.markStep(tx, erasing.requestId, source.step);
    return ok(null);
  }

  private async finish(tx: Transaction, requestId: string): Promise<Result<null>> {
    const request = await this.requests.lock(tx, requestId);
    if (request?.state !== 'erasing') return ok(null);
    await this.requests.dropExports(tx, request.accountId);
    await this.requests.finish(tx, requestId, 'erased');
    return ok(null);
  }
}
