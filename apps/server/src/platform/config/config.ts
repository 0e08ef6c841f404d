import type { PayLaterMethod } from '@simpletread/domain';
import type { LevelWithSilent } from 'pino';

import type { ChannelKey } from './channel-keys.js';

/** Everything that differs between environments, read once at boot and injected by this class. */
export class Config {
  readonly nodeEnv: 'development' | 'production' | 'test';
  readonly host: string;
  readonly port: number;
  readonly databaseUrl: string;
  /** The address of a streaming replica for reads that may lag by seconds; null where there is none. */
  readonly databaseReplicaUrl: string | null;
  readonly databasePool: number;
  readonly statementTimeoutMs: number;
  /** Absent: jobs, cache and publish/subscribe run on PostgreSQL and in-process. */
  readonly redisUrl: string | undefined;
  readonly serverUrl: string;
  readonly storefrontUrl: string;
  readonly consoleUrl: string;
  readonly sandboxUrl: string;
  /** Where browsers reach the card sandbox; the same as `sandboxUrl` unless servers take another way. */
  readonly publicSandboxUrl: string;
  readonly signInPort: number;
  /** Where browsers reach the sign-in provider; absent: at the address it listens on. */
  readonly signInUrl: string | undefined;
  /** By it the storefront's side of a customer's sign-in proves itself to the provider. */
  readonly signInClientSecret: string;
  /** Google's id of the shop; absent: nobody signs in with Google. */
  readonly googleClientId: string | undefined;
  readonly googleJwksUrl: string;
  /** Google's script for signing in by its one-tap prompt. */
  readonly googleScriptUrl: string;
  /** Whether staff need more than a password to sign in. */
  readonly isSecondFactorRequired: boolean;
  readonly sessionSecret: string;
  readonly paymentSandboxKey: string;
  /** Lenders that the shop offers, in the order in which it shows them. */
  readonly payLaterMethods: readonly PayLaterMethod[];
  /** Where browsers reach the partner that verifies people; the sandbox's unless a real one is configured. */
  readonly identityPagesUrl: string;
  /** Where this server asks that partner. */
  readonly identityApiUrl: string;
  readonly identityClientId: string;
  readonly identityClientSecret: string;
  /** With them partners sign that a call comes through their channel. */
  readonly channelKeys: readonly ChannelKey[];
  /** Promotions that campaigns put first, and those that follow. */
  readonly campaignPromotionIds: {
    readonly primary: readonly string[];
    readonly secondary: readonly string[];
  };
  /** Where events of visitors go on to: nowhere, into the log, or to an event pipeline's address. */
  readonly analyticsSink: 'off' | 'log' | 'http';
  readonly analyticsUrl: string | undefined;
  readonly analyticsKey: string | undefined;
  /** Whether somebody looks for fraud by the browser that pays: nobody, or whoever reads the log. */
  readonly fraudSignals: 'off' | 'log';
  /** By it the storefront's own server is known; absent: nobody is. */
  readonly storefrontKey: string | undefined;
  readonly logLevel: LevelWithSilent;
  readonly hasWorkers: boolean;
  readonly crashAt: string | undefined;
  readonly trustProxy: boolean;
  readonly rateLimitPerMinute: number;
  readonly strictRateLimitPerMinute: number;
  readonly isReplyChecked: boolean;

  constructor(values: Config) {
    Object.assign(this, values);
  }
}
