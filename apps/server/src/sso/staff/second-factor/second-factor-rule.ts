import { Injectable } from '@nestjs/common';

import { Config } from '../../../platform/config/index.js';
import type { FactorState } from './second-factor.repository.js';

/** True if staff may sign in with only a password. */
@Injectable()
export class SecondFactorRule {
  readonly isRequired: boolean;

  constructor(config: Config) {
    this.isRequired = config.isSecondFactorRequired;
  }

  /** True if a person with the factors of `state` may remove one of a kind. */
  mayRemove(
    { authenticatorSince, passkeyCount }: FactorState,
    removed: 'authenticator' | 'passkey',
  ): boolean {
    const hasAuthenticator = authenticatorSince !== null && removed !== 'authenticator';
    const passkeysLeft = removed === 'passkey' ? passkeyCount - 1 : passkeyCount;
    return !this.isRequired || hasAuthenticator || passkeysLeft > 0;
  }
}
