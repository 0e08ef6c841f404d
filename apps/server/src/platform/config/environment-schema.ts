import { z } from 'zod';

import { alertChannelsSchema } from './alert-channels.js';
import { campaignIdsSchema } from './campaign-ids.js';
import { channelKeysSchema } from './channel-keys.js';
import { mailDomainsSchema } from './mail-domains.js';
import { payLaterMethodsSchema } from './pay-later-methods.js';

const wholeNumber = (least: number, most: number, fallback: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((value) => value >= least && value <= most)
    .default(fallback)
    .describe(`a whole number from ${least} to ${most}`);

const flag = (fallback: boolean) =>
  z
    .enum(['0', '1', 'true', 'false'])
    .transform((value) => value === '1' || value === 'true')
    .default(fallback)
    .describe('0 or 1');

const origin = (fallback: string) =>
  z
    .url({ protocol: /^https?$/ })
    .refine((value) => URL.canParse(value) && new URL(value).origin === value)
    .default(fallback)
    .describe('an origin such as https://shop.example.com, without a path');

const optionalOrigin = (example: string) =>
  z
    .url({ protocol: /^https?$/ })
    .refine((value) => URL.canParse(value) && new URL(value).origin === value)
    .optional()
    .describe(`an origin such as ${example}, without a path, or absent`);

const secret = (fallback: string) =>
  z.string().min(16).default(fallback).describe('a secret of at least 16 characters');

/** The secrets a developer's machine starts with; production refuses them. */
export const DEVELOPMENT_SECRETS = {
  SESSION_SECRET: 'development-only-session-secret',
  PAYMENT_SANDBOX_KEY: 'development-only-sandbox-key',
  SIGN_IN_CLIENT_SECRET: 'development-only-client-secret',
} as const;

/** The environment variables of the server; each description ends the sentence "NAME must be ...". */
export const environmentSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('development')
    .describe('development, production or test'),
  HOST: z.string().min(1).default('127.0.0.1').describe('an address to listen on, such as 127.0.0.1'),
  SERVER_PORT: wholeNumber(0, 65_535, 4000),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .describe('a PostgreSQL address such as postgres://user:password@127.0.0.1:5432/simpletread'),
  DATABASE_REPLICA_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('the PostgreSQL address of a streaming replica, or absent'),
  DATABASE_POOL: wholeNumber(2, 200, 16),
  STATEMENT_TIMEOUT_MS: wholeNumber(100, 600_000, 10_000),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe('a Redis address such as redis://127.0.0.1:6379, or absent'),
  SERVER_URL: origin('http://localhost:4000'),
  STOREFRONT_URL: origin('http://localhost:3000'),
  CONSOLE_URL: origin('http://localhost:3001'),
  SANDBOX_URL: origin('http://localhost:4010'),
  PUBLIC_SANDBOX_URL: optionalOrigin('https://cards.example.com'),
  SIGN_IN_PORT: z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((value) => value <= 65_535)
    .optional()
    .describe('a whole number from 0 to 65535, or absent'),
  SIGN_IN_URL: optionalOrigin('https://accounts.example.com'),
  SIGN_IN_CLIENT_SECRET: secret(DEVELOPMENT_SECRETS.SIGN_IN_CLIENT_SECRET),
  GOOGLE_CLIENT_ID: z.string().min(1).optional().describe("Google's id of the shop, or absent"),
  GOOGLE_JWKS_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://www.googleapis.com/oauth2/v3/certs')
    .describe("the address of Google's keys"),
  GOOGLE_SCRIPT_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://accounts.google.com/gsi/client')
    .describe("the address of Google's script for signing in"),
  SESSION_SECRET: secret(DEVELOPMENT_SECRETS.SESSION_SECRET),
  PAYMENT_SANDBOX_KEY: secret(DEVELOPMENT_SECRETS.PAYMENT_SANDBOX_KEY),
  PAY_LATER_METHODS: payLaterMethodsSchema,
  IDENTITY_PAGES_URL: optionalOrigin('https://groups.id.me'),
  IDENTITY_API_URL: optionalOrigin('https://api.id.me'),
  IDENTITY_CLIENT_ID: z
    .string()
    .min(1)
    .default('simpletread')
    .describe("the shop's id at the partner that verifies people"),
  IDENTITY_CLIENT_SECRET: z
    .string()
    .min(16)
    .optional()
    .describe("the shop's secret at the partner that verifies people, or absent"),
  CHANNEL_KEYS: channelKeysSchema,
  CAMPAIGN_PROMOTION_IDS_PRIMARY: campaignIdsSchema,
  CAMPAIGN_PROMOTION_IDS_SECONDARY: campaignIdsSchema,
  ANALYTICS_SINK: z.enum(['off', 'log', 'http']).default('off').describe('off, log or http'),
  ANALYTICS_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('the address of an event pipeline, or absent'),
  ANALYTICS_KEY: z.string().min(1).optional().describe('the key of the event pipeline, or absent'),
  FRAUD_SIGNALS: z.enum(['off', 'log']).default('off').describe('off or log'),
  ALERT_CHANNELS: alertChannelsSchema,
  ALERT_MAIL_TO: z.email().optional().describe('an email address, or absent'),
  ALERT_WEBHOOK_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('the address that receives alerts, or absent'),
  ALERT_WEBHOOK_SECRET: z
    .string()
    .min(16)
    .optional()
    .describe('a secret of at least 16 characters, or absent'),
  CHAT_URL: optionalOrigin('https://chat.example.com'),
  SUPPORT_MAILBOX: z
    .email()
    .default('help@simpletread.example')
    .describe('the email address of customer support'),
  EMPLOYEE_MAIL_DOMAINS: mailDomainsSchema,
  POSTAL_ADDRESS: z
    .string()
    .trim()
    .min(10)
    .max(200)
    .default('SimpleTread, 2400 Market St, Suite 300, Philadelphia, PA 19103')
    .describe('the postal address of the shop, of 10 to 200 characters'),
  SUPPORT_INBOUND_SECRET: z
    .string()
    .min(16)
    .optional()
    .describe('a secret of at least 16 characters that the relay of incoming mail signs with, or absent'),
  STAFF_SECOND_FACTOR: z
    .enum(['required', 'optional'])
    .optional()
    .describe('required or optional, or absent: then required in production'),
  STOREFRONT_KEY: z
    .string()
    .min(16)
    .optional()
    .describe('a secret of at least 16 characters that the storefront has too, or absent'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('fatal, error, warn, info, debug, trace or silent'),
  RUN_WORKERS: flag(true),
  WARM_UP: flag(true),
  CRASH_AT: z.string().min(1).optional().describe('the name of a crash point, or absent'),
  TRUST_PROXY: flag(false),
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 100_000_000, 6000),
  STRICT_RATE_LIMIT_PER_MINUTE: wholeNumber(1, 100_000_000, 20),
  CHECKOUTS_PER_ADDRESS: wholeNumber(1, 1_000_000, 8),
  DECLINED_PAYMENTS_PER_ADDRESS: wholeNumber(1, 1_000_000, 12),
  CHECK_REPLIES: flag(true),
});

export type Environment = z.output<typeof environmentSchema>;
