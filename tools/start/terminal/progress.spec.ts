import { createProgress } from './progress.mjs';

function record(isTTY: boolean) {
  const written: string[] = [];
  const times = [0, 2_500, 2_500, 2_500];
  const progress = createProgress(
    { write: (text: string) => written.push(text), isTTY },
    () => times.shift() ?? 0,
  );
  return { progress, text: () => written.join('') };
}

describe('progress', () => {
  it('shows how long a step took', async () => {
    const { progress, text } = record(false);
    await progress.step('Build', async () => 'result');
    expect(text()).toBe('… Build\n✓ Build                         2.5 s\n');
  });

  it('adds the step’s last report', async () => {
    const { progress, text } = record(false);
    await progress.step('Seed', async (report: (detail: string) => void) => report('40,000 products'));
    expect(text()).toContain('2.5 s  40,000 products\n');
  });

  it('returns the step’s result, and marks and rethrows its failure', async () => {
    const { progress, text } = record(false);
    expect(await progress.step('One', async () => 1)).toBe(1);
    await expect(progress.step('Two', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(text()).toContain('✗ Two');
  });

  it('rewrites its line on a terminal, without control characters in a log', async () => {
    const terminal = record(true);
    await terminal.progress.step('Build', async () => undefined);
    expect(terminal.text()).toContain('\u001b[2K');
    const log = record(false);
    await log.progress.step('Build', async () => undefined);
    expect(log.text()).not.toContain('\u001b');
  });

  it('is silent once muted', async () => {
    const { progress, text } = record(false);
    progress.mute();
    await progress.step('Build', async () => undefined);
    expect(text()).toBe('');
  });
});
