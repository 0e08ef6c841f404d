import { Injectable } from '@nestjs/common';
import type { applyAsInstaller, HandlerInput, ReplyOf } from '@simpletread/contract';
import {
  type InstallerApplicationState,
  moveInstallerApplication,
  networkOf,
  ok,
  refuse,
  type Result,
} from '@simpletread/domain';

import type { CustomerPrincipal } from '../../../platform/access/index.js';
import { Audit } from '../../../platform/audit/index.js';
import { UnitOfWork } from '../../../platform/database/index.js';
import { newId } from '../../../platform/ids/index.js';
import { MailTurns } from '../../../platform/mail-turns/index.js';
import { EntryRepository } from '../entry.repository.js';
import { InstallerApplicationRepository } from '../installer-application.repository.js';
import { InstallerMails } from '../installer-mails.js';
import { ReadInstallerForm } from '../read-installer-form.js';
import { checkedStoreImage } from '../store-image.js';
import { StoreImageRepository } from '../store-image.repository.js';

/** Stops anyone from filling our tables or a stranger's mailbox. */
const MOST_A_DAY = 5;

type Form = HandlerInput<typeof applyAsInstaller>['body'];
type Applied = ReplyOf<typeof applyAsInstaller>;

/**
 * Files a shop's application. It belongs to the signed-in account if its address is proved. Otherwise it waits until
 * the address in it is.
 */
@Injectable()
export class ApplyAsInstaller {
  constructor(
    private readonly work: UnitOfWork,
    private readonly applications: InstallerApplicationRepository,
    private readonly entries: EntryRepository,
    private readonly images: StoreImageRepository,
    private readonly form: ReadInstallerForm,
    private readonly mails: InstallerMails,
    private readonly turns: MailTurns,
    private readonly audit: Audit,
  ) {}

  async run(customer: CustomerPrincipal | null, sent: Form, caller: string | null): Promise<Result<Applied>> {
    const details = await this.form.run(sent);
    if (!details.ok) return details;
    const owner = customer?.isEmailProved === true ? customer : null;
    const accountId = owner?.accountId ?? null;
    const { email, company } = details.value;
    // Before a picture is drawn, which costs much more.
    if ((await this.applications.countOfDay(accountId, email)) >= MOST_A_DAY)
      return refuse('request.rateLimited');
    const image = await checkedStoreImage(sent.storeImage);
    if (!image.ok) return image;
    return this.work.run(async (tx): Promise<Result<Applied>> => {
      if ((await this.applications.countOfDay(accountId, email, tx)) >= MOST_A_DAY)
        return refuse('request.rateLimited');
      const state: Result<InstallerApplicationState> =
        owner === null ? ok('awaitingEmail') : moveInstallerApplication('awaitingEmail', 'confirm', true);
      if (!state.ok) return state;
      const id = newId();
      const application = { id, accountId, state: state.value, details: details.value } as const;
      if (!(await this.applications.insert(tx, application))) return refuse('installer.openAlready');
      if (image.value !== null) await this.images.keep(tx, id, image.value);
      await this.entries.addOfApplicant(tx, id, 'apply');
      await this.audit.record(tx, {
        actorKind: owner === null ? 'guest' : 'customer',
        actorId: accountId,
        action: 'installerApplication.apply',
        subjectType: 'installerApplication',
        subjectId: id,
        before: null,
        after: { state: state.value, company, hasImage: image.value !== null },
      });
      const turn = await this.turns.take(tx, {
        kind: 'installerProof',
        to: owner?.email ?? email,
        by: caller === null ? null : networkOf(caller),
      });
      // A stranger who only names an address doesn't learn how many messages it got.
      if (!turn.ok) return owner === null ? refuse('request.rateLimited') : turn;
      if (owner === null) await this.mails.proveAddress(tx, email);
      else await this.mails.received(tx, owner.email, company);
      return ok({ id: owner === null ? null : id, email: owner?.email ?? email });
    });
  }
}
