import { photoAdvice, PHOTO_PROBLEMS } from './photo-advice.js';

it('each problem of a photo has one sentence that says what to do', () => {
  const sentences = PHOTO_PROBLEMS.map(photoAdvice);
  expect(sentences).toContain('Too dark: add light.');
  expect(sentences).toContain('Glare on the letters: tilt the phone.');
  expect(new Set(sentences).size).toBe(PHOTO_PROBLEMS.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].+\.$/);
});
