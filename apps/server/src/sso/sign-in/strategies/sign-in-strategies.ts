import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';
import { Passport } from 'passport';

import { Config } from '../../../platform/config/index.js';
import { Accounts, CheckPassword } from '../../accounts/index.js';
import { Challenges } from '../challenges.js';
import { Passkeys } from '../passkeys/passkeys.js';
import { GoogleStrategy } from './google.strategy.js';
import { PasskeyStrategy } from './passkey.strategy.js';
import { passwordStrategy } from './password.strategy.js';
import type { SignInAttempt } from './sign-in-attempt.js';
import { SignInWithGoogle } from './sign-in-with-google.js';

const REFUSALS = {
  password: 'access.credentialsWrong',
  passkey: 'account.passkeyRefused',
  google: 'account.googleRefused',
} as const;

export type StrategyName = keyof typeof REFUSALS;

type Found = { readonly accountId: string } | false | null | undefined;

/** The ways to sign in, as strategies of a passport of our own: none of them is global, and none keeps a session. */
@Injectable()
export class SignInStrategies {
  private readonly passport = new Passport();
  readonly hasGoogle: boolean;

  constructor(
    config: Config,
    checkPassword: CheckPassword,
    signInWithGoogle: SignInWithGoogle,
    accounts: Accounts,
    private readonly passkeys: Passkeys,
    private readonly challenges: Challenges,
  ) {
    const { googleClientId, googleJwksUrl } = config;
    this.hasGoogle = googleClientId !== undefined;
    this.passport.use('password', passwordStrategy(checkPassword));
    this.passport.use('passkey', new PasskeyStrategy(passkeys, accounts));
    if (googleClientId !== undefined)
      this.passport.use(
        'google',
        new GoogleStrategy(googleClientId, googleJwksUrl, challenges, signInWithGoogle),
      );
  }

  /** The account that signs in. */
  authenticate(
    name: StrategyName,
    attempt: SignInAttempt,
  ): Promise<Result<string, (typeof REFUSALS)[StrategyName]>> {
    return new Promise((resolve, reject) => {
      const answer = (error: unknown, found: Found): void => {
        if (error) reject(error instanceof Error ? error : new Error('a sign-in strategy failed'));
        else resolve(found ? ok(found.accountId) : refuse(REFUSALS[name]));
      };
      // Passport writes its own methods on the request that it is given.
      this.passport.authenticate(name, { session: false }, answer)({ ...attempt }, {}, reject);
    });
  }

  /** The data that a sign-in page needs for methods that use script. */
  async offers(browserHash: string): Promise<object> {
    return {
      passkeyOptions: JSON.stringify(await this.passkeys.requestOptions(browserHash)),
      googleNonce: this.hasGoogle ? this.challenges.make('google', browserHash).toString('base64url') : null,
    };
  }
}
