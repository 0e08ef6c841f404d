import { expect, type Page } from '@playwright/test';

/** Gives the page a camera that sees `photo`; with `onlyFacing` there are two, and only that one opens. */
export const givePhotoToCamera = (
  page: Page,
  photo: Buffer,
  { onlyFacing = null }: { readonly onlyFacing?: string | null } = {},
): Promise<unknown> =>
  page.addInitScript(
    ({ data, facing }) => {
      const see = async (asked?: MediaStreamConstraints): Promise<MediaStream> => {
        const wanted = JSON.stringify(asked?.video ?? {});
        if (facing !== null && !wanted.includes(facing)) throw new DOMException('', 'OverconstrainedError');
        const image = new Image();
        image.src = `data:image/jpeg;base64,${data}`;
        await image.decode();
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width: image.width, height: image.height });
        const context = canvas.getContext('2d');
        const draw = () => context?.drawImage(image, 0, 0);
        // Otherwise the stream's first pictures are black.
        draw();
        const timer = setInterval(draw, 100);
        const stream = canvas.captureStream(10);
        stream.getVideoTracks()[0]?.addEventListener('ended', () => clearInterval(timer));
        return stream;
      };
      const camera = { kind: 'videoinput', deviceId: '', groupId: '', label: '' };
      Object.defineProperty(navigator, 'mediaDevices', {
        value: {
          getUserMedia: see,
          enumerateDevices: () => Promise.resolve(facing === null ? [camera] : [camera, camera]),
        },
      });
    },
    { data: photo.toString('base64'), facing: onlyFacing },
  );

/** Makes the camera fail as browsers do, with an error called `name`. */
export const failCamera = (page: Page, name: string): Promise<unknown> =>
  page.addInitScript((failure) => {
    Object.defineProperty(navigator, 'mediaDevices', {
      value: { getUserMedia: () => Promise.reject(new DOMException('', failure)) },
    });
  }, name);

export const openCamera = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Open the camera' }).click();
  const isSeeing = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth > 0);
  await expect.poll(isSeeing).toBe(true);
};

/** Sends the photo and reaches the tires of `size`, by choosing it if a busy server was not certain in time. */
export const usePhotoAndReachSize = async (page: Page, size: string): Promise<void> => {
  await page.getByRole('button', { name: 'Use this photo' }).click();
  const results = page.getByRole('heading', { level: 1, name: size });
  const choice = page.getByRole('link', { name: size });
  await expect(results.or(choice).first()).toBeVisible({ timeout: 40_000 });
  if (await choice.isVisible()) await choice.click();
  await expect(results).toBeVisible();
};
