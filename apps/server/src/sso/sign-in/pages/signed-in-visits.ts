import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

import { type Account, Accounts } from '../../accounts/index.js';
import type { PAGES_PATHS } from '../engine/oidc-configuration.js';
import { Interactions } from './interactions.js';
import { type Visit, Visits } from './visits.js';

type OwnPath = (typeof PAGES_PATHS)[number];

export interface SignedIn {
  readonly account: Account;
  /** The session of this visit. */
  readonly uid: string;
}

type Handler = (visit: Visit, who: SignedIn) => Promise<void> | void;

/** Visits to account pages. Signed-out visitors sign in first and come back. */
@Injectable()
export class SignedInVisits {
  constructor(
    private readonly visits: Visits,
    private readonly interactions: Interactions,
    private readonly accounts: Accounts,
  ) {}

  get(server: FastifyInstance, path: OwnPath, handle: Handler): void {
    this.visits.get(server, path, (visit) => this.as(visit, path, handle));
  }

  /** `home` is the page of the form, if it isn't the path itself. */
  post(server: FastifyInstance, path: OwnPath | `${OwnPath}/${string}`, handle: Handler): void {
    const home = `/${path.split('/')[1] ?? ''}` as OwnPath;
    this.visits.post(server, path, (visit) => this.as(visit, home, handle));
  }

  private async as(visit: Visit, home: OwnPath, handle: Handler): Promise<void> {
    const { session } = visit;
    const account = session === null ? null : await this.accounts.byId(session.accountId);
    return session === null || account === null || !account.isActive
      ? visit.go(this.interactions.signInFor(home))
      : handle(visit, { account, uid: session.uid });
  }
}
