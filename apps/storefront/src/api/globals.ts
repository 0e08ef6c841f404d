import { getGlobals, type Globals } from '@simpletread/contract';
import { connection } from 'next/server';
import { cache } from 'react';
import { reportProblem } from '../telemetry/report-problem';
import { readCached } from './read-cached';

/** What a page shows while the API cannot be reached: enough to call us. */
export const FALLBACK_GLOBALS: Globals = {
  coreShipHandlingMode: 'standard',
  customerServiceEnabled: true,
  customerServiceNumber: { display: '(800) 555 0142', value: '8005550142' },
  customFilterPills: [],
  footerLinks: [],
  paymentTypeDiscountInPercentage: { affirm: 10, katapult: 10, klarna: 10, synchrony: 0 },
  priceDisplayInAddtoCart: true,
  simpleCrewPromo: null,
  siteTheme: 'default',
  supportHours: { isOpen: false, nextChange: '' },
};

/** Season, service number, links: what every page needs. Never fails, so that the error page itself can stand. */
export const readGlobals = cache(async (): Promise<Globals> => {
  // Never while building: no API runs there.
  await connection();
  try {
    return await readCached('globals', getGlobals, { query: {} });
  } catch (error) {
    reportProblem('globals could not be read', error);
    return FALLBACK_GLOBALS;
  }
});
