import { createHmac } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Config } from '../../platform/config/index.js';

/** Derives the secret of a visit's code from its state. Only this server can, so nothing is stored. */
@Injectable()
export class VisitState {
  constructor(private readonly config: Config) {}

  codeVerifier(state: string): string {
    return createHmac('sha256', this.config.sessionSecret)
      .update(`verification code ${state}`)
      .digest('base64url');
  }
}
