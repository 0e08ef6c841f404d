import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

import { Audit } from '../../../platform/audit/index.js';
import { Config } from '../../../platform/config/index.js';
import { Database, type Transaction, UnitOfWork } from '../../../platform/database/index.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import { SecondFactorRule } from './second-factor-rule.js';
import { StaffPasskeyRepository } from './staff-passkey.repository.js';

/** Loaded with the first passkey: certificates and their formats take memory that most servers never need. */
const webAuthn = () => import('@simplewebauthn/server');

interface Person {
  readonly staffId: string;
  readonly name: string;
}

interface PersonWithEmail extends Person {
  readonly email: string;
}

type Json = Record<string, unknown>;

/** Passkeys of staff by WebAuthn, made for the console's origin, with the person verified by the device. */
@Injectable()
export class StaffPasskeys {
  private readonly origin: string;
  private readonly host: string;

  constructor(
    config: Config,
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly passkeys: StaffPasskeyRepository,
    private readonly factors: SecondFactorRepository,
    private readonly rule: SecondFactorRule,
    private readonly audit: Audit,
  ) {
    this.origin = config.consoleUrl;
    this.host = new URL(config.consoleUrl).hostname;
  }

  /** Options for the browser to create a passkey. */
  async creationOptions(person: PersonWithEmail, requestId: string): Promise<Json> {
    const { staffId, email, name } = person;
    const known = await this.passkeys.ofStaff(this.database, staffId);
    const { generateRegistrationOptions } = await webAuthn();
    const options = await generateRegistrationOptions({
      rpName: 'SimpleTread console',
      rpID: this.host,
      userName: email,
      userDisplayName: name,
      userID: new Uint8Array(Buffer.from(staffId.replaceAll('-', ''), 'hex')),
      attestationType: 'none',
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    });
    await this.work.run(async (tx) => {
      await this.passkeys.keepChallenge(tx, staffId, 'registration', options.challenge);
      const change = { before: null, after: { isSettingUp: true } };
      await this.record(tx, person, 'staff.passkey-begun', change, requestId);
      return ok(undefined);
    });
    return { ...options };
  }

  /** Keeps the passkey that the browser made. */
  async add(
    person: Person,
    { name, response }: { readonly name: string; readonly response: Json },
    requestId: string,
  ): Promise<Result<undefined, 'secondFactor.wrong'>> {
    const made = await this.verifiedCreation(person.staffId, response);
    if (made === null) return refuse('secondFactor.wrong');
    const { id, publicKey, counter } = made.credential;
    return this.work.run(async (tx): Promise<Result<undefined, 'secondFactor.wrong'>> => {
      const key = { id, staffId: person.staffId, name, publicKey: Buffer.from(publicKey), counter };
      if (!(await this.passkeys.insert(tx, key))) return refuse('secondFactor.wrong');
      const change = { before: null, after: { passkey: name } };
      await this.record(tx, person, 'staff.passkey-added', change, requestId);
      return ok(undefined);
    });
  }

  /** The challenge for a passkey of the person. */
  async requestOptions(staffId: string): Promise<Json> {
    const known = await this.passkeys.ofStaff(this.database, staffId);
    const { generateAuthenticationOptions } = await webAuthn();
    const options = await generateAuthenticationOptions({
      rpID: this.host,
      allowCredentials: known.map(({ id }) => ({ id })),
      userVerification: 'required',
    });
    await this.passkeys.keepChallenge(this.database, staffId, 'sign-in', options.challenge);
    return { ...options };
  }

  /** The challenge for the person's passkey. The answer uses it up. */
  takeChallenge(staffId: string): Promise<string | null> {
    return this.passkeys.takeChallenge(this.database, staffId, 'sign-in');
  }

  /** True if a passkey of the person signed `expectedChallenge`. */
  async isSigned(
    tx: Transaction,
    staffId: string,
    { response, expectedChallenge }: { readonly response: Json; readonly expectedChallenge: string | null },
  ): Promise<boolean> {
    const passkey = (await this.passkeys.ofStaff(tx, staffId)).find(({ id }) => id === response['id']);
    if (expectedChallenge === null || passkey === undefined) return false;
    try {
      const { verifyAuthenticationResponse } = await webAuthn();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: response as unknown as AuthenticationResponseJSON,
        expectedChallenge,
        expectedOrigin: this.origin,
        expectedRPID: this.host,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(passkey.publicKey),
          counter: passkey.counter,
        },
      });
      return verified && (await this.passkeys.use(tx, staffId, passkey.id, authenticationInfo.newCounter));
    } catch {
      return false;
    }
  }

  remove(
    person: Person,
    id: string,
    requestId: string,
  ): Promise<Result<undefined, 'record.missing' | 'secondFactor.required'>> {
    type Removed = Result<undefined, 'record.missing' | 'secondFactor.required'>;
    return this.work.run(async (tx): Promise<Removed> => {
      const state = await this.factors.state(tx, person.staffId);
      const passkey = (await this.passkeys.ofStaff(tx, person.staffId)).find((one) => one.id === id);
      if (passkey === undefined) return refuse('record.missing');
      if (!this.rule.mayRemove(state, 'passkey')) return refuse('secondFactor.required');
      await this.passkeys.remove(tx, person.staffId, id);
      const change = { before: { passkey: passkey.name }, after: null };
      await this.record(tx, person, 'staff.passkey-removed', change, requestId);
      return ok(undefined);
    });
  }

  private async verifiedCreation(staffId: string, response: Json) {
    const expectedChallenge = await this.passkeys.takeChallenge(this.database, staffId, 'registration');
    if (expectedChallenge === null) return null;
    try {
      const { verifyRegistrationResponse } = await webAuthn();
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: response as unknown as RegistrationResponseJSON,
        expectedChallenge,
        expectedOrigin: this.origin,
        expectedRPID: this.host,
      });
      return verified ? (registrationInfo ?? null) : null;
    } catch {
      return null;
    }
  }

  private record(
    tx: Transaction,
    person: Person,
    action: string,
    change: { readonly before: object | null; readonly after: object | null },
    requestId: string,
  ): Promise<void> {
    return this.audit.recordStaff(
      tx,
      {
        action,
        subjectType: 'staff',
        subjectId: person.staffId,
        ...change,
      },
      { staff: person, requestId },
    );
  }
}
