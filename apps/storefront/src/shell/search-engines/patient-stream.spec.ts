/** @jest-environment node */
import { PATIENCE_MS, patientStream } from './patient-stream';

async function* threeParts(): AsyncGenerator<string> {
  yield 'a';
  yield 'b';
  yield 'c';
}

describe('a stream of parts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('ends for a reader that pauses too long', async () => {
    const onEnd = jest.fn();
    const reader = patientStream(threeParts(), onEnd).getReader();
    await reader.read();
    await jest.advanceTimersByTimeAsync(PATIENCE_MS - 1);
    expect(onEnd).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
    await expect(reader.read()).rejects.toThrow('stopped reading');
  });

  it('is complete for a slow reader', async () => {
    const onEnd = jest.fn();
    const reader = patientStream(threeParts(), onEnd).getReader();
    let text = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += new TextDecoder().decode(part.value);
      await jest.advanceTimersByTimeAsync(PATIENCE_MS - 1);
    }
    expect(text).toBe('abc');
    expect(onEnd).toHaveBeenCalled();
  });
});
