import { checkDevice } from '@simpletread/contract';
import { cookies } from 'next/headers';
import { shopperClient } from '../../api/client';
import { attributesOf } from '../../shopper/cookie-attributes';
import { COOKIES } from '../../shopper/cookies';
import { reportProblem } from '../../telemetry/report-problem';

/**
 * Tells whoever looks for fraud that this browser is about to pay. Where somebody does, the API makes the browser's number and knows
 * its own again; where nobody does, the browser gets none. Never fails: no payment waits for it.
 */
export const tellDevice = async (cartToken: string): Promise<void> => {
  const jar = await cookies();
  const known = jar.get(COOKIES.device)?.value.slice(0, 200) ?? null;
  try {
    const client = await shopperClient({ cart: cartToken });
    const { deviceToken } = await client.call(checkDevice, { body: { deviceToken: known } });
    if (deviceToken !== null) jar.set(COOKIES.device, deviceToken, attributesOf(COOKIES.device));
    else if (known !== null) jar.delete(COOKIES.device);
  } catch (error) {
    reportProblem('device token', error);
  }
};
