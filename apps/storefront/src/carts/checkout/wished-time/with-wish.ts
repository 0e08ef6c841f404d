import { type AppointmentChoice, isFreeTime, wishGoneWords } from '@simpletread/domain';
import type { ShippingState } from '../shipping/shipping-state';
import type { ShopTimes } from '../shipping/shop-times';

/** Says in the form that a wished time is no longer free. A free one replaces a time that is gone, and the message about it. */
export const withWish = (
  state: ShippingState,
  wish: AppointmentChoice | null,
  calendar: ShopTimes['calendar'],
): ShippingState => {
  if (wish === null || calendar === null) return state;
  const { appointment: _gone, ...errors } = state.errors;
  if (isFreeTime(calendar.days, wish)) return { ...state, errors };
  return { ...state, errors: { ...errors, appointment: wishGoneWords(wish) } };
};
