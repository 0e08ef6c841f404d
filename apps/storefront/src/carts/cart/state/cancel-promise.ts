import { CANCEL_WINDOW_MS } from '@simpletread/domain';

const MS_PER_MINUTE = 60_000;

/** The cancellation promise in cart and checkout: only what a buyer can really do, which is to call during phone hours. */
export const CANCEL_PROMISE = `Changed your mind? Cancel free by phone within ${CANCEL_WINDOW_MS / MS_PER_MINUTE} minutes of placing the order, during our phone hours.`;
