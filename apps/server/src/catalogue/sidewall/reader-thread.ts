import { parentPort } from 'node:worker_threads';

import { readPhoto } from './read-photo.js';
import { startRecogniser } from './recogniser.js';
import type { PhotoAnswer, PhotoQuestion } from './thread-messages.js';

const port = parentPort;
if (port === null) throw new Error('the reader of sidewalls runs in a thread of its own');

const recogniser = startRecogniser();

const answer = async ({ id, photo, sizes, milliseconds }: PhotoQuestion): Promise<void> => {
  const end = performance.now() + milliseconds;
  const { recognise } = await recogniser;
  const chosen = await readPhoto(photo, sizes, recognise, () => performance.now() > end);
  port.postMessage({ id, chosen } satisfies PhotoAnswer);
};

// An error ends the thread and rejects the waiting requests.
port.on('message', (question: PhotoQuestion) => void answer(question));
