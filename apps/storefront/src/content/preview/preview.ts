import { beginPreview, endPreview, showPreview, type ShownPreview } from '@simpletread/contract';
import { PREVIEW_COOKIE, ZIP_COOKIE } from '@simpletread/domain';
import { cache } from 'react';
import { readVisit, type VisitKind } from '../../sso';

const MS_PER_MINUTE = 60_000;

/** Staff see a preview of the shop, at the preview's place instead of their own. */
export const PREVIEW: VisitKind<ShownPreview> = {
  cookie: PREVIEW_COOKIE,
  home: '/preview',
  routes: ['open', 'change', 'end'],
  start: '/',
  // A customer's own pages, and pages that sign in or out.
  closed: /^\/(login|register|logout|account|api\/sso-landing)(\/|$)/,
  cookiesOf: (state) => ({ [ZIP_COOKIE.name]: state === null || state === 'unknown' ? null : state.zip }),
  begin: (client, code) => client.call(beginPreview, { body: { code } }),
  show: (client, handle) => client.call(showPreview, { body: { handle } }),
  end: (client, handle) => client.call(endPreview, { body: { handle } }),
};

/** A preview with the minutes that are left of it. */
export type ReadPreview = (ShownPreview & { readonly minutesLeft: number }) | 'unknown' | null;

/** The moment and the customer that staff see this page as; null for everyone else. */
export const readPreview = cache(async (): Promise<ReadPreview> => {
  const state = await readVisit(PREVIEW);
  if (state === null || state === 'unknown') return state;
  const minutesLeft = Math.max(0, Math.ceil((Date.parse(state.endsAt) - Date.now()) / MS_PER_MINUTE));
  return { ...state, minutesLeft };
});
