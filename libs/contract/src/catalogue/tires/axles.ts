/** The axles that a line of tires is for. */
export const AXLES = ['all', 'front', 'rear'] as const;
