import { Controller, Req, Res } from '@nestjs/common';
import { streamLiveUpdates } from '@simpletread/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { StaffAuthenticator } from '../../platform/access/index.js';
import { BindStream, requestCookies } from '../../platform/http/index.js';
import { LiveStreams } from '../../platform/live/index.js';

@Controller()
export class LiveStreamController {
  constructor(
    private readonly streams: LiveStreams,
    private readonly staff: StaffAuthenticator,
  ) {}

  @BindStream(streamLiveUpdates)
  async stream(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const credentials = { cookies: requestCookies(request), bearer: null };
    await this.streams.open(reply, async () => (await this.staff.authenticate(credentials)) !== null);
  }
}
