import { createHmac, randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

/** Matches CHANNEL_KEYS of the test stack (tools/test/stack.mjs). */
const KEY_ID = 'journeys';
const KEY = 'journeys-sign-for-the-exchange-only';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns a military exchange proof for this server, valid for a minute and for one call. */
export const exchangeProof = (customer: string, checkoutUrl: string): string => {
  const from = Math.floor(Date.now() / 1000);
  const claims = {
    channel: 'military-exchange',
    aud: process.env['SERVER_URL'] ?? 'http://localhost:4000',
    jti: randomUUID(),
    iat: from,
    exp: from + 60,
    sub: customer,
    checkout_url: checkoutUrl,
  };
  const text = `${part({ alg: 'HS256', kid: KEY_ID })}.${part(claims)}`;
  return `${text}.${createHmac('sha256', KEY).update(text).digest('base64url')}`;
};

/** Enters the shop as a partner's page sends people: with a form that has the proof. */
export const landWithProof = async (page: Page, proof: string): Promise<void> => {
  await page.goto('/privacy-choices');
  await page.evaluate((text) => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/channel-landing';
    const field = document.createElement('input');
    field.name = 'proof';
    field.value = text;
    form.append(field);
    document.body.append(form);
    form.submit();
  }, proof);
  await page.waitForURL((url) => url.pathname === '/');
  await page.waitForLoadState('load');
};
