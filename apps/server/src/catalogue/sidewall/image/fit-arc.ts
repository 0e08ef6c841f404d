import { type Arc, centerOf, ringRadius } from './arc.js';
import type { EdgePoints } from './edge-points.js';

const DEGREE = Math.PI / 180;

/** Returns how sharply the edges of a photo gather in rings, with radii measured by `arc`. */
const gathering = (edges: EdgePoints, arc: Arc, width: number, height: number, every: number): number => {
  const center = centerOf(arc, width, height);
  const middle = ringRadius(arc, width / 2 - center.x, height / 2 - center.y);
  const reach = Math.ceil(Math.hypot(width, height));
  const rises = new Float32Array(2 * reach + 2);
  const held = new Float32Array(2 * reach + 2);
  for (let at = 0; at < edges.count; at += every) {
    const dx = (edges.x[at] ?? 0) - center.x;
    const dy = (edges.y[at] ?? 0) - center.y;
    const radius = ringRadius(arc, dx, dy);
    const outX = dx * (1 + arc.stretch) + arc.skew * dy;
    const outY = dy * (1 - arc.stretch) + arc.skew * dx;
    const length = Math.sqrt(outX * outX + outY * outY) || 1;
    const outward = ((edges.riseX[at] ?? 0) * outX + (edges.riseY[at] ?? 0) * outY) / length;
    const place = radius - middle + reach;
    const bin = Math.floor(place);
    if (bin < 0 || bin > 2 * reach) continue;
    const share = place - bin;
    rises[bin] = (rises[bin] ?? 0) + outward * (1 - share);
    rises[bin + 1] = (rises[bin + 1] ?? 0) + outward * share;
    held[bin] = (held[bin] ?? 0) + 1 - share;
    held[bin + 1] = (held[bin + 1] ?? 0) + share;
  }
  let score = 0;
  for (let bin = 0; bin < rises.length; bin += 1) {
    const rise = rises[bin] ?? 0;
    score += (rise * rise) / ((held[bin] ?? 0) + width / every / 4);
  }
  return score;
};

const STEPS: readonly { readonly of: keyof Arc; readonly by: number }[] = [
  { of: 'toward', by: 2.5 * DEGREE },
  { of: 'bend', by: 0.06 },
  { of: 'stretch', by: 0.04 },
  { of: 'skew', by: 0.03 },
];

const LEAST_BEND = 0.08;

const isPossible = ({ bend, stretch, skew }: Arc): boolean =>
  bend >= LEAST_BEND && Math.abs(stretch) < 0.3 && Math.abs(skew) < 0.25;

export interface FoundArc {
  readonly arc: Arc;
  readonly score: number;
}

/** The arc near `start` in which the edges gather best, by steps that become smaller. */
const refine = (start: FoundArc, scoreOf: (arc: Arc) => number): FoundArc => {
  let best = start;
  for (const scale of [1, 1, 0.5, 0.5, 0.25, 0.25, 0.12, 0.12]) {
    for (const { of, by } of STEPS) {
      for (const sign of [-1, 1]) {
        const arc: Arc = { ...best.arc, [of]: best.arc[of] + sign * scale * by };
        if (!isPossible(arc)) continue;
        const score = scoreOf(arc);
        if (score > best.score) best = { arc, score };
      }
    }
  }
  return best;
};

/** The arcs in which the edges of a photo gather best, the best first: at most `count`, none twice. */
export const fitArcs = (edges: EdgePoints, width: number, height: number, count: number): FoundArc[] => {
  const tried: FoundArc[] = [];
  for (let degrees = -45; degrees <= 45; degrees += 5) {
    for (let bend = 0.1; bend <= 1.9; bend += 0.12) {
      const arc: Arc = { toward: degrees * DEGREE, bend, stretch: 0, skew: 0 };
      tried.push({ arc, score: gathering(edges, arc, width, height, 3) });
    }
  }
  tried.sort((a, b) => b.score - a.score);
  const starts: FoundArc[] = [];
  for (const one of tried) {
    const isNear = starts.some(
      ({ arc }) =>
        Math.abs(arc.toward - one.arc.toward) < 9 * DEGREE && Math.abs(arc.bend - one.arc.bend) < 0.3,
    );
    if (!isNear) starts.push(one);
    if (starts.length === count + 1) break;
  }
  const scoreOf = (arc: Arc): number => gathering(edges, arc, width, height, 1);
  return starts
    .map(({ arc }) => refine({ arc, score: scoreOf(arc) }, scoreOf))
    .sort((a, b) => b.score - a.score)
    .slice(0, count);
};
