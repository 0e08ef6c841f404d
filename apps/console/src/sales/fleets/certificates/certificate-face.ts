import type { ExemptionCertificateRow } from '@simpletread/contract';

import type { StateFace } from '../../../shell/detail/index.js';

export const CERTIFICATE_FACES: Readonly<Record<ExemptionCertificateRow['standing'], StateFace>> = {
  valid: { label: 'Valid', tone: 'good', mark: 'full' },
  ending: { label: 'Ends soon', tone: 'warn', mark: 'half' },
  ended: { label: 'Ended', tone: 'warn', mark: 'ring' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral', mark: 'ring' },
};
