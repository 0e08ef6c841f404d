import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { tirePicture } from '../../shell/pictures';
import { fewAtOnce, OG_SIZE, type OgKind } from '../../shell/search-engines';
import { pictureFacts } from './picture-facts';
import { PictureView } from './PictureView';

const MOST_KEPT = 200;
const KEPT_MS = 10 * 60_000;
const TIRE_PX = 412;

interface Kept {
  readonly png: Promise<Uint8Array<ArrayBuffer> | null>;
  readonly until: number;
}

/** The most pictures to wait for; further requests are refused. */
const places = fewAtOnce(20);

const kept = new Map<string, Kept>();
let last: Promise<unknown> = Promise.resolve();

/** The drawing library can't read WebP. */
const tireAsPng = async (imageKey: string | null): Promise<string | null> => {
  const path = imageKey === null ? null : tirePicture(imageKey);
  if (path === null) return null;
  try {
    const webp = await readFile(join(process.cwd(), 'public', path));
    const png = await sharp(webp)
      .resize(TIRE_PX, TIRE_PX, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png()
      .toBuffer();
    return `data:image/png;base64,${png.toString('base64')}`;
  } catch {
    // A shop with pictures elsewhere still has the text.
    return null;
  }
};

const draw = async (kind: OgKind, key: readonly string[]): Promise<Uint8Array<ArrayBuffer> | null> => {
  const facts = await pictureFacts(kind, key);
  if (facts === null) return null;
  const picture = await tireAsPng(facts.imageKey);
  const drawn = await new ImageResponse(
    <PictureView facts={facts} picture={picture} />,
    OG_SIZE,
  ).arrayBuffer();
  const png = await sharp(drawn).png({ palette: true, quality: 90 }).toBuffer();
  return new Uint8Array(png);
};

/** Runs one at a time: drawing takes a processor for a tenth of a second, and shoppers come first. */
const inTurn = <T,>(run: () => Promise<T>): Promise<T> => {
  const mine = last.then(run, run);
  last = mine.catch(() => undefined);
  return mine;
};

/** Returns a picture for other sites as PNG, cached for a while; null if there is nothing to show. Throws `TooManyAtOnce`. */
export const drawPicture = (
  kind: OgKind,
  key: readonly string[],
): Promise<Uint8Array<ArrayBuffer> | null> => {
  const name = [kind, ...key].join('/');
  const known = kept.get(name);
  if (known !== undefined && known.until > Date.now()) return known.png;
  const leave = places.enter();
  const png = inTurn(() => draw(kind, key)).finally(leave);
  kept.delete(name);
  kept.set(name, { png, until: Date.now() + KEPT_MS });
  png.then(
    (drawn) => drawn ?? kept.delete(name),
    () => kept.delete(name),
  );
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return png;
};
