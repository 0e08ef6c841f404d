import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import type { ReactNode } from 'react';

import styles from './Folded.module.css';

interface FoldedProps {
  readonly label: ReactNode;
  /** True if it starts open. */
  readonly isOpen?: boolean;
  /** A line of its own with a sign, not a link within other text. */
  readonly isLine?: boolean;
  readonly children: ReactNode;
}

/** Something long behind one line; opens on demand. */
export const Folded = ({ label, isOpen = false, isLine = false, children }: FoldedProps) => (
  <Accordion
    className={isLine ? styles.line : styles.folded}
    defaultExpanded={isOpen}
    disableGutters
    square
    // The headings of a page are its panels.
    slots={{ heading: 'div' }}
    slotProps={{ transition: { timeout: 0, unmountOnExit: true }, region: { role: undefined } }}
  >
    <AccordionSummary>{label}</AccordionSummary>
    <AccordionDetails>{children}</AccordionDetails>
  </Accordion>
);

/** Data as it was stored. */
export const RawData = ({ value }: { readonly value: unknown }) => (
  <pre className={styles.json} tabIndex={0} role="region" aria-label="Stored data">
    {JSON.stringify(value, null, 2)}
  </pre>
);
