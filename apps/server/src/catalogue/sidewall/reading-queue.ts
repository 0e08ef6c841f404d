import { ok, type PhotoProblem, refuse, type Result } from '@simpletread/domain';

import type { ReadPhoto } from './read-photo.js';
import type { PhotoAnswer, PhotoJudgment, PhotoQuestion } from './thread-messages.js';

/** A thread that reads photos one at a time. */
export interface ReaderThread {
  ask(question: PhotoQuestion): void;
  onAnswer(listener: (answer: PhotoAnswer) => void): void;
  onJudged(listener: (judgment: PhotoJudgment) => void): void;
  /** Called once, when the thread has ended for any reason. */
  onGone(listener: () => void): void;
  end(): Promise<void>;
}

export interface QueueLimits {
  /** Photos that wait behind the one being read; the next is refused. */
  readonly mostWaiting: number;
  /** Time limit for one photo, in milliseconds. */
  readonly readingMs: number;
  /** After this time from the request, a photo with a visible fault is answered with it, however busy the thread is. */
  readonly adviceMs: number;
  /** Beyond `readingMs`, how long until a thread that does not answer is ended. */
  readonly graceMs: number;
  /** Time an idle thread is kept. */
  readonly idleMs: number;
}

type Reading = Result<ReadPhoto, 'sidewall.photoUnreadable' | 'sidewall.busy'>;

interface Job {
  readonly photo: Uint8Array;
  readonly sizes: readonly string[];
  readonly settle: (reading: Reading) => void;
  /** Set once the photo is judged. */
  fault: PhotoProblem | null;
  /** True once a fault is advice enough. */
  isLate: boolean;
}

/** Answers a late photo with its fault, if it has one; its thread may read on. */
const advise = ({ isLate, fault, settle }: Job): void => {
  if (isLate && fault !== null) settle(ok({ choices: [], isSure: false, service: null, problem: fault }));
};

/** Gives photos to one thread in turn: started for the first, ended when idle or stuck, and never more than it can do. */
export class ReadingQueue {
  private readonly waiting: Job[] = [];
  private thread: ReaderThread | null = null;
  private current: Job | null = null;
  private timer: NodeJS.Timeout | null = null;
  private asked = 0;
  private isClosed = false;

  constructor(
    private readonly start: () => ReaderThread,
    private readonly limits: QueueLimits,
  ) {}

  read(photo: Uint8Array, sizes: readonly string[]): Promise<Reading> {
    if (this.isClosed || this.waiting.length >= this.limits.mostWaiting + (this.current === null ? 1 : 0)) {
      return Promise.resolve(refuse('sidewall.busy'));
    }
    return new Promise((resolve) => {
      const late = setTimeout(() => {
        job.isLate = true;
        advise(job);
      }, this.limits.adviceMs).unref();
      const settle = (reading: Reading): void => {
        clearTimeout(late);
        resolve(reading);
      };
      const job: Job = { photo, sizes, settle, fault: null, isLate: false };
      this.waiting.push(job);
      this.next();
    });
  }

  /** Ends the thread and asks waiting requests to try again. */
  async close(): Promise<void> {
    this.isClosed = true;
    for (const { settle } of this.waiting.splice(0)) settle(refuse('sidewall.busy'));
    await this.endThread();
  }

  private next(): void {
    if (this.current !== null) return;
    const job = this.waiting.shift();
    if (job === undefined) {
      this.after(this.limits.idleMs, () => void this.endThread());
      return;
    }
    this.current = job;
    this.asked += 1;
    const { readingMs, graceMs } = this.limits;
    this.after(readingMs + graceMs, () => void this.endThread());
    this.runningThread().ask({ id: this.asked, photo: job.photo, sizes: job.sizes, milliseconds: readingMs });
  }

  private runningThread(): ReaderThread {
    if (this.thread !== null) return this.thread;
    const thread = this.start();
    this.thread = thread;
    thread.onAnswer(({ id, chosen }) => {
      if (id === this.asked) this.settle(chosen === null ? refuse('sidewall.photoUnreadable') : ok(chosen));
    });
    thread.onJudged(({ id, fault }) => {
      if (id !== this.asked || this.current === null) return;
      this.current.fault = fault;
      advise(this.current);
    });
    thread.onGone(() => {
      if (this.thread !== thread) return;
      this.thread = null;
      this.settle(refuse('sidewall.busy'));
    });
    return thread;
  }

  private settle(reading: Reading): void {
    const job = this.current;
    if (job === null) return;
    this.current = null;
    job.settle(reading);
    this.next();
  }

  private async endThread(): Promise<void> {
    this.after(0, null);
    const { thread } = this;
    this.thread = null;
    const ended = thread?.end();
    this.settle(refuse('sidewall.busy'));
    await ended;
  }

  private after(ms: number, run: (() => void) | null): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = run === null ? null : setTimeout(run, ms).unref();
  }
}
