import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';

import { Panel } from '../detail/index.js';
import styles from './MessagePage.module.css';

const WIDTHS = [
  ['desktop', 'Desktop'],
  ['phone', 'Phone'],
] as const;

interface WidthControlProps {
  readonly value: string;
  readonly onChange: (width: string) => void;
}

const WidthControl = ({ value, onChange }: WidthControlProps) => (
  <RadioGroup
    row
    className={styles.widths}
    aria-label="Screen"
    value={value}
    onChange={(event) => onChange(event.target.value)}
  >
    {WIDTHS.map(([width, label]) => (
      <FormControlLabel key={width} value={width} label={label} control={<Radio />} />
    ))}
  </RadioGroup>
);

/** A mail as wide as its reader's screen, and never wider than the pane. */
export const MailPreview = ({ html }: { readonly html: string }) => {
  const [width, setWidth] = useState<string>(WIDTHS[0][0]);
  return (
    <Panel title="Preview" extra={<WidthControl value={width} onChange={setWidth} />}>
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
