import { refuse, type Result } from '@simpletread/domain';
import { createRemoteJWKSet, jwtVerify } from 'jose';

import { Form } from '../pages/form.js';
import { CheckedStrategy } from './checked.strategy.js';
import type { Challenges } from '../challenges.js';
import type { GooglePerson, SignInWithGoogle } from './sign-in-with-google.js';
import type { SignInAttempt } from './sign-in-attempt.js';

const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];
const CLOCK_SECONDS = 60;

/** True if Google runs the mailbox. Other addresses may have changed owners since Google checked them. */
const isOfGoogle = (email: string, hostedDomain: unknown): boolean =>
  /@gmail\.com$/i.test(email) || (typeof hostedDomain === 'string' && hostedDomain !== '');

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Signs in whom an ID token of Google names: signed by Google, for this shop, asked for by this browser. */
export class GoogleStrategy extends CheckedStrategy {
  private readonly keys: ReturnType<typeof createRemoteJWKSet>;

  constructor(
    private readonly clientId: string,
    jwksUrl: string,
    private readonly challenges: Challenges,
    private readonly signIn: SignInWithGoogle,
  ) {
    super();
    this.keys = createRemoteJWKSet(new URL(jwksUrl));
  }

  protected override async check({ body, browserHash }: SignInAttempt): Promise<Result<string>> {
    const person = await this.person(new Form(body).text('credential'), browserHash);
    return person === null ? refuse('account.googleRefused') : this.signIn.run(person);
  }

  private async person(idToken: string, browserHash: string): Promise<GooglePerson | null> {
    try {
      const { payload } = await jwtVerify(idToken, this.keys, {
        issuer: ISSUERS,
        audience: this.clientId,
        algorithms: ['RS256'],
        requiredClaims: ['exp', 'iat', 'sub', 'nonce', 'email'],
        clockTolerance: CLOCK_SECONDS,
      });
      if (payload['email_verified'] !== true) return null;
      if (!(await this.challenges.use('google', browserHash, text(payload['nonce'])))) return null;
      return {
        subject: text(payload.sub),
        email: text(payload['email']),
        isAddressProved: isOfGoogle(text(payload['email']), payload['hd']),
        firstName: text(payload['given_name']),
        lastName: text(payload['family_name']),
      };
    } catch {
      return null;
    }
  }
}
