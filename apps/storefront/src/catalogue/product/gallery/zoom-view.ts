/** A picture's view: its scale, and the offset of its center in pixels. */
export interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A point or a size in pixels; points count from the frame's center. */
export interface Pixels {
  readonly x: number;
  readonly y: number;
}

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 };
const MOST = 4;

const within = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value));

/** Returns the view limited to the frame, so no edge of the picture moves farther in than at its own size. */
export const framed = ({ scale, x, y }: ZoomView, frame: Pixels): ZoomView => ({
  scale,
  x: within(x, ((scale - 1) * frame.x) / 2),
  y: within(y, ((scale - 1) * frame.y) / 2),
});

/** Returns the view scaled by `factor`, from 1 to 4 times, around a fixed point. */
export const zoomed = (view: ZoomView, factor: number, point: Pixels, frame: Pixels): ZoomView => {
  const scale = Math.min(MOST, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return framed(
    { scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown },
    frame,
  );
};

export const moved = (view: ZoomView, by: Pixels, frame: Pixels): ZoomView =>
  framed({ ...view, x: view.x + by.x, y: view.y + by.y }, frame);

/** Returns the movement of two fingers between two moments: their spread, around their center. */
export const pinch = (
  before: readonly [Pixels, Pixels],
  after: readonly [Pixels, Pixels],
): { readonly factor: number; readonly middle: Pixels } => {
  const apart = ([a, b]: readonly [Pixels, Pixels]): number => Math.hypot(a.x - b.x, a.y - b.y);
  const [a, b] = after;
  return {
    factor: apart(after) / Math.max(1, apart(before)),
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
  };
};
