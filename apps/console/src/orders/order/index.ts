import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./list/OrderList.js')).OrderList }));
const show = lazy(async () => ({ default: (await import('./page/OrderPage.js')).OrderPage }));

export const orders = { name: 'orders', list, show };
export { OrderSections } from './page/order-sections.js';
export { phoneText } from './contact/phone-text.js';
export { LinePicture } from './lines/LinePicture.js';
export { FULFILMENT_LABELS, PAYMENT_FACES } from './state/order-state-chip.js';
export { OrderStateChip } from './state/OrderChips.js';
export { OrderSheetsPage } from './sheets/index.js';
