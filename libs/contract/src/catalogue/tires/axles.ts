/** The axles of a line of tires. */
export const AXLES = ['all', 'front', 'rear'] as const;
