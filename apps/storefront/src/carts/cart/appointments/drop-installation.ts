'use server';

import { setCartDelivery } from '@simpletread/contract';
import { redirect } from 'next/navigation';
import { checkoutHref } from '../../../shell/paths';
import { newKey, openCartClient } from '../state/open-cart';

/** Ships the tires to the buyer instead, and redirects to the shipping options (product specification, section 4). */
export const dropInstallation = async (): Promise<void> => {
  const client = await openCartClient();
  await client.call(setCartDelivery, { body: { fulfilment: 'ship-to-me' } }, newKey());
  redirect(checkoutHref('shipping'));
};
