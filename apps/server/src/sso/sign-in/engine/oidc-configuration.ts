import { createHmac } from 'node:crypto';

import { cookieName, INTERACTION_COOKIE, RESUME_COOKIE, SIGN_IN_COOKIE } from '@simpletread/domain';
import type { JWK } from 'jose';
import { type Configuration, errors, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';

import type { Accounts } from '../../accounts/index.js';
import type { EnginePages } from './engine-pages.js';
import type { RecordRepository } from './record.repository.js';
import { RecordAdapter } from './record-adapter.js';

export const STOREFRONT_CLIENT = 'storefront';
/** The provider's own pages, which need a session and no token. */
export const PAGES_CLIENT = 'account-pages';

const MINUTE = 60;
const SESSION_SECONDS = SIGN_IN_COOKIE.maxAgeSeconds;

export const PAGES_PATHS = ['/edit-profile', '/change-password', '/sessions', '/passkeys'] as const;

export interface EngineParts {
  readonly issuer: string;
  readonly storefrontUrl: string;
  readonly clientSecret: string;
  readonly cookieSecret: string;
  readonly keys: readonly JWK[];
  readonly accounts: Accounts;
  readonly records: RecordRepository;
  readonly pages: EnginePages;
}

const isOurs = ({ oidc }: KoaContextWithOIDC): boolean => oidc.client?.clientId === PAGES_CLIENT;

const oneOf =
  (name: string, ...values: readonly string[]) =>
  (_ctx: KoaContextWithOIDC, value: string | undefined): void => {
    if (value !== undefined && !values.includes(value))
      throw new errors.InvalidRequest(`${name} must be ${values.join(' or ')}`);
  };

const shortText = (name: string) => (_ctx: KoaContextWithOIDC, value: string | undefined) => {
  if (value !== undefined && !/^[\w.:~-]{1,128}$/.test(value))
    throw new errors.InvalidRequest(`${name} is unreadable`);
};

/** The shop's parameters beside those of OpenID Connect, and one standard parameter that we require. */
const extraParams = {
  approval_prompt: oneOf('approval_prompt', 'auto'),
  action: oneOf('action', 'login', 'register'),
  displaySimpleCrewView: oneOf('displaySimpleCrewView', 'true', 'false'),
  sessionId: shortText('sessionId'),
  anonymous_id: shortText('anonymous_id'),
  partner_integration: shortText('partner_integration'),
  nonce: (ctx: KoaContextWithOIDC, value: string | undefined) => {
    if (value === undefined && !isOurs(ctx))
      throw new errors.InvalidRequest('missing required parameter: nonce');
  },
};

const cookies = (isHttps: boolean, secret: string): NonNullable<Configuration['cookies']> => {
  const options = { httpOnly: true, sameSite: 'lax', secure: isHttps, signed: true, path: '/' } as const;
  return {
    names: {
      session: cookieName(SIGN_IN_COOKIE, isHttps),
      interaction: cookieName(INTERACTION_COOKIE, isHttps),
      // Its path is that of one interaction, which `__Host-` does not allow.
      resume: cookieName(RESUME_COOKIE, isHttps),
    },
    keys: [createHmac('sha256', secret).update('sign-in provider cookies').digest('base64url')],
    long: options,
    short: options,
  };
};

/** There is nothing to consent to: both clients are ours. */
const policy = (): ReturnType<typeof interactionPolicy.base> => {
  const prompts = interactionPolicy.base();
  prompts.remove('consent');
  return prompts;
};

const loadExistingGrant = async ({ oidc }: KoaContextWithOIDC) => {
  const { client, session, provider } = oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const grantId = session.grantIdFor(client.clientId);
  const known = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  const grant =
    known?.accountId === session.accountId
      ? known
      : new provider.Grant({ accountId: session.accountId, clientId: client.clientId });
  grant.addOIDCScope('openid profile email phone');
  await grant.save();
  return grant;
};

/** The engine's configuration: one confidential client, S256 and nonce always, opaque tokens, rotating refresh tokens. */
export const oidcConfiguration = (parts: EngineParts): Configuration => {
  const { issuer, storefrontUrl, accounts, records, pages } = parts;
  const code = ['ES256'] as const;
  return {
    adapter: (model: string) => new RecordAdapter(model, records),
    jwks: { keys: parts.keys.map((key) => ({ ...key })) as never },
    clients: [
      {
        client_id: STOREFRONT_CLIENT,
        client_secret: parts.clientSecret,
        redirect_uris: [`${storefrontUrl}/api/sso-landing`],
        post_logout_redirect_uris: [`${storefrontUrl}/`, `${storefrontUrl}/dt-employees`],
        response_types: ['code'],
        grant_types: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_method: 'client_secret_basic',
        id_token_signed_response_alg: 'ES256',
      },
      {
        client_id: PAGES_CLIENT,
        redirect_uris: PAGES_PATHS.map((path) => `${issuer}${path}`),
        response_types: ['none'],
        grant_types: [],
        token_endpoint_auth_method: 'none',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'none'],
    responseTypes: ['code', 'none'],
    scopes: ['openid', 'profile', 'email', 'phone'],
    claims: {
      openid: ['sub', 'amr', 'auth_time'],
      profile: ['name', 'given_name', 'family_name'],
      email: ['email', 'email_verified'],
      phone: ['phone_number'],
    },
    enabledJWA: { idTokenSigningAlgValues: [...code] },
    extraParams,
    pkce: { required: (ctx) => !isOurs(ctx) },
    cookies: cookies(issuer.startsWith('https:'), parts.cookieSecret),
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => pages.logout(ctx, form),
        postLogoutSuccessSource: (ctx) => pages.loggedOut(ctx),
      },
    },
    findAccount: async (_ctx, accountId) => {
      const account = await accounts.byId(accountId);
      if (account === null || !account.isActive) return undefined;
      return {
        accountId,
        claims: () => ({
          sub: accountId,
          name: `${account.firstName} ${account.lastName}`,
          given_name: account.firstName,
          family_name: account.lastName,
          email: account.email,
          email_verified: account.isEmailProved,
          ...(account.phone === null ? {} : { phone_number: account.phone }),
        }),
      };
    },
    interactions: {
      policy: policy(),
      url: (_ctx, { params }) => (params['action'] === 'register' ? '/register' : '/login'),
    },
    allowOmittingSingleRegisteredRedirectUri: false,
    clientBasedCORS: () => false,
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: () => true,
    rotateRefreshToken: true,
    loadExistingGrant,
    renderError: (ctx, out) => pages.error(ctx, out.error, out.error_description),
    routes: {
      authorization: '/authorize-client',
      token: '/token',
      jwks: '/jwks',
      userinfo: '/userinfo',
      revocation: '/revoke',
      end_session: '/logout',
    },
    ttl: {
      AccessToken: 10 * MINUTE,
      AuthorizationCode: MINUTE,
      IdToken: 10 * MINUTE,
      Interaction: INTERACTION_COOKIE.maxAgeSeconds,
      RefreshToken: SESSION_SECONDS,
      Grant: SESSION_SECONDS,
      Session: SESSION_SECONDS,
    },
  };
};
