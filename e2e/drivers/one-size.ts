/** Of a journey that no screen's size has anything to do with: it is walked at one size. */
export const ONE_SIZE = { tag: '@one-size' } as const;
