export type Facing = 'environment' | 'user';

/** A stream of the camera that looks away from the shopper, or towards; rejects as the browser does. */
export const openCamera = (facing: Facing): Promise<MediaStream> => {
  // Without https, and in some browsers inside apps, there are no devices at all.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (devices === undefined) return Promise.reject(new DOMException('no devices', 'NotFoundError'));
  return devices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: facing }, width: { ideal: 1920 }, height: { ideal: 1440 } },
  });
};

/** How many cameras there are; 0 where the browser does not say. */
export const countCameras = async (): Promise<number> => {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.filter(({ kind }) => kind === 'videoinput').length;
};

export const stopCamera = (stream: MediaStream | null): void => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};
