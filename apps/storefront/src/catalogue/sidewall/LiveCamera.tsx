'use client';

import { Banner, Button, IconButton } from '@simpletread/ui';
import { Camera as CameraIcon, SwitchCamera, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CAMERA_WORDS } from './camera-problem';
import { shrinkPhoto } from './shrink-photo';
import styles from './SimpleSnap.module.css';
import type { Camera } from './use-camera';

interface LiveCameraProps {
  readonly camera: Camera;
  readonly onTaken: (photo: File) => void;
}

/** `HTMLMediaElement.HAVE_CURRENT_DATA`: before it, the size is known but the picture is black. */
const HAS_PICTURE = 2;

/** A newly opened camera shows nothing for a moment; a press in that moment still takes a photo. */
const firstPicture = (video: HTMLVideoElement): Promise<void> =>
  new Promise((resolve) => {
    if (video.readyState >= HAS_PICTURE) resolve();
    else video.addEventListener('loadeddata', () => resolve(), { once: true });
  });

/** The camera's picture with a frame for the size, and the shutter button. */
export const LiveCamera = ({ camera, onTaken }: LiveCameraProps) => {
  const video = useRef<HTMLVideoElement>(null);
  const take = useRef<HTMLButtonElement>(null);
  const stage = useRef<HTMLElement>(null);
  const { stream, problem } = camera;

  useEffect(() => {
    if (video.current !== null) video.current.srcObject = stream;
    take.current?.focus({ preventScroll: true });
    stage.current?.scrollIntoView({ block: 'nearest' });
  }, [stream]);

  const takePhoto = async () => {
    const seen = video.current;
    if (seen === null) return;
    await firstPicture(seen);
    const photo = await shrinkPhoto(seen, seen.videoWidth, seen.videoHeight);
    if (photo === null) {
      camera.tell('noCanvas');
      return;
    }
    camera.stop();
    onTaken(photo);
  };

  return (
    <section ref={stage} className={styles.stage} aria-label="Camera">
      <div className={styles.view}>
        <video ref={video} className={styles.picture} autoPlay playsInline muted />
        <svg className={styles.guide} viewBox="0 0 400 300" aria-hidden="true">
          <path d="M 40 150 Q 200 92 360 150 L 350 206 Q 200 152 50 206 Z" />
        </svg>
        <p className={styles.hint}>Bring the large characters into the frame</p>
      </div>
      {problem !== null && (
        <Banner tone="warn" isLive>
          {CAMERA_WORDS[problem]}
        </Banner>
      )}
      <div className={styles.controls}>
        <IconButton
          label="Close the camera"
          icon={<X size={22} aria-hidden="true" />}
          onClick={camera.stop}
        />
        <Button
          ref={take}
          variant="cta"
          size="l"
          iconStart={<CameraIcon size={20} aria-hidden="true" />}
          onClick={() => void takePhoto()}
        >
          Take photo
        </Button>
        {camera.hasAnother ? (
          <IconButton
            label="Switch camera"
            icon={<SwitchCamera size={22} aria-hidden="true" />}
            onClick={() => void camera.switchOver()}
          />
        ) : (
          <span className={styles.noControl} />
        )}
      </div>
    </section>
  );
};
