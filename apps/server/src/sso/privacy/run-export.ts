import { Injectable } from '@nestjs/common';
import { exportExpiresAt, ok, type Result } from '@simpletread/domain';

import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { PersonalData, type PersonalDataSource } from '../../platform/personal-data/index.js';
import { crashPoint } from '../../platform/shutdown/index.js';
import { PersonSeal } from './person-seal.js';
import { PrivacyMails } from './privacy-mails.js';
import type { ExportRequest } from './privacy-request.js';
import { RequestRepository } from './request.repository.js';

/** Collects a copy of a person's data, one transaction per step, so it resumes after an interruption. */
@Injectable()
export class RunExport {
  constructor(
    private readonly work: UnitOfWork,
    private readonly requests: RequestRepository,
    private readonly personalData: PersonalData,
    private readonly seal: PersonSeal,
    private readonly mails: PrivacyMails,
  ) {}

  async run(requestId: string): Promise<void> {
    for (const source of this.personalData.sources()) {
      await this.work.run((tx) => this.collect(tx, requestId, source));
      crashPoint('privacy.afterStep');
    }
    await this.work.run((tx) => this.finish(tx, requestId));
  }

  private async lock(tx: Transaction, requestId: string): Promise<ExportRequest | null> {
    const request = await this.requests.lock(tx, requestId);
    const isOpen =
      request?.kind === 'export' && (request.state === 'waiting' || request.state === 'collecting');
    return isOpen ? request : null;
  }

  private async collect(
    tx: Transaction,
    requestId: string,
    source: PersonalDataSource,
  ): Promise<Result<null>> {
    const request = await this.lock(tx, requestId);
    const { step } = source;
    if (request === null || request.stepsDone.includes(step)) return ok(null);
    if (request.state === 'waiting') await this.requests.move(tx, requestId, 'collecting');
    const sections = await source.collect(tx, this.seal.openPerson(requestId, request.person));
    await this.requests.putPart(tx, requestId, {
      step,
      sealed: this.seal.sealPart(requestId, step, sections),
    });
    await this.requests.markStep(tx, requestId, step);
    return ok(null);
  }

  private async finish(tx: Transaction, requestId: string): Promise<Result<null>> {
    const request = await this.lock(tx, requestId);
    if (request === null) return ok(null);
    const { email } = this.seal.openPerson(requestId, request.person);
    await this.requests.finish(tx, requestId, 'ready', exportExpiresAt(await tx.now()));
    await this.mails.ready(tx, email);
    return ok(null);
  }
}
