import { cpuSum, type Measured } from '../measure.js';
import type { Target } from '../scenarios/index.js';
import { figure, percent } from './figures.js';

/** Returns each target next to its measured figure. Never fails: machines are shared and noisy. */
export const verdict = (target: Target, { max, open, cpuMs, limitPerSecond }: Measured): string => {
  const parts: string[] = [];
  const compare = (isMet: boolean, asked: string): void => {
    parts.push(`${asked} ${isMet ? 'met' : 'missed'}`);
  };
  const totalCpuMs = cpuSum(cpuMs);
  if (target.cpuMs !== undefined && Number.isFinite(totalCpuMs))
    compare(totalCpuMs <= target.cpuMs, `≤ ${figure(target.cpuMs)} CPU ms`);
  if (target.perSecond !== undefined)
    compare(max.perSecond >= target.perSecond, `≥ ${figure(target.perSecond)}/s`);
  if (target.ofLimit !== undefined)
    compare(max.perSecond / limitPerSecond >= target.ofLimit, `≥ ${percent(target.ofLimit)} of the limit`);
  if (target.p99Ms !== undefined) compare(open.p99Ms < target.p99Ms, `p99 < ${figure(target.p99Ms)} ms`);
  return parts.length === 0 ? '–' : parts.join(', ');
};
