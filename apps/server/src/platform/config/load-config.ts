import { Config } from './config.js';
import { DEVELOPMENT_SECRETS, type Environment, environmentSchema } from './environment-schema.js';

/** Raised when the environment cannot be used; `problems` holds one sentence for each wrong variable. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

type EnvironmentName = keyof typeof environmentSchema.shape;

const SECRETS: ReadonlySet<EnvironmentName> = new Set([
  'SESSION_SECRET',
  'PAYMENT_SANDBOX_KEY',
  'STOREFRONT_KEY',
  'SIGN_IN_CLIENT_SECRET',
  'IDENTITY_CLIENT_SECRET',
  'CHANNEL_KEYS',
  'ANALYTICS_KEY',
  'ALERT_WEBHOOK_SECRET',
  'SUPPORT_INBOUND_SECRET',
  'ALERT_WEBHOOK_URL',
  'DATABASE_URL',
]);

const sentence = (name: EnvironmentName, value: string | undefined): string => {
  const expected = environmentSchema.shape[name].description ?? 'set';
  const isSecret = SECRETS.has(name);
  if (value === undefined) return `${name} is missing: it must be ${expected}.`;
  return `${name} must be ${expected}${isSecret ? '' : `, not "${value}"`}.`;
};

const LOCAL_HOST = /^(127(\.\d{1,3}){3}|::1|\[::1\]|([a-z0-9-]+\.)*localhost)$/;

/** True if only this machine can reach the server: it listens on loopback and has no public address. */
const isLocal = ({ HOST, SERVER_URL }: Environment): boolean =>
  LOCAL_HOST.test(HOST) && LOCAL_HOST.test(new URL(SERVER_URL).hostname);

/** The development secrets are public: anyone could forge staff sessions and order tokens with them. */
const publicSecrets = (environment: Environment): string[] =>
  environment.NODE_ENV !== 'production' && isLocal(environment)
    ? []
    : (Object.keys(DEVELOPMENT_SECRETS) as (keyof typeof DEVELOPMENT_SECRETS)[])
        .filter((name) => environment[name] === DEVELOPMENT_SECRETS[name])
        .map((name) => `${name} must be set to a secret of your own in production.`);

/** Over plain http a browser sends cookies and passwords that anyone on the network can read. */
const plainAddresses = (environment: Environment): string[] =>
  (['SERVER_URL', 'SIGN_IN_URL'] as const)
    .filter((name) => {
      const url = environment[name];
      if (environment.NODE_ENV !== 'production' || url === undefined) return false;
      const { protocol, hostname } = new URL(url);
      return protocol !== 'https:' && !LOCAL_HOST.test(hostname);
    })
    .map((name) => `${name} must begin with https: in production, unless its host is localhost.`);

const missingAddresses = (environment: Environment): string[] => [
  ...(environment.ANALYTICS_SINK === 'http' && environment.ANALYTICS_URL === undefined
    ? ['ANALYTICS_URL is missing: with ANALYTICS_SINK=http it must be the address of an event pipeline.']
    : []),
  ...(environment.ALERT_CHANNELS.includes('mail') && environment.ALERT_MAIL_TO === undefined
    ? ['ALERT_MAIL_TO is missing: with mail in ALERT_CHANNELS it must be an email address.']
    : []),
  ...(environment.ALERT_CHANNELS.includes('webhook') && environment.ALERT_WEBHOOK_URL === undefined
    ? [
        'ALERT_WEBHOOK_URL is missing: with webhook in ALERT_CHANNELS it must be the address that receives alerts.',
      ]
    : []),
];

/** The sign-in provider listens one port further; beside any free port it takes any free one. */
const portBeside = (serverPort: number): number => (serverPort === 0 ? 0 : serverPort + 1);

const isSecondFactorRequired = ({ NODE_ENV, STAFF_SECOND_FACTOR }: Environment): boolean =>
  (STAFF_SECOND_FACTOR ?? (NODE_ENV === 'production' ? 'required' : 'optional')) === 'required';

const publicSandboxUrlOf = ({ PUBLIC_SANDBOX_URL, SANDBOX_URL }: Environment): string =>
  PUBLIC_SANDBOX_URL ?? SANDBOX_URL;

