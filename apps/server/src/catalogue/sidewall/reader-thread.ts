import { parentPort } from 'node:worker_threads';

import { readPhoto } from './read-photo.js';
import { startRecognizer } from './recognizer.js';
import type { PhotoAnswer, PhotoJudgment, PhotoQuestion } from './thread-messages.js';

const port = parentPort;
if (port === null) throw new Error('the reader of sidewalls runs in a thread of its own');

/** A photo with a fault is read no longer than this: its shopper has been told by then. */
const LATE_MS = 4_500;

const recognizer = startRecognizer();

const answer = async ({ id, photo, sizes, milliseconds }: PhotoQuestion): Promise<void> => {
  const start = performance.now();
  const time = {
    isUp: () => performance.now() > start + milliseconds,
    isLate: () => performance.now() > start + LATE_MS,
  };
  const { recognize } = await recognizer;
  const chosen = await readPhoto(photo, sizes, recognize, time, (fault) => {
    port.postMessage({ id, fault } satisfies PhotoJudgment);
  });
  port.postMessage({ id, chosen } satisfies PhotoAnswer);
};

// An error ends the thread and rejects the waiting requests.
port.on('message', (question: PhotoQuestion) => void answer(question));
