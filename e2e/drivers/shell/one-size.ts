/** Of a journey that no screen's size has anything to do with, or whose screens others walk at every size: it is walked at one. */
export const ONE_SIZE = { tag: '@one-size' } as const;

/** Of a long journey whose screens others walk at every size, and which people make at a desk or on a phone: it is walked at both. */
export const DESK_AND_PHONE = { tag: '@desk-and-phone' } as const;
