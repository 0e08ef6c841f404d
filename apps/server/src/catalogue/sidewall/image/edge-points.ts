import { blur, boxMean } from './blur.js';
import { type Plane, plane } from './plane.js';

/** The strong edges of a picture: where they are, and how the brightness rises there for its surroundings. */
export interface EdgePoints {
  readonly count: number;
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly riseX: Float32Array;
  readonly riseY: Float32Array;
}

/** The part of all pixels that counts as an edge. */
const EDGE_SHARE = 0.3;

/** Edges of `picture`, each relative to the contrast around it, so a dull ring counts as much as the bright rim. */
export const edgePoints = (picture: Plane): EdgePoints => {
  const { width, height, data } = blur(picture, 1);
  const riseX = new Float32Array(data.length);
  const riseY = new Float32Array(data.length);
  const strength = new Float32Array(data.length);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const across = (data[at + 1] ?? 0) - (data[at - 1] ?? 0);
      const down = (data[at + width] ?? 0) - (data[at - width] ?? 0);
      riseX[at] = across;
      riseY[at] = down;
      strength[at] = Math.sqrt(across * across + down * down);
    }
  }
  const around = boxMean(plane(width, height, strength), Math.round(width / 16));
  const relative = strength.map((value, at) => value / ((around.data[at] ?? 0) + 0.5));
  const least = [...relative].sort((a, b) => b - a)[Math.floor(relative.length * EDGE_SHARE)] ?? 0;
  const kept = relative.reduce((sum, value) => sum + (value > least ? 1 : 0), 0);
  const edges: EdgePoints = {
    count: kept,
    x: new Float32Array(kept),
    y: new Float32Array(kept),
    riseX: new Float32Array(kept),
    riseY: new Float32Array(kept),
  };
  let next = 0;
  for (const [at, value] of relative.entries()) {
    if (value <= least) continue;
    const scale = Math.min(value, 3) / (strength[at] || 1);
    edges.x[next] = at % width;
    edges.y[next] = Math.floor(at / width);
    edges.riseX[next] = (riseX[at] ?? 0) * scale;
    edges.riseY[next] = (riseY[at] ?? 0) * scale;
    next += 1;
  }
  return edges;
};
