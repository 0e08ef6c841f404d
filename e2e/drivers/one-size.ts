/** Of a journey that no screen's size has anything to do with, or whose screens others walk at every size: it is walked at one. */
export const ONE_SIZE = { tag: '@one-size' } as const;
