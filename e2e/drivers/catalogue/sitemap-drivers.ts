import { gunzipSync } from 'node:zlib';

import { expect, type APIRequestContext } from '@playwright/test';

/** Returns all addresses of a sitemap or sitemap index. */
export const locationsOf = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, text = '']) => text.replaceAll('&amp;', '&'));

/** Returns a sitemap file as XML, compressed or not. */
export const readSitemap = async (request: APIRequestContext, url: string): Promise<string> => {
  const reply = await request.get(url);
  expect([url, reply.status()]).toEqual([url, 200]);
  const body = await reply.body();
  return (url.endsWith('.gz') ? gunzipSync(body) : body).toString('utf8');
};

/** Returns the first, the last and some items between, always the same ones. */
export const sampleOf = <T>(items: readonly T[], count: number): T[] => {
  const step = Math.max(1, Math.floor((items.length - 1) / Math.max(1, count - 1)));
  return items.filter((_, index) => index % step === 0).slice(0, count);
};
