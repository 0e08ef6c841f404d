import sharp, { type Sharp } from 'sharp';

/** A distortion of a photo: how people hold phones, and the effects of light and transmission. */
export interface Distortion {
  readonly kind: string;
  readonly apply: (photo: Sharp) => Sharp;
}

const RUBBER = '#1c1c1c';
const JPEG_QUALITY = 90;

const turned = (degrees: number): Distortion => ({
  kind: 'turned',
  apply: (photo) => photo.rotate(degrees, { background: RUBBER }),
});

const blurred = (sigma: number): Distortion => ({ kind: 'blurred', apply: (photo) => photo.blur(sigma) });

const lit = (kind: string, factor: number, offset: number): Distortion => ({
  kind,
  apply: (photo) => photo.linear(factor, offset),
});

export const DISTORTIONS: readonly Distortion[] = [
  { kind: 'as taken', apply: (photo) => photo },
  ...[-12, -6, 6, 12].map(turned),
  ...[1.2, 2.5].map(blurred),
  ...[0.5, 0.25].map((factor) => lit('darkened', factor, 0)),
  lit('at night', 0.1, 0),
  lit('washed out', 0.5, 120),
  { kind: 'shrunk', apply: (photo) => photo.resize(800) },
];

/** Returns the file that a phone would have sent. */
export const distorted = (picture: Buffer, { apply }: Distortion): Promise<Buffer> =>
  apply(sharp(picture).flatten({ background: RUBBER }))
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
