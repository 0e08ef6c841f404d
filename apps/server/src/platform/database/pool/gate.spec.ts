import { Gate } from './gate.js';

const pause = () => new Promise((resolve) => setImmediate(resolve));

describe('a gate', () => {
  it('never admits more than its limit, and everyone in order in the end', async () => {
    const gate = new Gate(3);
    let inside = 0;
    let most = 0;
    const done: number[] = [];
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        gate.pass(async () => {
          inside += 1;
          most = Math.max(most, inside);
          await pause();
          inside -= 1;
          done.push(index);
        }),
      ),
    );
    expect(most).toBe(3);
    expect(done).toEqual(Array.from({ length: 20 }, (_, index) => index));
  });

  it('lets the next one in after one that failed', async () => {
    const gate = new Gate(1);
    await expect(gate.pass(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(gate.pass(() => Promise.resolve('yes'))).resolves.toBe('yes');
  });
});
