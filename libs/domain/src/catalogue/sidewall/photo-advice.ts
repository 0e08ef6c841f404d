/** The faults that keep a photo from being read. `far` also means that letters are too small or missing. */
export const PHOTO_PROBLEMS = ['dark', 'glare', 'blurred', 'far'] as const;
export type PhotoProblem = (typeof PHOTO_PROBLEMS)[number];

const ADVICE: Readonly<Record<PhotoProblem, string>> = {
  dark: 'Too dark: add light.',
  glare: 'Glare on the letters: tilt the phone.',
  blurred: 'Blurred: hold the phone still, or wipe the lens.',
  far: 'Move closer, until the size fills the frame.',
};

/** Returns what to do better in the next photo. */
export const photoAdvice = (problem: PhotoProblem): string => ADVICE[problem];
