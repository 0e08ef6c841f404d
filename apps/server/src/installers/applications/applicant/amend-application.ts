import { Injectable } from '@nestjs/common';
import type { amendInstallerApplication, HandlerInput } from '@simpletread/contract';
import { moveInstallerApplication, ok, refuse, type Result } from '@simpletread/domain';

import type { CustomerPrincipal } from '../../../platform/access/index.js';
import { Audit } from '../../../platform/audit/index.js';
import { UnitOfWork } from '../../../platform/database/index.js';
import { EntryRepository } from '../entry.repository.js';
import type { InstallerDetails } from '../installer-application.js';
import { InstallerApplicationRepository } from '../installer-application.repository.js';
import { InstallerMails } from '../installer-mails.js';
import { ReadInstallerForm } from '../read-installer-form.js';
import { checkedStoreImage } from '../store-image.js';
import { StoreImageRepository } from '../store-image.repository.js';
import { OwnApplications } from './own-applications.js';

type Form = HandlerInput<typeof amendInstallerApplication>['body'];

const changedFields = (before: InstallerDetails, after: InstallerDetails): string[] =>
  (Object.keys(after) as (keyof InstallerDetails)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );

/** Lets the applicant send the form again. Staff can't decide on the version they saw before. */
@Injectable()
export class AmendApplication {
  constructor(
    private readonly work: UnitOfWork,
    private readonly own: OwnApplications,
    private readonly applications: InstallerApplicationRepository,
    private readonly entries: EntryRepository,
    private readonly images: StoreImageRepository,
    private readonly form: ReadInstallerForm,
    private readonly mails: InstallerMails,
    private readonly audit: Audit,
  ) {}

  async run(
    customer: CustomerPrincipal,
    id: string,
    { version, isImageRemoved, ...sent }: Form,
  ): Promise<Result<null>> {
    const details = await this.form.run(sent);
    if (!details.ok) return details;
    const image = await checkedStoreImage(sent.storeImage);
    if (!image.ok) return image;
    return this.work.run(async (tx): Promise<Result<null>> => {
      const application = await this.own.lock(tx, customer, id);
      if (application === null) return refuse('record.missing');
      const next = moveInstallerApplication(application.state, 'amend');
      if (!next.ok) return next;
      if (application.version !== version) return refuse('record.stale');
      if (await this.applications.hasOther(tx, application, details.value))
        return refuse('installer.openAlready');
      await this.applications.amend(tx, id, details.value);
      if (image.value !== null) await this.images.keep(tx, id, image.value);
      else if (isImageRemoved === 'yes') await this.images.remove(tx, id);
      await this.entries.addOfApplicant(tx, id, 'amend');
      await this.audit.record(tx, {
        actorKind: 'customer',
        actorId: customer.accountId,
        action: 'installerApplication.amend',
        subjectType: 'installerApplication',
        subjectId: id,
        before: { version: application.version },
        after: {
          version: application.version + 1,
          changed: changedFields(application.details, details.value),
        },
      });
      await this.mails.amended(tx, customer.email, details.value.company);
      return ok(null);
    });
  }
}
