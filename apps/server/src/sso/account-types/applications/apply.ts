import { Injectable } from '@nestjs/common';
import type { applyForType, HandlerInput } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import type { CustomerPrincipal } from '../../../platform/access/index.js';
import { Audit } from '../../../platform/audit/index.js';
import { UnitOfWork } from '../../../platform/database/index.js';
import { newId } from '../../../platform/ids/index.js';
import { AccountTypeMails } from '../account-type-mails.js';
import { ApplicationRepository } from './application.repository.js';
import { checkedDocuments } from './checked-documents.js';
import { DocumentRepository } from './document.repository.js';

/** Stops repeated applying and withdrawing from filling our tables. */
const MOST_A_DAY = 8;

type Form = HandlerInput<typeof applyForType>['body'];

/** Files a customer's application. It carries no terms; staff decide them. */
@Injectable()
export class Apply {
  constructor(
    private readonly work: UnitOfWork,
    private readonly applications: ApplicationRepository,
    private readonly documents: DocumentRepository,
    private readonly mails: AccountTypeMails,
    private readonly audit: Audit,
  ) {}

  async run({ accountId, email }: CustomerPrincipal, form: Form): Promise<Result<string>> {
    // Before pictures are drawn, which costs much more.
    if ((await this.applications.countOfDay(accountId)) >= MOST_A_DAY) return refuse('request.rateLimited');
    const files = await checkedDocuments(form.documents);
    if (!files.ok) return files;
    return this.work.run(async (tx): Promise<Result<string>> => {
      if ((await this.applications.countOfDay(accountId, tx)) >= MOST_A_DAY)
        return refuse('request.rateLimited');
      const { type, companyName, about } = form;
      const application = {
        id: newId(),
        accountId,
        source: 'customer',
        type,
        state: 'submitted',
        companyName,
      } as const;
      if (!(await this.applications.insert(tx, application))) return refuse('application.openAlready');
      for (const file of files.value) await this.documents.insert(tx, application.id, file);
      await this.applications.addEntry(tx, application.id, {
        event: 'submit',
        byKind: 'customer',
        byName: null,
        text: about,
        isInternal: false,
      });
      await this.audit.record(tx, {
        actorKind: 'customer',
        actorId: accountId,
        action: 'application.submit',
        subjectType: 'accountApplication',
        subjectId: application.id,
        before: null,
        after: { type, state: 'submitted', documents: files.value.length },
      });
      await this.mails.received(tx, email, type);
      return ok(application.id);
    });
  }
}
