import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

import { RecordRepository } from '../engine/record.repository.js';
import { StoredCustomerTokens } from '../engine/stored-customer-tokens.js';
import { StaffLooks } from '../staff-looks.js';
import { deviceOf } from './device-of.js';
import { SignedInVisits } from './signed-in-visits.js';

/** /sessions: the customer's sessions, how to end them, and visits by staff. */
@Injectable()
export class SessionPages {
  constructor(
    private readonly signedIn: SignedInVisits,
    private readonly records: RecordRepository,
    private readonly tokens: StoredCustomerTokens,
    private readonly modules: ModuleRef,
  ) {}

  add(server: FastifyInstance): void {
    this.signedIn.get(server, '/sessions', async (visit, { account, uid }) => {
      const sessions = (await this.records.sessions(account.accountId)).map((session) => ({
        uid: session.uid,
        device: deviceOf(session.userAgent),
        beganAt: session.beganAt.toISOString(),
        seenAt: session.seenAt.toISOString(),
        isThis: session.uid === uid,
      }));
      return visit.show('sessions', {
        sessions,
        looks: await this.modules.get(StaffLooks, { strict: false }).of(account.accountId),
      });
    });
    this.signedIn.post(server, '/sessions/end', async (visit, { account }) => {
      await this.tokens.endOne(account.accountId, visit.form.text('session'));
      return visit.go('/sessions');
    });
    this.signedIn.post(server, '/sessions/end-all', async (visit, { account }) => {
      await this.tokens.endSessions(account.accountId);
      return visit.show('logged-out', { isEverywhere: true, isSignedIn: false });
    });
  }
}
