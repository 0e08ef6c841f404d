import { Injectable } from '@nestjs/common';
import * as oauth from 'openid-client';

import { Config } from '../../platform/config/index.js';
import { Log } from '../../platform/log/index.js';
import { STOREFRONT_CLIENT } from '../sign-in/index.js';
import { SignInOrigin } from '../accounts/index.js';
import type { LoginAttempt } from './login-attempt.repository.js';

const TIMEOUT_SECONDS = 8;

/** Tokens as the provider hands them out. */
export interface GrantedTokens {
  readonly accountId: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly idToken: string;
  readonly lifeSeconds: number;
}

/** The parameters that the browser returned with. */
export interface Landing {
  readonly code?: string | undefined;
  readonly iss?: string | undefined;
  readonly error?: string | undefined;
}

/** The provider could not be reached, or did not answer as one. */
const AWAY: ReadonlySet<unknown> = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM']);

const isRefusal = (error: unknown): boolean =>
  error instanceof oauth.ResponseBodyError ||
  error instanceof oauth.AuthorizationResponseError ||
  (error instanceof oauth.ClientError && !AWAY.has(error.code));

/** Anything else may be our own fault, and is no reason to sign the customer out. */
const isEnded = (error: unknown): boolean =>
  error instanceof oauth.ResponseBodyError && error.error === 'invalid_grant';

/** The shop as a client of the sign-in provider. */
@Injectable()
export class SignInClient {
  private made: oauth.Configuration | null = null;

  constructor(
    private readonly config: Config,
    private readonly origin: SignInOrigin,
    private readonly log: Log,
  ) {}

  /** The sign-in address for the browser; `extra` are the shop's own parameters. */
  async authorizationUrl(
    { state, nonce, verifier }: LoginAttempt,
    extra: Readonly<Record<string, string>>,
  ): Promise<string> {
    return oauth.buildAuthorizationUrl(this.client(), {
      redirect_uri: this.landingUrl,
      response_type: 'code',
      scope: 'openid profile email phone',
      state,
      nonce,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      approval_prompt: 'auto',
      ...extra,
    }).href;
  }

  /** Exchanges the code; null where the provider, or what came from it, is not as it has to be. */
  async exchange(
    { code, iss, error }: Landing,
    { state, nonce, verifier }: Omit<LoginAttempt, 'binding'>,
  ): Promise<GrantedTokens | null> {
    const url = new URL(this.landingUrl);
    const given = { state, code, iss, error };
    for (const [name, value] of Object.entries(given))
      if (value !== undefined) url.searchParams.set(name, value);
    return this.orNull(isRefusal, async () => {
      const reply = await oauth.authorizationCodeGrant(this.client(), url, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const { sub } = reply.claims() ?? {};
      const { access_token, refresh_token, id_token, expires_in } = reply;
      if (sub === undefined || refresh_token === undefined || id_token === undefined) return null;
      return {
        accountId: sub,
        accessToken: access_token,
        refreshToken: refresh_token,
        idToken: id_token,
        lifeSeconds: expires_in ?? 0,
      };
    });
  }

  /** New tokens for a refresh token, which is then used up; null where the sign-in has ended. Throws while the provider is away. */
  refresh(refreshToken: string): Promise<Omit<GrantedTokens, 'accountId' | 'idToken'> | null> {
    return this.orNull(isEnded, async () => {
      const reply = await oauth.refreshTokenGrant(this.client(), refreshToken);
      const { access_token, refresh_token, expires_in } = reply;
      return {
        accessToken: access_token,
        refreshToken: refresh_token ?? refreshToken,
        lifeSeconds: expires_in ?? 0,
      };
    });
  }

  logoutUrl(idToken: string, path: '/' | '/dt-employees'): string {
    return oauth.buildEndSessionUrl(this.client(), {
      id_token_hint: idToken,
      post_logout_redirect_uri: `${this.config.storefrontUrl}${path}`,
    }).href;
  }

  private get landingUrl(): string {
    return `${this.config.storefrontUrl}/api/sso-landing`;
  }

  private async orNull<T>(isNo: (error: unknown) => boolean, ask: () => Promise<T>): Promise<T | null> {
    try {
      return await ask();
    } catch (error) {
      if (!isNo(error)) throw error;
      this.log.info({ err: error }, 'the sign-in provider refused');
      return null;
    }
  }

  private client(): oauth.Configuration {
    this.made ??= this.make();
    return this.made;
  }

  private make(): oauth.Configuration {
    const { url, isHttps } = this.origin;
    const at = (path: string): string => new URL(path, url).href;
    const secret = this.config.signInClientSecret;
    const client = new oauth.Configuration(
      {
        issuer: url,
        authorization_endpoint: at('/authorize-client'),
        token_endpoint: at('/token'),
        jwks_uri: at('/jwks'),
        end_session_endpoint: at('/logout'),
        authorization_response_iss_parameter_supported: true,
        id_token_signing_alg_values_supported: ['ES256'],
      },
      STOREFRONT_CLIENT,
      { client_secret: secret, id_token_signed_response_alg: 'ES256' },
      oauth.ClientSecretBasic(secret),
    );
    client.timeout = TIMEOUT_SECONDS;
    oauth.enableNonRepudiationChecks(client);
    if (!isHttps) oauth.allowInsecureRequests(client);
    // The provider is part of this process: its public address may be known to browsers alone.
    client[oauth.customFetch] = (address, options) =>
      fetch(this.origin.local + address.slice(url.length), options as RequestInit);
    return client;
  }
}
