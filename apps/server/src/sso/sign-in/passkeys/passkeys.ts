import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

import { type Account, SignInOrigin } from '../../accounts/index.js';
import { Challenges } from '../challenges.js';
import { type Passkey, PasskeyRepository } from './passkey.repository.js';

/** Loaded with the first passkey: certificates and their formats take memory that most servers never need. */
const webAuthn = () => import('@simplewebauthn/server');

const parsed = <T>(json: string): T | null => {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? (value as T) : null;
  } catch {
    return null;
  }
};

type Refusal = Result<never, 'account.passkeyRefused'>;
const refused = (): Refusal => refuse('account.passkeyRefused');

/** Passkeys by WebAuthn: made for this origin, with the person verified by the device, no attestation asked for. */
@Injectable()
export class Passkeys {
  constructor(
    private readonly repository: PasskeyRepository,
    private readonly challenges: Challenges,
    private readonly origin: SignInOrigin,
  ) {}

  /** Options for the browser to create a passkey for the account. */
  async creationOptions(account: Account, browserHash: string): Promise<object> {
    const known = await this.repository.ofAccount(account.accountId);
    const { generateRegistrationOptions } = await webAuthn();
    return generateRegistrationOptions({
      rpName: 'SimpleTread',
      rpID: this.host,
      userName: account.email,
      userDisplayName: `${account.firstName} ${account.lastName}`,
      userID: new Uint8Array(Buffer.from(account.accountId.replaceAll('-', ''), 'hex')),
      challenge: new Uint8Array(this.challenges.make('passkey registration', browserHash)),
      attestationType: 'none',
      excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** Adds the passkey that the browser made. */
  async add(
    account: Account,
    { json, name, browserHash }: { json: string; name: string; browserHash: string },
  ): Promise<Result<null, 'account.passkeyRefused'>> {
    const response = parsed<RegistrationResponseJSON>(json);
    if (response === null) return refused();
    try {
      const { verifyRegistrationResponse } = await webAuthn();
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: (challenge) => this.challenges.use('passkey registration', browserHash, challenge),
        expectedOrigin: this.origin.url,
        expectedRPID: this.host,
      });
      if (!verified || registrationInfo === undefined) return refused();
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      const isNew = await this.repository.insert({
        accountId: account.accountId,
        credentialId: id,
        publicKey: Buffer.from(publicKey),
        useCount: counter,
        transports,
        name,
      });
      return isNew ? ok(null) : refused();
    } catch {
      return refused();
    }
  }

  /** Options for the browser to sign in with any of its passkeys. */
  async requestOptions(browserHash: string): Promise<object> {
    const { generateAuthenticationOptions } = await webAuthn();
    return generateAuthenticationOptions({
      rpID: this.host,
      challenge: new Uint8Array(this.challenges.make('passkey sign-in', browserHash)),
      userVerification: 'required',
    });
  }

  /** The owner of the signing passkey. */
  async owner(json: string, browserHash: string): Promise<Result<string, 'account.passkeyRefused'>> {
    const response = parsed<AuthenticationResponseJSON>(json);
    const passkey = typeof response?.id === 'string' ? await this.repository.find(response.id) : null;
    if (response === null || passkey === null) return refused();
    return (await this.isSigned(response, passkey, browserHash)) ? ok(passkey.accountId) : refused();
  }

  private async isSigned(
    response: AuthenticationResponseJSON,
    passkey: Passkey,
    browserHash: string,
  ): Promise<boolean> {
    try {
      const { verifyAuthenticationResponse } = await webAuthn();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) => this.challenges.use('passkey sign-in', browserHash, challenge),
        expectedOrigin: this.origin.url,
        expectedRPID: this.host,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(passkey.publicKey),
          counter: passkey.useCount,
        },
      });
      return verified && (await this.repository.use(passkey.id, authenticationInfo.newCounter));
    } catch {
      return false;
    }
  }

  private get host(): string {
    return new URL(this.origin.url).hostname;
  }
}
