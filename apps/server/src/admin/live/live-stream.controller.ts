import { Controller, Req, Res } from '@nestjs/common';
import { streamLiveUpdates } from '@simpletread/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { StaffSessions } from '../../identity/index.js';
import { BindStream, requestCookies } from '../../platform/http/index.js';
import { LiveStreams } from '../../platform/live/index.js';

@Controller()
export class LiveStreamController {
  constructor(
    private readonly streams: LiveStreams,
    private readonly sessions: StaffSessions,
  ) {}

  @BindStream(streamLiveUpdates)
  async stream(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const cookies = requestCookies(request);
    await this.streams.open(reply, () => this.sessions.isSignedIn(cookies));
  }
}
