/** Told to every server when shops have changed: what is remembered of them may be of before. */
export const SHOPS_CHANGED = 'installers.shops-changed';
