import { Injectable } from '@nestjs/common';
import { faultMessage } from '@simpletread/contract';
import { ownValue, parseEmail } from '@simpletread/domain';
import type { FastifyInstance } from 'fastify';

import { ChangePassword, RequestPasswordReset, ResetPassword } from '../../accounts/index.js';
import { evenly } from './evenly.js';
import { readFields } from './form.js';
import { Interactions } from './interactions.js';
import { SignedInVisits } from './signed-in-visits.js';
import { type Visit, Visits } from './visits.js';

const FIELD_OF: Readonly<Record<string, string>> = { 'account.currentPasswordWrong': 'current' };

/** /forgot-password, /reset-password and /change-password. */
@Injectable()
export class PasswordPages {
  constructor(
    private readonly visits: Visits,
    private readonly signedIn: SignedInVisits,
    private readonly interactions: Interactions,
    private readonly requestReset: RequestPasswordReset,
    private readonly resetPassword: ResetPassword,
    private readonly changePassword: ChangePassword,
  ) {}

  add(server: FastifyInstance): void {
    this.visits.get(server, '/forgot-password', (visit) => visit.show('forgot-password'));
    this.visits.post(server, '/forgot-password', (visit) => this.forgot(visit));
    this.visits.get(server, '/reset-password', (visit) => this.askNew(visit));
    this.visits.post(server, '/reset-password', (visit) => this.reset(visit));
    this.signedIn.get(server, '/change-password', (visit) => visit.show('change-password'));
    this.signedIn.post(server, '/change-password', async (visit, { account, uid }) => {
      const changed = await this.changePassword.run({
        account,
        current: visit.form.text('current'),
        next: visit.form.text('password'),
        ip: visit.request.ip,
        sessionUid: uid,
      });
      if (changed.ok) return visit.show('change-password', { isDone: true });
      const field = ownValue(FIELD_OF, changed.fault.code) ?? 'password';
      return visit.show('change-password', { errors: { [field]: faultMessage(changed.fault) } }, 400);
    });
  }

  private async forgot(visit: Visit): Promise<void> {
    const fields = { email: visit.form.text('email') };
    const read = readFields({ email: parseEmail(fields.email) });
    if (read.errors !== null) return visit.show('forgot-password', { fields, errors: read.errors }, 400);
    const { email } = read.values;
    await evenly(() => this.requestReset.run(email, this.interactions.asker(visit)));
    return visit.show('check-mail', { email, isRegistration: false });
  }

  private async askNew(visit: Visit): Promise<void> {
    const token = visit.query.text('token');
    const owner = await this.resetPassword.owner(token);
    if (!owner.ok) return this.refuse(visit, faultMessage(owner.fault));
    return visit.show('reset-password', { token, email: owner.value.email });
  }

  private async reset(visit: Visit): Promise<void> {
    const token = visit.form.text('token');
    const owner = await this.resetPassword.owner(token);
    if (!owner.ok) return this.refuse(visit, faultMessage(owner.fault));
    const done = await this.resetPassword.run(token, visit.form.text('password'), visit.request.ip);
    if (done.ok) return visit.show('reset-done');
    const errors = { password: faultMessage(done.fault) };
    return visit.show('reset-password', { token, email: owner.value.email, errors }, 400);
  }

  private refuse(visit: Visit, message: string): void {
    visit.show('problem', { title: 'This link doesn’t work', message, back: '/forgot-password' }, 400);
  }
}
