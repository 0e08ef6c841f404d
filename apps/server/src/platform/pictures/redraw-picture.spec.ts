import sharp from 'sharp';

import { type PictureType, redrawPicture } from './redraw-picture.js';

const AMBER = { r: 251, g: 202, b: 12 };
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: AMBER } });

/** A photo with its place, its camera and its turn, and something behind its end. */
const photo = async (): Promise<Buffer> => {
  const jpeg = await blank(40, 20)
    .withMetadata({
      orientation: 6,
      exif: { IFD0: { Make: 'SecretCam' }, IFD3: { GPSLatitude: '39/1 57/1 0/1' } },
    })
    .jpeg()
    .toBuffer();
  return Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
};

const redrawn = async (bytes: Uint8Array, mediaType: PictureType) => {
  const drawn = await redrawPicture(bytes, mediaType);
  return drawn.ok ? drawn.value : drawn.fault.code;
};
const pictureOf = async (bytes: Uint8Array, mediaType: PictureType) => {
  const drawn = await redrawPicture(bytes, mediaType);
  return drawn.ok ? drawn.value : null;
};

describe('a redrawn picture', () => {
  it('is the same picture, upright, without its place, its camera and what is behind its end', async () => {
    const given = await photo();
    expect(given.toString('latin1')).toMatch(/SecretCam[^]*<script>/);
    const drawn = await pictureOf(given, 'image/jpeg');
    const text = Buffer.from(drawn?.bytes ?? []).toString('latin1');
    expect(text).not.toMatch(/SecretCam|Exif|GPS|<script>|PK/);
    expect(text.endsWith('\u00ff\u00d9')).toBe(true);
    const { width, height, exif } = await sharp(drawn?.bytes).metadata();
    expect([width, height, exif]).toEqual([20, 40, undefined]);
    const { dominant } = await sharp(drawn?.bytes).stats();
    expect(Math.abs(dominant.r - AMBER.r) + Math.abs(dominant.g - AMBER.g)).toBeLessThan(24);
  });

  it('keeps transparent pixels of a PNG, and not its comments', async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
      .withMetadata({ exif: { IFD0: { Copyright: 'SecretName' } } })
      .png()
      .toBuffer();
    const drawn = await pictureOf(Buffer.concat([png, Buffer.from('behind')]), 'image/png');
    expect(drawn?.mediaType).toBe('image/png');
    expect(Buffer.from(drawn?.bytes ?? []).toString('latin1')).not.toMatch(/SecretName|behind|eXIf|tEXt/);
    expect((await sharp(drawn?.bytes).stats()).isOpaque).toBe(false);
  });

  it('is at most 2,000 pixels long', async () => {
    const drawn = await pictureOf(await blank(5_000, 1_000).jpeg().toBuffer(), 'image/jpeg');
    const { width, height } = await sharp(drawn?.bytes).metadata();
    expect([width, height]).toEqual([2_000, 400]);
  });

  it('is a JPEG where a PNG would take more than a megabyte', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const png = await sharp({ create: { width: 900, height: 900, channels: 3, noise, background: '#000' } })
      .png()
      .toBuffer();
    expect(png.byteLength).toBeGreaterThan(1_048_576);
    const drawn = await pictureOf(png, 'image/png');
    expect(drawn?.mediaType).toBe('image/jpeg');
    expect(drawn?.bytes.byteLength).toBeLessThanOrEqual(1_048_576);
  });

  it('is none of a small file that unfolds to a huge picture', async () => {
    const bomb = await sharp({
      create: { width: 10_000, height: 6_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.byteLength).toBeLessThan(1_048_576);
    expect(await redrawn(bomb, 'image/png')).toBeNull();
  });

  it.each([
    [
      'a beginning without a picture',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]),
      'image/png',
    ],
    ['a page', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'image/png'],
    ['nothing', Buffer.alloc(0), 'image/jpeg'],
  ] as const)('is none of %s', async (_, bytes, type) => {
    expect(await redrawn(bytes, type)).toBeNull();
  });

  it('is none of a picture that is cut off, or of another type than it says', async () => {
    const jpeg = await blank(200, 200).jpeg().toBuffer();
    expect(await redrawn(jpeg.subarray(0, jpeg.byteLength / 2), 'image/jpeg')).toBeNull();
    expect(await redrawn(jpeg, 'image/png')).toBeNull();
    expect(await redrawn(jpeg, 'image/jpeg')).not.toBeNull();
  });

  it('is refused while eight others wait, and drawn again once they are done', async () => {
    const jpeg = await blank(600, 600).jpeg().toBuffer();
    const all = await Promise.all(Array.from({ length: 20 }, () => redrawn(jpeg, 'image/jpeg')));
    expect(all.filter((one) => one === 'picture.busy')).toHaveLength(12);
    expect(all.filter((one) => typeof one === 'object' && one !== null)).toHaveLength(8);
    expect(await redrawn(jpeg, 'image/jpeg')).toMatchObject({ mediaType: 'image/jpeg' });
  });

  it('leaves room for the next one after damaged ones', async () => {
    const broken = Array.from({ length: 8 }, () => redrawn(Buffer.from('no picture'), 'image/png'));
    expect(await Promise.all(broken)).toEqual(Array(8).fill(null));
    const jpeg = await blank(20, 20).jpeg().toBuffer();
    expect(await redrawn(jpeg, 'image/jpeg')).toMatchObject({ mediaType: 'image/jpeg' });
  });
});
