const MICROSECONDS_PER_MS = 1_000;

/** Returns the CPU milliseconds of one call, as the best of `rounds` rounds of `calls`: other programs only ever make it slower. */
export const cpuMsOf = (
  run: () => void,
  { calls, rounds }: { readonly calls: number; readonly rounds: number },
): number => {
  const took = Array.from({ length: rounds }, () => {
    const before = process.cpuUsage();
    for (let call = 0; call < calls; call += 1) run();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / MICROSECONDS_PER_MS / calls;
  });
  return Math.min(...took);
};
