/**
 * The rings of a tire in a photo: ellipses of one shape around one center. All lengths are in widths of the photo, so
 * an arc found in a small copy holds for the original.
 */
export interface Arc {
  /** Angle in radians, from straight down, of the center as seen from the middle of the photo. */
  readonly toward: number;
  /** 1 / distance of the center from the middle of the photo; above 0. */
  readonly bend: number;
  /** Excess of the ellipse's height over its width; below 0 if it is wider. */
  readonly stretch: number;
  /** The same along the diagonals. */
  readonly skew: number;
}

export interface Center {
  readonly x: number;
  readonly y: number;
}

/** The center of `arc` in pixels of a photo of `width` by `height`. */
export const centerOf = ({ toward, bend }: Arc, width: number, height: number): Center => ({
  x: width / 2 + (Math.sin(toward) / bend) * width,
  y: height / 2 + (Math.cos(toward) / bend) * width,
});

/** The radius, in pixels, of the ring through a point `dx`, `dy` pixels from the center. */
export const ringRadius = ({ stretch, skew }: Arc, dx: number, dy: number): number =>
  Math.sqrt(Math.max(dx * dx * (1 + stretch) + dy * dy * (1 - stretch) + 2 * skew * dx * dy, 1));
