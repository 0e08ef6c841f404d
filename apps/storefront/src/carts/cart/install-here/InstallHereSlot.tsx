import type { AppointmentChoice } from '@simpletread/domain';
import { readNextShop, readWishAt } from '../../../installers';
import { readCart } from '../state/read-cart';
import { InstallHere } from './InstallHere';
import { readTimesHere } from './read-times-here';

interface InstallHereSlotProps {
  readonly shopCode: string;
  /** A time that a link to the page chose; null without one. */
  readonly wanted: AppointmentChoice | null;
}

/** The choice of a shop and a time there, as the shopper's cart has it. */
export const InstallHereSlot = async ({ shopCode, wanted }: InstallHereSlotProps) => {
  const [cart, next, wish] = await Promise.all([readCart(), readNextShop(), readWishAt(shopCode)]);
  const hasTires = cart !== null && cart.lines.length > 0;
  const chosen = hasTires ? cart.shop?.code : next;
  const { calendar, refusal } = await readTimesHere(shopCode, hasTires);
  const isChosen = chosen === shopCode;
  const booked = isChosen && hasTires ? (cart.appointment ?? null) : null;
  const time = isChosen ? (wish ?? booked) : null;
  return (
    <InstallHere
      shopCode={shopCode}
      isChosen={isChosen}
      hasTires={hasTires}
      calendar={calendar}
      refusal={refusal}
      time={time}
      wanted={wanted}
    />
  );
};
