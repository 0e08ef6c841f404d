import { Injectable } from '@nestjs/common';
import {
  type Cents,
  type LatLng,
  moveInstallerApplication,
  ok,
  refuse,
  type Result,
} from '@simpletread/domain';

import { Accounts } from '../../../sso/index.js';
import { ShopEnrolment } from '../../shops/index.js';
import { ZipDirectory } from '../../../delivery/index.js';
import type { StaffContext } from '../../../platform/audit/index.js';
import type { Transaction } from '../../../platform/database/index.js';
import type { InstallerApplication } from '../installer-application.js';
import { InstallerApplicationRepository } from '../installer-application.repository.js';
import { InstallerMails } from '../installer-mails.js';
import { InstallerStaffTrail } from './installer-staff-trail.js';
import { SeenApplication } from './seen-application.js';

interface Approval {
  readonly version: number;
  readonly payPerTireInCents: Cents;
}

/** Accepts a shop into the program. After the commit it is on the map, at the center of its ZIP code. */
@Injectable()
export class ApproveInstaller {
  constructor(
    private readonly seen: SeenApplication,
    private readonly applications: InstallerApplicationRepository,
    private readonly zips: ZipDirectory,
    private readonly shops: ShopEnrolment,
    private readonly accounts: Accounts,
    private readonly trail: InstallerStaffTrail,
    private readonly mails: InstallerMails,
  ) {}

  async run(
    id: string,
    { version, payPerTireInCents }: Approval,
    context: StaffContext,
  ): Promise<Result<unknown>> {
    const application = await this.applications.find(id);
    if (application === null) return refuse('record.missing');
    // For the version decided on, which the lock then enforces.
    const place = await this.zips.shippedPlace(application.details.zip);
    if (!place.ok) return place;
    const { position } = place.value;
    if (position === null) return refuse('contact.zipInvalid');
    return this.seen.run(id, version, (tx, locked) => {
      if (locked.version !== application.version) return Promise.resolve(refuse('record.stale'));
      return this.approve(tx, locked, { position, payPerTireInCents }, context);
    });
  }

  private async approve(
    tx: Transaction,
    { id, accountId, state, details }: InstallerApplication,
    { position, payPerTireInCents }: { readonly position: LatLng; readonly payPerTireInCents: Cents },
    context: StaffContext,
  ): Promise<Result<unknown>> {
    const next = moveInstallerApplication(state, 'approve');
    if (!next.ok) return next;
    const { shopId, code: shopCode } = await this.shops.enrol(
      tx,
      {
        ...details,
        address1: details.address2 === null ? details.address1 : `${details.address1}, ${details.address2}`,
        position,
        phone: details.serviceDeskPhone,
        email: details.serviceDeskEmail,
        installPriceInCents: payPerTireInCents,
      },
      context,
    );
    await this.applications.approve(tx, id, { shopId, shopCode, payPerTireInCents });
    const after = { state: next.value, shopCode, payPerTireInCents };
    await this.trail.leave(tx, id, { event: 'approve', text: '', before: { state }, after }, context);
    const account = accountId === null ? null : await this.accounts.byId(accountId, tx);
    if (account !== null)
      await this.mails.approved(tx, account.email, details.company, payPerTireInCents, shopCode);
    return ok(null);
  }
}
