import { Injectable } from '@nestjs/common';
import { faultMessage } from '@simpletread/contract';
import { parseEmail, parseFirstName, parseLastName } from '@simpletread/domain';
import type { FastifyInstance } from 'fastify';

import { checkNewPassword, ConfirmEmail, RegisterAccount } from '../../accounts/index.js';
import { evenly } from './evenly.js';
import { readFields } from './form.js';
import { Interactions } from './interactions.js';
import { type Visit, Visits } from './visits.js';

/** /register, and /confirm-email, which completes it. */
@Injectable()
export class RegisterPages {
  constructor(
    private readonly visits: Visits,
    private readonly interactions: Interactions,
    private readonly registerAccount: RegisterAccount,
    private readonly confirmEmail: ConfirmEmail,
  ) {}

  add(server: FastifyInstance): void {
    this.visits.get(server, '/register', (visit) => this.show(visit));
    this.visits.post(server, '/register', (visit) => this.register(visit));
    this.visits.get(server, '/confirm-email', (visit) => this.ask(visit));
    this.visits.post(server, '/confirm-email', (visit) => this.confirm(visit));
  }

  private async show(visit: Visit): Promise<void> {
    const request = await this.interactions.current(visit);
    if (request !== null) return visit.show('register', request);
    const isCrewView = visit.query.text('displaySimpleCrewView') === 'true';
    return visit.go(this.interactions.signInFor('/edit-profile', 'register', isCrewView));
  }

  private async register(visit: Visit): Promise<void> {
    const { form } = visit;
    const request = await this.interactions.current(visit);
    const fields = {
      firstName: form.text('firstName'),
      lastName: form.text('lastName'),
      email: form.text('email'),
      isCrewRequested: form.isTicked('joinSimpleCrew'),
    };
    const person = {
      firstName: parseFirstName(fields.firstName),
      lastName: parseLastName(fields.lastName),
      email: parseEmail(fields.email),
    };
    const password = checkNewPassword(form.text('password'), fields);
    const read = readFields({ ...person, password });
    if (read.errors !== null)
      return visit.show(
        'register',
        { isCrewView: request?.isCrewView ?? false, fields, errors: read.errors },
        400,
      );
    await evenly(() =>
      this.registerAccount.run(
        { ...read.values, isCrewRequested: fields.isCrewRequested },
        this.interactions.asker(visit),
      ),
    );
    return visit.show('check-mail', { email: read.values.email, isRegistration: true });
  }

  private async ask(visit: Visit): Promise<void> {
    const token = visit.query.text('token');
    const waiting = await this.confirmEmail.preview(token, visit.browserHash);
    if (!waiting.ok) return this.refuse(visit, faultMessage(waiting.fault));
    return visit.show('confirm-email', { token, ...waiting.value });
  }

  private async confirm(visit: Visit): Promise<void> {
    const { form, browserHash, request } = visit;
    const [token, password] = [form.text('token'), form.text('password')];
    const confirmed = await this.confirmEmail.run({ token, browserHash, password, ip: request.ip });
    if (confirmed.ok) {
      return (await this.interactions.current(visit)) === null
        ? visit.show('confirmed')
        : this.interactions.finish(visit, confirmed.value, 'otp');
    }
    const waiting = await this.confirmEmail.preview(token, browserHash);
    if (!waiting.ok) return this.refuse(visit, faultMessage(waiting.fault));
    const errors = { password: faultMessage(confirmed.fault) };
    return visit.show('confirm-email', { token, ...waiting.value, errors }, 401);
  }

  private refuse(visit: Visit, message: string): void {
    visit.show('problem', { title: 'This link doesn’t work', message, back: '/register' }, 400);
  }
}
