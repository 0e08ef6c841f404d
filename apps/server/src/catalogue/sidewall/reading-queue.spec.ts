import type { ReadPhoto } from './read-photo.js';
import { type ReaderThread, ReadingQueue } from './reading-queue.js';
import type { PhotoAnswer, PhotoJudgment, PhotoQuestion } from './thread-messages.js';

const NOTHING: ReadPhoto = { choices: [], isSure: false, service: null, problem: null };
const LIMITS = { mostWaiting: 2, readingMs: 20, adviceMs: 5, graceMs: 10, idleMs: 30 };
const PHOTO = new Uint8Array([1]);

class FakeThread implements ReaderThread {
  readonly questions: PhotoQuestion[] = [];
  isEnded = false;
  private answers: (answer: PhotoAnswer) => void = () => undefined;
  private judgments: (judgment: PhotoJudgment) => void = () => undefined;
  private leaves: () => void = () => undefined;

  ask(question: PhotoQuestion): void {
    this.questions.push(question);
  }
  onAnswer(listener: (answer: PhotoAnswer) => void): void {
    this.answers = listener;
  }
  onJudged(listener: (judgment: PhotoJudgment) => void): void {
    this.judgments = listener;
  }
  onGone(listener: () => void): void {
    this.leaves = listener;
  }
  end(): Promise<void> {
    this.isEnded = true;
    this.leaves();
    return Promise.resolve();
  }
  judge(fault: PhotoJudgment['fault']): void {
    this.judgments({ id: this.questions.at(-1)?.id ?? 0, fault });
  }
  answer(chosen: ReadPhoto | null): void {
    this.answers({ id: this.questions.at(-1)?.id ?? 0, chosen });
  }
}

describe('photos waiting to be read', () => {
  const threads: FakeThread[] = [];
  const queueOf = (limits = LIMITS): ReadingQueue => {
    threads.length = 0;
    return new ReadingQueue(() => {
      const thread = new FakeThread();
      threads.push(thread);
      return thread;
    }, limits);
  };
  const busy = { ok: false, fault: expect.objectContaining({ code: 'sidewall.busy' }) as unknown };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are read one after the other by one thread', async () => {
    const queue = queueOf();
    const both = [queue.read(PHOTO, ['a']), queue.read(PHOTO, ['b'])];
    expect(threads[0]?.questions.map(({ sizes }) => sizes)).toEqual([['a']]);
    threads[0]?.answer(NOTHING);
    threads[0]?.answer(null);
    expect(await Promise.all(both)).toEqual([
      { ok: true, value: NOTHING },
      { ok: false, fault: expect.objectContaining({ code: 'sidewall.photoUnreadable' }) as unknown },
    ]);
    expect(threads).toHaveLength(1);
  });

  it('are refused when too many wait', async () => {
    const queue = queueOf();
    const taken = [1, 2, 3].map(() => queue.read(PHOTO, []));
    expect(await queue.read(PHOTO, [])).toEqual(busy);
    for (const _ of taken) threads[0]?.answer(NOTHING);
    expect(await Promise.all(taken)).toEqual(taken.map(() => ({ ok: true, value: NOTHING })));
  });

  it('do not wait for a thread that is stuck, and the next gets a new one', async () => {
    const queue = queueOf();
    const [stuck, next] = [queue.read(PHOTO, []), queue.read(PHOTO, [])];
    jest.advanceTimersByTime(LIMITS.readingMs + LIMITS.graceMs);
    expect(await stuck).toEqual(busy);
    expect(threads.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    threads[1]?.answer(NOTHING);
    expect(await next).toEqual({ ok: true, value: NOTHING });
  });

  it.each([
    ['judged in time', (thread: FakeThread) => thread.judge('dark'), LIMITS.adviceMs],
    ['judged later', () => undefined, LIMITS.adviceMs + 3],
  ])(
    'with a fault get their advice by the clock, however slow the reading is: %s',
    async (_when, before, ms) => {
      const queue = queueOf();
      const answers: unknown[] = [];
      void queue.read(PHOTO, []).then((answer) => answers.push(answer));
      const [thread] = threads;
      if (thread === undefined) throw new Error('no thread was started');
      before(thread);
      await jest.advanceTimersByTimeAsync(LIMITS.adviceMs - 1);
      expect(answers).toEqual([]);
      await jest.advanceTimersByTimeAsync(ms - LIMITS.adviceMs + 1);
      if (ms > LIMITS.adviceMs) thread.judge('dark');
      await jest.advanceTimersByTimeAsync(0);
      expect(answers).toEqual([{ ok: true, value: { ...NOTHING, problem: 'dark' } }]);
      // The thread is still at it: the next photo waits for it.
      const next = queue.read(PHOTO, []);
      expect(thread.questions).toHaveLength(1);
      thread.answer(NOTHING);
      thread.answer(NOTHING);
      expect(await next).toEqual({ ok: true, value: NOTHING });
    },
  );

  it('without a fault are read on after that time', async () => {
    const queue = queueOf();
    const read = queue.read(PHOTO, []);
    threads[0]?.judge(null);
    await jest.advanceTimersByTimeAsync(LIMITS.adviceMs + 1);
    const found = { ...NOTHING, isSure: true };
    threads[0]?.answer(found);
    expect(await read).toEqual({ ok: true, value: found });
  });

  it('end their thread when idle', async () => {
    const queue = queueOf();
    const read = queue.read(PHOTO, []);
    threads[0]?.answer(NOTHING);
    await read;
    expect(threads[0]?.isEnded).toBe(false);
    jest.advanceTimersByTime(LIMITS.idleMs);
    expect(threads[0]?.isEnded).toBe(true);
  });

  it('ask for another try when the server stops', async () => {
    const queue = queueOf();
    const both = [queue.read(PHOTO, []), queue.read(PHOTO, [])];
    await queue.close();
    expect(await Promise.all(both)).toEqual([busy, busy]);
    expect(await queue.read(PHOTO, [])).toEqual(busy);
    expect(threads).toHaveLength(1);
  });
});
