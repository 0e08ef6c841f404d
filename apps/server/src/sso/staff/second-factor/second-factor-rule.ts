import { Injectable } from '@nestjs/common';

import { Config } from '../../../platform/config/index.js';
import type { FactorState } from './second-factor.repository.js';

/** Whether staff may sign in by their password alone. */
@Injectable()
export class SecondFactorRule {
  readonly isRequired: boolean;

  constructor(config: Config) {
    this.isRequired = config.isSecondFactorRequired;
  }

  /** Whether a person with the factors of `state` may give one of a kind up. */
  mayRemove(
    { authenticatorSince, passkeyCount }: FactorState,
    removed: 'authenticator' | 'passkey',
  ): boolean {
    const hasAuthenticator = authenticatorSince !== null && removed !== 'authenticator';
    const passkeysLeft = removed === 'passkey' ? passkeyCount - 1 : passkeyCount;
    return !this.isRequired || hasAuthenticator || passkeysLeft > 0;
  }
}
