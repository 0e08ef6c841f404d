/** Tag of a journey that doesn't depend on the screen's size, or whose screens others visit at every size: it runs at one. */
export const ONE_SIZE = { tag: '@one-size' } as const;

/** Tag of a long journey whose screens others visit at every size, and which people make on a desktop or a phone: it runs at both. */
export const DESKTOP_AND_PHONE = { tag: '@desktop-and-phone' } as const;
