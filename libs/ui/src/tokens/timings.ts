/** Durations in ms. The first five are the motion tokens; the rest are behavior delays (product spec §9). */
export const timings = {
  instantMs: 50,
  fastMs: 100,
  baseMs: 180,
  slowMs: 320,
  lineMs: 620,
  debounceMs: 100,
  resizeDebounceMs: 300,
  globalsRefreshMs: 600_000,
  toastMs: 6_000,
} as const;
