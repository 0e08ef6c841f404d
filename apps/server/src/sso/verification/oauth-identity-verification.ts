import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result, VERIFIED_GROUPS } from '@simpletread/domain';
import { z } from 'zod';

import { Config } from '../../platform/config/index.js';
import { Log } from '../../platform/log/index.js';
import {
  IdentityVerification,
  type VerificationVisit,
  type VerifiedPerson,
} from './identity-verification.js';

const PATIENCE_MS = 5_000;

const tokenReply = z.object({ access_token: z.string().min(1).max(4000) });
const attributesReply = z.object({
  attributes: z.array(z.object({ handle: z.string(), value: z.string() })),
  status: z.array(z.object({ group: z.string(), verified: z.boolean() })),
});

type Outcome = Result<VerifiedPerson, 'verification.denied' | 'verification.unavailable'>;

/** A partner with the pages and endpoints of ID.me. The sandbox has the same. The configuration chooses. */
@Injectable()
export class OauthIdentityVerification extends IdentityVerification {
  constructor(
    private readonly config: Config,
    private readonly log: Log,
  ) {
    super();
  }

  override pageUrl({ group, state, codeVerifier }: VerificationVisit): string {
    const url = new URL(`${this.config.identityPagesUrl}/`);
    const query = {
      client_id: this.config.identityClientId,
      redirect_uri: this.redirectUri,
      response_type: 'code',
      scopes: group,
      state,
      code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
      code_challenge_method: 'S256',
    };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.href;
  }

  override async redeem(code: string, visit: VerificationVisit): Promise<Outcome> {
    try {
      const token = await this.exchange(code, visit);
      return token === null ? refuse('verification.denied') : await this.ask(token);
    } catch (error) {
      this.log.warn({ err: error }, 'the partner for verification did not answer');
      return refuse('verification.unavailable');
    }
  }

  private get redirectUri(): string {
    return `${this.config.storefrontUrl}/account/verification/callback`;
  }

  /** Null for a code that the partner does not know. */
  private async exchange(code: string, { codeVerifier }: VerificationVisit): Promise<string | null> {
    const response = await fetch(`${this.config.identityApiUrl}/oauth/token`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: this.redirectUri,
        client_id: this.config.identityClientId,
        client_secret: this.config.identityClientSecret,
        code_verifier: codeVerifier,
      }),
    });
    if (response.status >= 400 && response.status < 500) return null;
    if (!response.ok) throw new Error(`the partner answered ${response.status}`);
    return tokenReply.parse(await response.json()).access_token;
  }

  private async ask(token: string): Promise<Outcome> {
    const response = await fetch(`${this.config.identityApiUrl}/api/public/v3/attributes.json`, {
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { authorization: `Bearer ${token}` },
    });
    if (!response.ok) throw new Error(`the partner answered ${response.status}`);
    const { attributes, status } = attributesReply.parse(await response.json());
    const subject = attributes.find(({ handle }) => handle === 'uuid')?.value ?? '';
    if (subject === '') return refuse('verification.denied');
    const verified = status.filter((one) => one.verified).map(({ group }) => group);
    return ok({ subject, groups: VERIFIED_GROUPS.filter((group) => verified.includes(group)) });
  }
}
