import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { createWorker, type PSM } from 'tesseract.js';

import type { Ink } from './image/ink.js';
import { pngOf } from './image/png.js';
import type { LineMode, Recognize } from './read-lines.js';

const LETTERS = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ/(). ';
const MODES: Readonly<Record<LineMode, string>> = { find: '7', whole: '13' };

/** Folder of the language data that comes with the installation: nothing is fetched. */
const languageFolder = (): string =>
  join(
    dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
    '4.0.0_best_int',
  );

export interface Recognizer {
  readonly recognize: Recognize;
  end(): Promise<void>;
}

/**
 * Starts the text recognizer. It takes half a second and most of the 260 MB that reading needs, so it is kept for a
 * while, not for good.
 */
export const startRecognizer = async (): Promise<Recognizer> => {
  const worker = await createWorker('eng', 1, {
    langPath: languageFolder(),
    cacheMethod: 'none',
    gzip: true,
  });
  await worker.setParameters({ tessedit_char_whitelist: LETTERS, user_defined_dpi: '150' });
  let current: LineMode | null = null;
  return {
    recognize: async (ink: Ink, mode: LineMode) => {
      if (mode !== current) {
        await worker.setParameters({ tessedit_pageseg_mode: MODES[mode] as PSM });
        current = mode;
      }
      const { data } = await worker.recognize(await pngOf(ink), {}, { text: true });
      return { text: data.text.trim(), confidence: data.confidence / 100 };
    },
    end: async () => {
      await worker.terminate();
    },
  };
};
