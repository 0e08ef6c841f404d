/** Why the camera cannot be used. */
export type CameraProblem = 'none' | 'denied' | 'inUse' | 'cannotSwitch' | 'noCanvas';

export const CAMERA_WORDS: Readonly<Record<CameraProblem, string>> = {
  none: 'We found no camera here. Choose a photo instead, or type the size.',
  denied:
    'The camera is not allowed. Allow it for this site in your browser’s settings and try again, or choose a photo instead.',
  inUse: 'The camera is used by another app. Close that app and try again, or choose a photo instead.',
  cannotSwitch: 'We cannot switch to another camera here. You can go on with this one.',
  noCanvas: 'This browser cannot take a picture from the camera. Choose a photo instead.',
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

/** What a browser's refusal to open the camera means for a shopper. */
export const cameraProblemOf = (error: unknown): CameraProblem => PROBLEMS[nameOf(error)] ?? 'none';
