'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { type CameraProblem, cameraProblemOf } from './camera-problem';
import { countCameras, type Facing, openCamera, stopCamera } from './open-camera';

export interface Camera {
  readonly stream: MediaStream | null;
  readonly isStarting: boolean;
  readonly problem: CameraProblem | null;
  readonly hasAnother: boolean;
  start(): Promise<void>;
  switchOver(): Promise<void>;
  stop(): void;
  tell(problem: CameraProblem | null): void;
}

/** Controls the device's camera: opened on request, released with the page. */
export const useCamera = (): Camera => {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [isStarting, setStarting] = useState(false);
  const [problem, tell] = useState<CameraProblem | null>(null);
  const [hasAnother, setHasAnother] = useState(false);
  const facing = useRef<Facing>('environment');
  const held = useRef<MediaStream | null>(null);

  const hold = useCallback((next: MediaStream | null) => {
    if (held.current !== next) stopCamera(held.current);
    held.current = next;
    setStream(next);
  }, []);
  useEffect(() => () => stopCamera(held.current), []);

  const start = useCallback(async () => {
    setStarting(true);
    tell(null);
    try {
      hold(await openCamera(facing.current));
      setHasAnother((await countCameras()) > 1);
    } catch (error) {
      hold(null);
      tell(cameraProblemOf(error));
    }
    setStarting(false);
  }, [hold]);

  const switchOver = useCallback(async () => {
    const before = facing.current;
    const next = before === 'user' ? 'environment' : 'user';
    // Phones allow one camera at a time: the open one is released first, and reopened if the other fails.
    stopCamera(held.current);
    try {
      hold(await openCamera(next));
      facing.current = next;
      tell(null);
    } catch {
      await start();
      tell('cannotSwitch');
    }
  }, [hold, start]);

  const stop = useCallback(() => hold(null), [hold]);
  return { stream, isStarting, problem, hasAnother, start, switchOver, stop, tell };
};
