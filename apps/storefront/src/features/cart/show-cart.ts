'use server';

import type { CartReply } from '@simpletread/contract';
import { readCart } from './read-cart';

/** The cart for the drawer, read when it is opened. */
export const showCart = async (): Promise<CartReply | null> => readCart();
