'use server';

import { setCartFulfilment } from '@simpletread/contract';
import { redirect } from 'next/navigation';
import { checkoutHref } from '../../../shell/paths';
import { changeOpenCart, newKey } from '../state/open-cart';

/** Ships the tires to the buyer instead, and redirects to the shipping options (product specification, section 4). */
export const dropInstallation = async (): Promise<void> => {
  await changeOpenCart((client, { version }) =>
    client.call(setCartFulfilment, { body: { version, fulfilment: 'ship-to-me', shopCode: null } }, newKey()),
  );
  redirect(checkoutHref('shipping'));
};
