import { Config } from './config.js';
import type { Environment } from './environment-schema.js';
import { DEVELOPMENT_SECRETS, environmentSchema } from './environment-schema.js';

/** Raised when the environment cannot be used; `problems` holds one sentence for each wrong variable. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

type EnvironmentName = keyof typeof environmentSchema.shape;

const sentence = (name: EnvironmentName, value: string | undefined): string => {
  const expected = environmentSchema.shape[name].description ?? 'set';
  const isSecret = name === 'SESSION_SECRET' || name === 'PAYMENT_SANDBOX_KEY' || name === 'DATABASE_URL';
  if (value === undefined) return `${name} is missing: it must be ${expected}.`;
  return `${name} must be ${expected}${isSecret ? '' : `, not "${value}"`}.`;
};

const productionProblems = (environment: Environment): string[] =>
  environment.NODE_ENV !== 'production'
    ? []
    : (Object.keys(DEVELOPMENT_SECRETS) as (keyof typeof DEVELOPMENT_SECRETS)[])
        .filter((name) => environment[name] === DEVELOPMENT_SECRETS[name])
        .map((name) => `${name} must be set to a secret of your own in production.`);

const toConfig = (environment: Environment): Config =>
  new Config({
    nodeEnv: environment.NODE_ENV,
    host: environment.HOST,
    port: environment.SERVER_PORT,
    databaseUrl: environment.DATABASE_URL,
    databasePool: environment.DATABASE_POOL,
    statementTimeoutMs: environment.STATEMENT_TIMEOUT_MS,
    redisUrl: environment.REDIS_URL,
    serverUrl: environment.SERVER_URL,
    storefrontUrl: environment.STOREFRONT_URL,
    consoleUrl: environment.CONSOLE_URL,
    sandboxUrl: environment.SANDBOX_URL,
    publicSandboxUrl: environment.PUBLIC_SANDBOX_URL ?? environment.SANDBOX_URL,
    sessionSecret: environment.SESSION_SECRET,
    paymentSandboxKey: environment.PAYMENT_SANDBOX_KEY,
    logLevel: environment.LOG_LEVEL,
    hasWorkers: environment.RUN_WORKERS,
    crashAt: environment.CRASH_AT,
    trustProxy: environment.TRUST_PROXY,
    rateLimitPerMinute: environment.RATE_LIMIT_PER_MINUTE,
    strictRateLimitPerMinute: environment.STRICT_RATE_LIMIT_PER_MINUTE,
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
  const problems = productionProblems(parsed.data);
  if (problems.length > 0) throw new ConfigError(problems);
  return toConfig(parsed.data);
};
