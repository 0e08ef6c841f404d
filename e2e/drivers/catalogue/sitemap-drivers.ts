import { gunzipSync } from 'node:zlib';

import { expect, type APIRequestContext } from '@playwright/test';

/** All addresses of a sitemap or an index of them. */
export const locationsOf = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, text = '']) => text.replaceAll('&amp;', '&'));

/** A file of a sitemap as XML, whether it is compressed or not. */
export const readSitemap = async (request: APIRequestContext, url: string): Promise<string> => {
  const reply = await request.get(url);
  expect([url, reply.status()]).toEqual([url, 200]);
  const body = await reply.body();
  return (url.endsWith('.gz') ? gunzipSync(body) : body).toString('utf8');
};

/** The first, the last and some between, always the same ones. */
export const sampleOf = <T>(items: readonly T[], count: number): T[] => {
  const step = Math.max(1, Math.floor((items.length - 1) / Math.max(1, count - 1)));
  return items.filter((_, index) => index % step === 0).slice(0, count);
};
