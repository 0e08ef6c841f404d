import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** The reader thread's answer: the possible sizes of a photo, likeliest first. */
interface Chosen {
  readonly choices: readonly { readonly size: string; readonly share: number }[];
  readonly isSure: boolean;
}

export interface TimedReading {
  readonly chosen: Chosen | null;
  /** For all threads of this process, in milliseconds. */
  readonly cpuMs: number;
}

const THREAD = join(
  import.meta.dirname,
  ...['..', '..', '..', 'apps', 'server', 'dist', 'catalogue', 'sidewall', 'reader-thread.js'],
);
/** Enough that only the reader itself decides when it is done, however busy the machine is. */
const MILLISECONDS = 600_000;

const cpuMsOf = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

/** The built server's thread for reading photos. */
export class BuiltReader {
  private readonly worker = new Worker(THREAD);
  private asked = 0;

  read(photo: Uint8Array, sizes: readonly string[]): Promise<TimedReading> {
    this.asked += 1;
    const before = process.cpuUsage();
    return new Promise((resolve, reject) => {
      const fail = (error: Error): void => reject(error);
      this.worker.once('error', fail);
      this.worker.once('message', ({ chosen }: { readonly chosen: Chosen | null }) => {
        this.worker.off('error', fail);
        resolve({ chosen, cpuMs: cpuMsOf(process.cpuUsage(before)) });
      });
      this.worker.postMessage({ id: this.asked, photo, sizes, milliseconds: MILLISECONDS });
    });
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }
}
