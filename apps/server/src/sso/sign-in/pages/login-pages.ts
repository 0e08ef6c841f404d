import { Injectable } from '@nestjs/common';
import { faultMessage } from '@simpletread/contract';
import { parseEmail } from '@simpletread/domain';
import type { FastifyInstance } from 'fastify';

import { SignInStrategies } from '../strategies/sign-in-strategies.js';
import { readFields } from './form.js';
import { Interactions } from './interactions.js';
import { type Visit, Visits } from './visits.js';

/** /login: by password, passkey, or Google. */
@Injectable()
export class LoginPages {
  constructor(
    private readonly visits: Visits,
    private readonly interactions: Interactions,
    private readonly strategies: SignInStrategies,
  ) {}

  add(server: FastifyInstance): void {
    this.visits.get(server, '/login', (visit) => this.show(visit));
    this.visits.post(server, '/login', (visit) => this.byPassword(visit));
    this.visits.post(server, '/login/passkey', (visit) => this.by(visit, 'passkey', 'hwk'));
    if (this.strategies.hasGoogle)
      this.visits.post(server, '/one-tap', (visit) => this.by(visit, 'google', 'fed'));
  }

  private async show(visit: Visit): Promise<void> {
    if ((await this.interactions.current(visit)) === null)
      return visit.go(this.interactions.signInFor('/edit-profile'));
    return visit.show('login', await this.offers(visit));
  }

  private async byPassword(visit: Visit): Promise<void> {
    const fields = { email: visit.form.text('email') };
    const read = readFields({ email: parseEmail(fields.email) });
    const errors = {
      ...read.errors,
      ...(visit.form.text('password') === '' ? { password: 'Please enter your password' } : {}),
    };
    if (Object.keys(errors).length > 0)
      return visit.show('login', { ...(await this.offers(visit)), fields, errors }, 400);
    return this.by(visit, 'password', 'pwd', fields);
  }

  private async by(
    visit: Visit,
    strategy: 'password' | 'passkey' | 'google',
    how: 'pwd' | 'hwk' | 'fed',
    fields: object = {},
  ): Promise<void> {
    if ((await this.interactions.current(visit)) === null)
      return visit.show(
        'problem',
        { title: 'Please start again', message: 'Your sign-in expired.', back: '/login' },
        400,
      );
    const { body, ip } = visit.request;
    const { browserHash } = visit;
    const deviceCookie = this.interactions.deviceCookie(visit);
    const signedIn = await this.strategies.authenticate(strategy, { body, ip, browserHash, deviceCookie });
    if (!signedIn.ok) {
      const message = faultMessage(signedIn.fault);
      return visit.show('login', { ...(await this.offers(visit)), fields, message }, 401);
    }
    return this.interactions.finish(visit, signedIn.value, how);
  }

  /** Challenges that this page's passkey and Google parts answer; each is good once. */
  private offers(visit: Visit): Promise<object> {
    return this.strategies.offers(visit.browserHash);
  }
}
