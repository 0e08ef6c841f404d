import { DEVICE_COOKIE } from '@simpletread/domain';
import { checkDevice } from '@simpletread/contract';
import { cookies } from 'next/headers';
import { shopperClient } from '../../../shell/api';
import { attributesOf } from '../../../shell/stored-values';
import { reportProblem } from '../../../shell/error-reports';

/**
 * Reports to the fraud check that this browser is about to pay. With a fraud check, the API issues the browser's number and recognizes it
 * later; without one, the browser gets none. Never fails: no payment waits for it.
 */
export const tellDevice = async (cartToken: string): Promise<void> => {
  const jar = await cookies();
  const known = jar.get(DEVICE_COOKIE.name)?.value.slice(0, 200) ?? null;
  try {
    const client = await shopperClient({ cart: cartToken });
    const { deviceToken } = await client.call(checkDevice, { body: { deviceToken: known } });
    if (deviceToken !== null) jar.set(DEVICE_COOKIE.name, deviceToken, attributesOf(DEVICE_COOKIE));
    else if (known !== null) jar.delete(DEVICE_COOKIE.name);
  } catch (error) {
    reportProblem('device token', error);
  }
};
