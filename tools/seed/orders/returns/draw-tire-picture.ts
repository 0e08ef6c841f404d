import { crc32, deflateSync } from 'node:zlib';

const SIZE = 240;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const GRAYSCALE = 0;
const [FLOOR, RUBBER, TREAD, CUT, WHEEL_WELL] = [176, 38, 58, 222, 140];

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.byteLength);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A tire from the side, 90 to 110 pixels its tread, with a cut in its sidewall at `turn` of the circle. */
const shadeAt = (x: number, y: number, turn: number): number => {
  const [dx, dy] = [x - SIZE / 2, y - SIZE / 2];
  const radius = Math.hypot(dx, dy);
  const angle = (Math.atan2(dy, dx) / (2 * Math.PI) + 1) % 1;
  if (radius > 110) return FLOOR;
  if (radius < 55) return WHEEL_WELL;
  if (radius > 90) return Math.floor(angle * 72) % 2 === 0 ? TREAD : RUBBER;
  return Math.abs(angle - turn) < 0.012 && radius > 62 && radius < 86 ? CUT : RUBBER;
};

/** Draws a small PNG of a damaged tire; `turn`, from 0 to 1, says where. */
export const drawTirePicture = (turn: number): Buffer => {
  const rows = Array.from({ length: SIZE }, (_, y) => [
    0,
    ...Array.from({ length: SIZE }, (__, x) => shadeAt(x, y, turn)),
  ]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIZE, 0);
  header.writeUInt32BE(SIZE, 4);
  header.set([8, GRAYSCALE, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
