import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

import { type Account, Accounts } from '../../accounts/index.js';
import type { PAGES_PATHS } from '../engine/oidc-configuration.js';
import { Interactions } from './interactions.js';
import { type Visit, Visits } from './visits.js';

type OwnPath = (typeof PAGES_PATHS)[number];

export interface SignedIn {
  readonly account: Account;
  /** Of the session this visit is in. */
  readonly uid: string;
}

type Handler = (visit: Visit, who: SignedIn) => Promise<void> | void;

/** Visits to pages of an account; whoever is not signed in is asked to and comes back. */
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

  /** `home`, where it is not the path itself, is the page that the form stands on. */
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