const toConfig = (environment: Environment): Config =>
  new Config({
    nodeEnv: environment.NODE_ENV,
    host: environment.HOST,
    port: environment.SERVER_PORT,
    databaseUrl: environment.DATABASE_URL,
    databaseReplicaUrl: environment.DATABASE_REPLICA_URL ?? null,
    databasePool: environment.DATABASE_POOL,
    statementTimeoutMs: environment.STATEMENT_TIMEOUT_MS,
    redisUrl: environment.REDIS_URL,
    serverUrl: environment.SERVER_URL,
    storefrontUrl: environment.STOREFRONT_URL,
    consoleUrl: environment.CONSOLE_URL,
    sandboxUrl: environment.SANDBOX_URL,
    publicSandboxUrl: publicSandboxUrlOf(environment),
    signInPort: environment.SIGN_IN_PORT ?? portBeside(environment.SERVER_PORT),
    signInUrl: environment.SIGN_IN_URL,
    signInClientSecret: environment.SIGN_IN_CLIENT_SECRET,
    googleClientId: environment.GOOGLE_CLIENT_ID,
    googleJwksUrl: environment.GOOGLE_JWKS_URL,
    googleScriptUrl: environment.GOOGLE_SCRIPT_URL,
    isSecondFactorRequired: isSecondFactorRequired(environment),
    sessionSecret: environment.SESSION_SECRET,
    paymentSandboxKey: environment.PAYMENT_SANDBOX_KEY,
    payLaterMethods: environment.PAY_LATER_METHODS,
    identityPagesUrl: environment.IDENTITY_PAGES_URL ?? `${publicSandboxUrlOf(environment)}/identity`,
    identityApiUrl: environment.IDENTITY_API_URL ?? `${environment.SANDBOX_URL}/identity`,
    identityClientId: environment.IDENTITY_CLIENT_ID,
    identityClientSecret: environment.IDENTITY_CLIENT_SECRET ?? environment.PAYMENT_SANDBOX_KEY,
    channelKeys: environment.CHANNEL_KEYS,
    campaignPromotionIds: {
      primary: environment.CAMPAIGN_PROMOTION_IDS_PRIMARY,
      secondary: environment.CAMPAIGN_PROMOTION_IDS_SECONDARY,
    },
    analyticsSink: environment.ANALYTICS_SINK,
    analyticsUrl: environment.ANALYTICS_URL,
    analyticsKey: environment.ANALYTICS_KEY,
    fraudSignals: environment.FRAUD_SIGNALS,
    alertChannels: environment.ALERT_CHANNELS,
    alertMailTo: environment.ALERT_MAIL_TO ?? null,
    alertWebhookUrl: environment.ALERT_WEBHOOK_URL ?? null,
    alertWebhookSecret: environment.ALERT_WEBHOOK_SECRET ?? null,
    chatUrl: environment.CHAT_URL ?? environment.SERVER_URL,
    supportMailbox: environment.SUPPORT_MAILBOX,
    employeeMailDomains: environment.EMPLOYEE_MAIL_DOMAINS,
    postalAddress: environment.POSTAL_ADDRESS,
    supportInboundSecret: environment.SUPPORT_INBOUND_SECRET ?? null,
    storefrontKey: environment.STOREFRONT_KEY,
    logLevel: environment.LOG_LEVEL,
    hasWorkers: environment.RUN_WORKERS,
    isWarmedUp: environment.WARM_UP,
    crashAt: environment.CRASH_AT,
    trustProxy: environment.TRUST_PROXY,
    rateLimitPerMinute: environment.RATE_LIMIT_PER_MINUTE,
    strictRateLimitPerMinute: environment.STRICT_RATE_LIMIT_PER_MINUTE,
    checkoutsPerAddress: environment.CHECKOUTS_PER_ADDRESS,
    declinedPaymentsPerAddress: environment.DECLINED_PAYMENTS_PER_ADDRESS,
    isReplyChecked: environment.CHECK_REPLIES,
  });

/**
 * Reads the configuration from `env`; an empty variable counts as absent.
 * Throws a ConfigError that names every wrong variable and what it must be.
 */
export const loadConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map((issue) => issue.path[0] as EnvironmentName));
    throw new ConfigError([...names].map((name) => sentence(name, given[name])));
  }
  const problems = [
    ...publicSecrets(parsed.data),
    ...plainAddresses(parsed.data),
    ...missingAddresses(parsed.data),
  ];
  if (problems.length > 0) throw new ConfigError(problems);
  return toConfig(parsed.data);
};
