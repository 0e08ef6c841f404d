import { type Arc, centreOf, ringRadius } from './arc.js';
import { type Plane, plane, sample } from './plane.js';

/** Rings of a photo drawn straight: a row is a ring, with the outermost on top; letters keep their size. */
export interface Unwrapped {
  readonly picture: Plane;
  /** 1 where the photo shows something, 0 outside of it. */
  readonly isInside: Plane;
}

/** Unwraps the part of `photo` between `outer` and `inner` pixels beyond (below 0: within) the ring through its middle. */
export const unwrap = (photo: Plane, arc: Arc, outer: number, inner: number): Unwrapped => {
  const { width, height } = photo;
  const centre = centreOf(arc, width, height);
  const middle = ringRadius(arc, width / 2 - centre.x, height / 2 - centre.y);
  const angleOfMiddle = Math.atan2(width / 2 - centre.x, centre.y - height / 2);
  const across = Math.ceil(Math.hypot(width, height) * 1.04);
  const rows = Math.ceil(outer - inner);
  const picture = plane(across, rows);
  const isInside = plane(across, rows);
  const perColumn = 1 / middle;
  for (let column = 0; column < across; column += 1) {
    const angle = angleOfMiddle + (column - across / 2) * perColumn;
    const towardsX = Math.sin(angle);
    const towardsY = -Math.cos(angle);
    const unit = ringRadius({ ...arc }, towardsX * 1000, towardsY * 1000) / 1000;
    for (let row = 0; row < rows; row += 1) {
      const radius = (middle + outer - row) / unit;
      const value = sample(photo, centre.x + towardsX * radius, centre.y + towardsY * radius, -1);
      const at = row * across + column;
      isInside.data[at] = value < 0 ? 0 : 1;
      picture.data[at] = value < 0 ? 0 : value;
    }
  }
  return { picture, isInside };
};
