import { Segmented } from '@simpletread/ui';
import { useState } from 'react';

import { Panel } from '../detail/index.js';
import styles from './MessagePage.module.css';

const WIDTHS = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
] as const;

type Width = (typeof WIDTHS)[number]['value'];

/** A mail as wide as its reader's screen, and never wider than the pane. */
export const MailPreview = ({ html }: { readonly html: string }) => {
  const [width, setWidth] = useState<Width>('desktop');
  return (
    <Panel
      title="Preview"
      extra={<Segmented legend="Screen" options={WIDTHS} value={width} onValueChange={setWidth} />}
    >
      <div className={styles.pane}>
        <iframe
          className={styles.preview}
          data-width={width}
          title="Email preview"
          // No script, no form, no link out: what a template holds stays a picture.
          sandbox=""
          srcDoc={html}
        />
      </div>
    </Panel>
  );
};
