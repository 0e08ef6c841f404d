import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { FaultError } from '../../platform/http/index.js';
import { CustomerTokens } from './customer-tokens.js';
import { Form } from './pages/form.js';
import { PersonalizationReader, type UserPersonalization } from './personalization-reader.js';
import { publicSessionId } from './public-session-id.js';

const NOTHING: UserPersonalization = { userLocation: { zip: null, region: null } };
const BEARER = /^Bearer ([\w~+/.=-]+)$/i;
const REGION = /^[\w-]{1,40}$/;

/** GET /users/session: the shop's memory of the access token's owner. */
@Injectable()
export class UsersSession {
  constructor(
    private readonly tokens: CustomerTokens,
    private readonly modules: ModuleRef,
  ) {}

  add(server: FastifyInstance): void {
    server.get('/users/session', (request, reply) => this.answer(request, reply));
  }

  private async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const verified = await this.tokens.verify(token);
    reply.header('cache-control', 'no-store');
    if (verified === null)
      return this.refuse(
        reply.header('www-authenticate', 'Bearer error="invalid_token"'),
        'access.signInRequired',
      );
    const regionId = new Form(request.query).text('regionId');
    if (regionId !== '' && !REGION.test(regionId)) return this.refuse(reply, 'request.invalid');
    const userPersonalization =
      (await this.reader()?.read(verified.accountId, regionId === '' ? null : regionId)) ?? NOTHING;
    return reply.send({ userSessionId: publicSessionId(verified.sid), userPersonalization });
  }

  private refuse(reply: FastifyReply, code: 'access.signInRequired' | 'request.invalid'): FastifyReply {
    const body = FaultError.of(code).toBody();
    return reply.code(body.statusCode).send(body);
  }

  private reader(): PersonalizationReader | null {
    try {
      return this.modules.get(PersonalizationReader, { strict: false });
    } catch {
      return null;
    }
  }
}
