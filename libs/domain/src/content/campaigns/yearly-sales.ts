/** Sales with a page all year [R2.15]. */
export const YEARLY_SALES = ['blackFriday', 'cyberMonday'] as const;
export type YearlySale = (typeof YEARLY_SALES)[number];
