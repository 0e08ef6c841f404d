import {
  type AppointmentChoice,
  NEXT_TIME_COOKIE,
  readWishedTime,
  wishedTimeText,
} from '@simpletread/domain';
import { cookies } from 'next/headers';
import { attributesOf } from '../../shell/stored-values';

/** Returns the time that the shopper wishes for at a shop; null without one. */
export const readWishAt = async (shopCode: string): Promise<AppointmentChoice | null> => {
  const wish = readWishedTime((await cookies()).get(NEXT_TIME_COOKIE.name)?.value ?? '');
  return wish?.shopCode === shopCode ? wish.choice : null;
};

/** Keeps a time until checkout, which books it if it is still free. */
export const keepWishedTime = async (shopCode: string, choice: AppointmentChoice): Promise<void> => {
  const text = wishedTimeText({ shopCode, choice });
  (await cookies()).set(NEXT_TIME_COOKIE.name, text, attributesOf(NEXT_TIME_COOKIE));
};

export const forgetWishedTime = async (): Promise<void> => {
  (await cookies()).delete(NEXT_TIME_COOKIE.name);
};
