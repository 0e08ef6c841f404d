import { CANCEL_WINDOW_MS } from '@simpletread/domain';

const MS_PER_MINUTE = 60_000;

/** The cancellation promise in cart and checkout: only what a buyer can really do. */
export const CANCEL_PROMISE = `Changed your mind? Cancel free within ${CANCEL_WINDOW_MS / MS_PER_MINUTE} minutes of placing the order: in your account at any hour, or by phone during our phone hours.`;
