import { TireGlyph } from '@simpletread/ui';
import { useState } from 'react';

import { serverConfig } from '../../../shell/config/index.js';
import styles from './LinesPanel.module.css';

const PICTURE_KEY = /^[a-z-]+-\d$/;

/** The tire of a line; its glyph where the shop has no picture, or does not answer. */
export const LinePicture = ({ imageKey }: { readonly imageKey: string }) => {
  const { storefrontUrl } = serverConfig();
  const [hasFailed, setHasFailed] = useState(storefrontUrl === null || !PICTURE_KEY.test(imageKey));
  return (
    <span className={styles.tile}>
      {hasFailed ? (
        <TireGlyph size={20} />
      ) : (
        <img
          src={`${storefrontUrl}/tires/${imageKey}-hero-480.webp`}
          alt=""
          loading="lazy"
          width={24}
          height={24}
          onError={() => setHasFailed(true)}
        />
      )}
    </span>
  );
};
