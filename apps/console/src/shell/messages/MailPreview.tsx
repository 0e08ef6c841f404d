import { useState } from 'react';

import { Panel } from '../detail/index.js';
import styles from './MessagePage.module.css';
import { PillChoice } from './PillChoice.js';
import { inLook, type MailLook } from './preview-look.js';

const PARTS = [
  ['html', 'HTML'],
  ['text', 'Plain text'],
] as const;
const WIDTHS = [
  ['desktop', 'Desktop'],
  ['phone', 'Phone'],
] as const;
const LOOKS = [
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;

interface MailPreviewProps {
  readonly html: string;
  readonly text: string;
}

/** A mail as sent: HTML or plain text, as wide as its reader's screen and never wider than the pane, in light or dark. */
export const MailPreview = ({ html, text }: MailPreviewProps) => {
  const [part, setPart] = useState<'html' | 'text'>('html');
  const [width, setWidth] = useState<'desktop' | 'phone'>('desktop');
  const [look, setLook] = useState<MailLook>('light');
  return (
    <Panel
      title="As sent"
      extra={<PillChoice label="Format" options={PARTS} value={part} onChange={setPart} />}
    >
      {part === 'text' ? (
        <p className={styles.text}>{text}</p>
      ) : (
        <>
          <div className={styles.choices}>
            <PillChoice label="Screen" options={WIDTHS} value={width} onChange={setWidth} />
            <PillChoice label="Appearance" options={LOOKS} value={look} onChange={setLook} />
          </div>
          <div className={styles.pane}>
            <iframe
              className={styles.preview}
              data-width={width}
              data-look={look}
              title="Email preview"
              // No scripts, forms or links: the preview is only for looking.
              sandbox=""
              srcDoc={inLook(html, look)}
            />
          </div>
        </>
      )}
    </Panel>
  );
};
