import { Injectable } from '@nestjs/common';
import { faultMessage } from '@simpletread/contract';
import { ok } from '@simpletread/domain';
import type { FastifyInstance } from 'fastify';

import { UnitOfWork } from '../../../platform/database/index.js';
import { AccountMails } from '../../accounts/index.js';
import { PasskeyRepository } from '../passkeys/passkey.repository.js';
import { Passkeys } from '../passkeys/passkeys.js';
import { deviceOf } from './device-of.js';
import { type SignedIn, SignedInVisits } from './signed-in-visits.js';
import type { Visit } from './visits.js';

/** /passkeys: those of an account, one more, one fewer. */
@Injectable()
export class PasskeyPages {
  constructor(
    private readonly signedIn: SignedInVisits,
    private readonly repository: PasskeyRepository,
    private readonly passkeys: Passkeys,
    private readonly mails: AccountMails,
    private readonly work: UnitOfWork,
  ) {}

  add(server: FastifyInstance): void {
    this.signedIn.get(server, '/passkeys', (visit, who) => this.show(visit, who));
    this.signedIn.post(server, '/passkeys', (visit, who) => this.addOne(visit, who));
    this.signedIn.post(server, '/passkeys/remove', async (visit, { account }) => {
      const isGone = await this.repository.delete(account.accountId, visit.form.text('passkey'));
      if (isGone) await this.tell(account.email, 'A passkey of your account has been removed.');
      return visit.go('/passkeys');
    });
  }

  private async addOne(visit: Visit, who: SignedIn): Promise<void> {
    const { account } = who;
    const added = await this.passkeys.add(account, {
      json: visit.form.text('credential'),
      name: deviceOf(visit.userAgent),
      browserHash: visit.browserHash,
    });
    if (!added.ok) return this.show(visit, who, faultMessage(added.fault));
    await this.tell(account.email, 'A passkey has been added to your account.');
    return visit.go('/passkeys');
  }

  private async show(visit: Visit, { account }: SignedIn, message: string | null = null): Promise<void> {
    const passkeys = await this.repository.ofAccount(account.accountId);
    const options = JSON.stringify(await this.passkeys.creationOptions(account, visit.browserHash));
    return visit.show('passkeys', { passkeys, options, message }, message === null ? 200 : 401);
  }

  private async tell(email: string, what: string): Promise<void> {
    await this.work.run(async (tx) => {
      await this.mails.notice(tx, email, what);
      return ok(null);
    });
  }
}
