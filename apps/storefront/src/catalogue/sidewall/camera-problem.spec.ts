import { CAMERA_WORDS, cameraProblemOf } from './camera-problem';

describe('what keeps the camera shut', () => {
  it.each([
    ['NotFoundError', 'none'],
    ['OverconstrainedError', 'none'],
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotReadableError', 'inUse'],
  ])('%s is told as %s', (name, problem) => {
    expect(cameraProblemOf(new DOMException('', name))).toBe(problem);
  });

  it('is no camera where the browser knows none at all', () => {
    expect(cameraProblemOf(undefined)).toBe('none');
  });

  it('is always told with another way to go on', () => {
    for (const words of Object.values(CAMERA_WORDS)) expect(words).toMatch(/photo|go on/);
  });
});
