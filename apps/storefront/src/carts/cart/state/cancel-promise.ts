import { CANCEL_WINDOW_MS } from '@simpletread/domain';

const MS_PER_MINUTE = 60_000;

/** What cart and checkout promise of cancelling: only what a buyer can really do, which is to call while somebody answers. */
export const CANCEL_PROMISE = `Changed your mind? Cancel free by phone within ${CANCEL_WINDOW_MS / MS_PER_MINUTE} minutes of placing the order, while our phones are open.`;
