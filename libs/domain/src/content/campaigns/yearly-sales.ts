/** The sales that have a page of their own all year [R2.15]. */
export const YEARLY_SALES = ['blackFriday', 'cyberMonday'] as const;
export type YearlySale = (typeof YEARLY_SALES)[number];
