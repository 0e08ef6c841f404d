import { Injectable } from '@nestjs/common';
import type { ApplicationReply } from '@simpletread/contract';

import type { Application } from './application.js';
import { ApplicationRepository } from './application.repository.js';
import { DocumentRepository } from './document.repository.js';

/** Applications as applicants see them: without proposals and notes of staff. */
@Injectable()
export class ApplicationView {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly documents: DocumentRepository,
  ) {}

  async all(accountId: string): Promise<ApplicationReply[]> {
    return Promise.all((await this.applications.own(accountId, null)).map((one) => this.show(one)));
  }

  async one(accountId: string, id: string): Promise<ApplicationReply | null> {
    const [found] = await this.applications.own(accountId, id);
    return found === undefined ? null : this.show(found);
  }

  private async show(application: Application): Promise<ApplicationReply> {
    const { id, type, companyName, state, version, createdAt } = application;
    const entries = await this.applications.entries(id);
    return {
      id,
      type,
      companyName,
      state: state === 'awaitingApproval' ? 'inReview' : state,
      version,
      createdAt: createdAt.toISOString(),
      documents: (await this.documents.ofApplication(id)).map((document) => ({ ...document })),
      entries: entries
        .filter(({ isInternal }) => !isInternal)
        .map(({ at, event, byKind, text }) => ({
          at: at.toISOString(),
          event,
          by: byKind,
          byName: null,
          text,
        })),
    };
  }
}
