import { Controller, Req, Res } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { streamLiveUpdates } from '@simpletread/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { StaffAuthenticator } from '../../access/index.js';
import { BindStream } from '../../http/index.js';
import { LiveStreams } from '../index.js';

@Controller()
export class LiveStreamController {
  constructor(
    private readonly streams: LiveStreams,
    private readonly modules: ModuleRef,
  ) {}

  @BindStream(streamLiveUpdates)
  async stream(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.streams.open(reply, () =>
      this.modules.get(StaffAuthenticator, { strict: false }).isSignedIn(request.cookies),
    );
  }
}
