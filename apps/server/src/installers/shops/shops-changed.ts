/** Published to every server when shops change, so cached ones are dropped. */
export const SHOPS_CHANGED = 'installers.shops-changed';
