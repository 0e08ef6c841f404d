import { cookies } from 'next/headers';
import { COOKIES } from '../../shopper/cookies';
import { appointmentWishOf, appointmentWords } from './appointment-words';

/** When this browser's shopper would like to come to the shop, in words; null where they did not say. */
export const readAppointmentWish = async (): Promise<string | null> => {
  const wish = appointmentWishOf((await cookies()).get(COOKIES.appointment)?.value);
  return wish === null ? null : appointmentWords(wish);
};
