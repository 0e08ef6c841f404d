import { createHmac } from 'node:crypto';

import type { LoanSession } from './loan-session.js';

/** The way back to the shop, with what happened and the lender's signature under it. */
export const signedReturn = (
  { id, returnUrl }: LoanSession,
  result: string,
  at: Date,
  secretKey: string,
): string => {
  const moment = at.toISOString();
  const signature = createHmac('sha256', secretKey).update(`${id}.${result}.${moment}`).digest('base64url');
  const url = new URL(returnUrl);
  url.search = new URLSearchParams({ session: id, result, at: moment, signature }).toString();
  return url.href;
};
