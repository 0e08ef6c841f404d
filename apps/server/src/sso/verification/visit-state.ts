import { createHmac } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Config } from '../../platform/config/index.js';

/** Makes the secret of a visit's code out of its state: nobody but this server can, and it need not be kept. */
@Injectable()
export class VisitState {
  constructor(private readonly config: Config) {}

  codeVerifier(state: string): string {
    return createHmac('sha256', this.config.sessionSecret)
      .update(`verification code ${state}`)
      .digest('base64url');
  }
}
