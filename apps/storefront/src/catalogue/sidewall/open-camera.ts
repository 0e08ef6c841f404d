export type Facing = 'environment' | 'user';

/** Opens a stream of the rear or front camera; rejects as the browser does. */
export const openCamera = (facing: Facing): Promise<MediaStream> => {
  // Without https, and in some in-app browsers, there are no devices at all.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (devices === undefined) return Promise.reject(new DOMException('no devices', 'NotFoundError'));
  return devices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: facing }, width: { ideal: 1920 }, height: { ideal: 1440 } },
  });
};

/** Returns the number of cameras; 0 if the browser doesn't say. */
export const countCameras = async (): Promise<number> => {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.filter(({ kind }) => kind === 'videoinput').length;
};

export const stopCamera = (stream: MediaStream | null): void => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};
