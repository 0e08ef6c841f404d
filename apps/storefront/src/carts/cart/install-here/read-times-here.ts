import { ContractError, getCartAppointments, type OfferedAppointments } from '@simpletread/contract';
import { readTimesOfShop } from '../../../installers';
import { shopperClient } from '../../../shell/api';
import { reportProblem } from '../../../shell/error-reports';
import { cartToken } from '../state/read-cart';

/** A shop's times, or the reason why it can't mount the cart's tires. Both are null if the times can't be read. */
export interface TimesHere {
  readonly calendar: Pick<OfferedAppointments, 'tiresArriveBy' | 'firstDate' | 'days'> | null;
  readonly refusal: string | null;
}

const isAboutShop = ({ code }: ContractError): boolean => code?.startsWith('shop.') ?? false;

/** Returns a shop's times for the tires in the cart; without any, for tires ordered today. */
export const readTimesHere = async (shopCode: string, hasTires: boolean): Promise<TimesHere> => {
  const token = hasTires ? await cartToken() : null;
  if (token === null) return { calendar: await readTimesOfShop(shopCode), refusal: null };
  const client = await shopperClient({ cart: token });
  try {
    const calendar = await client.call(getCartAppointments, { query: { shopCode } });
    return { calendar, refusal: null };
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    if (isAboutShop(error)) return { calendar: null, refusal: error.message };
    reportProblem('times on a shop’s page', error);
    return { calendar: null, refusal: null };
  }
};
