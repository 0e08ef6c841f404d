import { Worker } from 'node:worker_threads';

import { Injectable, type OnModuleDestroy } from '@nestjs/common';

import { Log } from '../../platform/log/index.js';
import { type ReaderThread, ReadingQueue } from './reading-queue.js';
import { SidewallReader } from './sidewall-reader.js';
import type { PhotoAnswer, PhotoJudgment } from './thread-messages.js';

// The storefront waits a minute for its answer, so the third in line still gets one.
const LIMITS = { mostWaiting: 2, readingMs: 15_000, adviceMs: 4_500, graceMs: 7_000, idleMs: 60_000 };
/** Limit of the JavaScript heap. A photo that needs more ends its thread and nothing else. */
const MOST_HEAP_MB = 384;

const startThread = (log: Log): ReaderThread => {
  const worker = new Worker(new URL('./reader-thread.js', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
  });
  worker.on('error', (error) => {
    log.error({ err: error }, 'the reader of sidewalls failed');
  });
  worker.unref();
  return {
    ask: (question) => {
      worker.postMessage(question);
    },
    onAnswer: (listener) => {
      worker.on('message', (message: PhotoAnswer | PhotoJudgment) => {
        if ('chosen' in message) listener(message);
      });
    },
    onJudged: (listener) => {
      worker.on('message', (message: PhotoAnswer | PhotoJudgment) => {
        if ('fault' in message) listener(message);
      });
    },
    onGone: (listener) => {
      worker.once('exit', listener);
    },
    end: async () => {
      await worker.terminate();
    },
  };
};

/** Reads sidewalls in a separate thread, so nothing else waits. */
@Injectable()
export class ThreadSidewallReader extends SidewallReader implements OnModuleDestroy {
  private readonly queue: ReadingQueue;

  constructor(log: Log) {
    super();
    this.queue = new ReadingQueue(() => startThread(log), LIMITS);
  }

  override read(photo: Uint8Array, sizes: readonly string[]): ReturnType<SidewallReader['read']> {
    return this.queue.read(photo, sizes);
  }

  onModuleDestroy(): Promise<void> {
    return this.queue.close();
  }
}
