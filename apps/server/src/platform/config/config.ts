import type { PayLaterMethod } from '@simpletread/domain';
import type { LevelWithSilent } from 'pino';

import type { AlertChannelName } from './alert-channels.js';
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
  /** The card sandbox's address for browsers; `sandboxUrl` unless servers use another one. */
  readonly publicSandboxUrl: string;
  readonly signInPort: number;
  /** The sign-in provider's address for browsers. Absent: its listening address. */
  readonly signInUrl: string | undefined;
  /** The secret that the storefront uses as a client of the sign-in provider. */
  readonly signInClientSecret: string;
  /** Google's id of the shop. Absent: signing in with Google is off. */
  readonly googleClientId: string | undefined;
  readonly googleJwksUrl: string;
  /** Google's script for signing in by its one-tap prompt. */
  readonly googleScriptUrl: string;
  /** True if staff need a second factor to sign in. */
  readonly isSecondFactorRequired: boolean;
  readonly sessionSecret: string;
  readonly paymentSandboxKey: string;
  /** Lenders that the shop offers, in the order in which it shows them. */
  readonly payLaterMethods: readonly PayLaterMethod[];
  /** The address of the verification partner for browsers; the sandbox unless a real one is configured. */
  readonly identityPagesUrl: string;
  /** The address of that partner for this server. */
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
  /** The destination of visitor events: none, the log, or an event pipeline's address. */
  readonly analyticsSink: 'off' | 'log' | 'http';
  readonly analyticsUrl: string | undefined;
  readonly analyticsKey: string | undefined;
  /** Fraud detection by browser: none, or the log. */
  readonly fraudSignals: 'off' | 'log';
  /** The destinations of alerts beside the console. */
  readonly alertChannels: readonly AlertChannelName[];
  readonly alertMailTo: string | null;
  readonly alertWebhookUrl: string | null;
  /** Signs what the webhook receives; null sends it unsigned. */
  readonly alertWebhookSecret: string | null;
  /** The mailbox of customer support; answers to cases go to `reply+<token>@` its domain. */
  readonly supportMailbox: string;
  /** Mail domains that only employees have: their reviews say so. */
  readonly employeeMailDomains: readonly string[];
  /** The shop's postal address, at the end of each email to the mailing list. */
  readonly postalAddress: string;
  /** The relay of incoming mail and texts signs with it; null while they come from the sandbox. */
  readonly supportInboundSecret: string | null;
  /** The address of the live chat's sockets for browsers; the server's own unless chat has a host of its own. */
  readonly chatUrl: string;
  /** The key that identifies the storefront's server. Absent: none is trusted. */
  readonly storefrontKey: string | undefined;
  readonly logLevel: LevelWithSilent;
  readonly hasWorkers: boolean;
  /** True if the server reads popular pages itself after a start. */
  readonly isWarmedUp: boolean;
  readonly crashAt: string | undefined;
  readonly trustProxy: boolean;
  readonly rateLimitPerMinute: number;
  readonly strictRateLimitPerMinute: number;
  /** The most unpaid checkouts that one address holds tires for. */
  readonly checkoutsPerAddress: number;
  /** Declined payments within an hour after which an address rests. */
  readonly declinedPaymentsPerAddress: number;
  readonly isReplyChecked: boolean;

  constructor(values: Config) {
    Object.assign(this, values);
  }
}
