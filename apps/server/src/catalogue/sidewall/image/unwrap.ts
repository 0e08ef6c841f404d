import { type Arc, centerOf, ringRadius } from './arc.js';
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
  const center = centerOf(arc, width, height);
  const middle = ringRadius(arc, width / 2 - center.x, height / 2 - center.y);
  const angleOfMiddle = Math.atan2(width / 2 - center.x, center.y - height / 2);
  const across = Math.ceil(Math.hypot(width, height) * 1.04);
  const rows = Math.ceil(outer - inner);
  const picture = plane(across, rows);
  const isInside = plane(across, rows);
  const perColumn = 1 / middle;
  for (let column = 0; column < across; column += 1) {
    const angle = angleOfMiddle + (column - across / 2) * perColumn;
    const towardX = Math.sin(angle);
    const towardY = -Math.cos(angle);
    const unit = ringRadius({ ...arc }, towardX * 1000, towardY * 1000) / 1000;
    for (let row = 0; row < rows; row += 1) {
      const radius = (middle + outer - row) / unit;
      const value = sample(photo, center.x + towardX * radius, center.y + towardY * radius, -1);
      const at = row * across + column;
      isInside.data[at] = value < 0 ? 0 : 1;
      picture.data[at] = value < 0 ? 0 : value;
    }
  }
  return { picture, isInside };
};
