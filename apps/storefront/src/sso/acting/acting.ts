import { beginActing, endActing, showActing, type ShownActingVisit } from '@simpletread/contract';
import { ACTING_COOKIE } from '@simpletread/domain';
import { cache } from 'react';
import { pageHandle, readVisit, type VisitKind, type VisitState } from '../staff-visits';

/** Staff see the shop as a customer. */
export const ACTING: VisitKind<ShownActingVisit> = {
  cookie: ACTING_COOKIE,
  home: '/acting',
  routes: ['open', 'end'],
  start: '/account',
  // Pages that sign in or out, and copies of a customer's data.
  closed: /^\/(login|register|logout|api\/sso-landing|account\/privacy|account\/verification)(\/|$)/,
  cookiesOf: () => ({}),
  begin: (client, code) => client.call(beginActing, { body: { code } }),
  show: (client, handle) => client.call(showActing, { body: { handle } }),
  end: (client, handle) => client.call(endActing, { body: { handle } }),
};

/** Returns true if staff see this page as a customer. A visit that can't be read now counts: the API decides anyway. */
export const isActing = async (): Promise<boolean> => (await pageHandle(ACTING)) !== null;

/** Returns the visit in which staff see this page as a customer; null for everyone else. */
export const readActing = cache((): Promise<VisitState<ShownActingVisit>> => readVisit(ACTING));
