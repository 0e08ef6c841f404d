import type { PrivacyRequestRow } from '@simpletread/contract';
import { Chip } from '@simpletread/ui';

import { REQUEST_FACES } from './privacy-request-face.js';

export const RequestChip = ({ state }: Pick<PrivacyRequestRow, 'state'>) => {
  const { label, tone } = REQUEST_FACES[state];
  return <Chip tone={tone}>{label}</Chip>;
};
