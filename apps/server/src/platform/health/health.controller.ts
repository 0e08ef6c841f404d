import { Controller } from '@nestjs/common';
import { endpoint, publicAccess, shape } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';
import { z } from 'zod';

import { Bind } from '../http/index.js';
import { Readiness } from './readiness.js';

/** For load balancers and start scripts only, so it is not part of the contract with the apps. */
export const getHealth = endpoint({
  id: 'health.live',
  method: 'GET',
  path: '/health',
  summary: 'Reports that the process is running.',
  access: publicAccess,
  reply: shape({ status: z.literal('ok') }),
  faults: [],
});

export const getReadiness = endpoint({
  id: 'health.ready',
  method: 'GET',
  path: '/ready',
  summary: 'Reports that the server is ready: database, migrations and jobs.',
  access: publicAccess,
  reply: shape({ status: z.literal('ready') }),
  faults: ['server.unavailable'],
});

@Controller()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Bind(getHealth)
  live(): Result<{ status: 'ok' }> {
    return ok({ status: 'ok' });
  }

  @Bind(getReadiness)
  async ready(): Promise<Result<{ status: 'ready' }>> {
    const missing = await this.readiness.missing();
    return missing.length === 0
      ? ok({ status: 'ready' })
      : refuse('server.unavailable', Object.fromEntries(missing.map((part) => [part, false])));
  }
}
