import { ownValue } from '@simpletread/domain';

/** Reasons the camera can't be used. */
export type CameraProblem = 'none' | 'denied' | 'inUse' | 'cannotSwitch' | 'noCanvas';

export const CAMERA_WORDS: Readonly<Record<CameraProblem, string>> = {
  none: 'We found no camera. Choose a photo instead, or type the size.',
  denied:
    'Camera access is blocked. Allow it for this site in your browser’s settings and try again, or choose a photo instead.',
  inUse: 'Another app is using the camera. Close it and try again, or choose a photo instead.',
  cannotSwitch: 'We can’t switch to another camera. You can continue with this one.',
  noCanvas: 'This browser can’t take a picture with the camera. Choose a photo instead.',
};

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  PermissionDeniedError: 'denied',
  NotReadableError: 'inUse',
  TrackStartError: 'inUse',
  AbortError: 'inUse',
};

const nameOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';

/** Returns the camera problem behind a browser's refusal. */
export const cameraProblemOf = (error: unknown): CameraProblem => ownValue(PROBLEMS, nameOf(error)) ?? 'none';
