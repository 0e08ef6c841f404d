/** The pages of a tracked order that change it once its guest has entered the code from our email. */
export const PROVED_PAGES = ['return', 'claim', 'coverage', 'delay'] as const;
export type ProvedPage = (typeof PROVED_PAGES)[number];
