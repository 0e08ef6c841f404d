import { CAMERA_WORDS, cameraProblemOf } from './camera-problem';

describe('camera problems', () => {
  it.each([
    ['NotFoundError', 'none'],
    ['OverconstrainedError', 'none'],
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotReadableError', 'inUse'],
  ])('reads %s as %s', (name, problem) => {
    expect(cameraProblemOf(new DOMException('', name))).toBe(problem);
  });

  it('report no camera if the browser has no devices', () => {
    expect(cameraProblemOf(undefined)).toBe('none');
  });

  it('always come with an alternative', () => {
    for (const words of Object.values(CAMERA_WORDS)) expect(words).toMatch(/photo|continue/);
  });
});
