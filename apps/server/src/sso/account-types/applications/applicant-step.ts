import { Injectable } from '@nestjs/common';
import type { UploadedFile } from '@simpletread/contract';
import { type ApplicationEvent, moveApplication, ok, refuse, type Result } from '@simpletread/domain';

import type { CustomerPrincipal } from '../../../platform/access/index.js';
import { Audit } from '../../../platform/audit/index.js';
import { UnitOfWork } from '../../../platform/database/index.js';
import { AccountTypeMails } from '../account-type-mails.js';
import { ApplicationRepository } from './application.repository.js';
import { checkedDocuments } from './checked-documents.js';
import { DocumentRepository } from './document.repository.js';

interface Step {
  readonly event: Extract<ApplicationEvent, 'answer' | 'withdraw'>;
  readonly text: string;
  readonly documents: readonly UploadedFile[];
}

/** An applicant answers what was asked, or takes the application back. */
@Injectable()
export class ApplicantStep {
  constructor(
    private readonly work: UnitOfWork,
    private readonly applications: ApplicationRepository,
    private readonly documents: DocumentRepository,
    private readonly mails: AccountTypeMails,
    private readonly audit: Audit,
  ) {}

  async run({ accountId, email }: CustomerPrincipal, id: string, step: Step): Promise<Result<null>> {
    const files = await checkedDocuments(step.documents);
    if (!files.ok) return files;
    return this.work.run(async (tx): Promise<Result<null>> => {
      const application = await this.applications.lockOwn(tx, id, accountId);
      if (application === null) return refuse('record.missing');
      const next = moveApplication(application.state, step.event);
      if (!next.ok) return next;
      for (const file of files.value) await this.documents.insert(tx, id, file);
      await this.applications.move(tx, id, next.value);
      await this.applications.addEntry(tx, id, {
        event: step.event,
        byKind: 'customer',
        byName: null,
        text: step.text,
        isInternal: false,
      });
      await this.audit.record(tx, {
        actorKind: 'customer',
        actorId: accountId,
        action: `application.${step.event}`,
        subjectType: 'accountApplication',
        subjectId: id,
        before: { state: application.state },
        after: { state: next.value, documents: files.value.length },
      });
      if (step.event === 'withdraw') await this.mails.withdrawn(tx, email, application.type);
      return ok(null);
    });
  }
}
