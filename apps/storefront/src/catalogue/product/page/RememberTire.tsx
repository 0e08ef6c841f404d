'use client';

import { useEffect } from 'react';
import { keepViewedTire, type ViewedTire } from '../../tires';

/** Stores the tire as recently viewed in this browser. */
export const RememberTire = ({ tire: { href, name, sizeCode, imageKey } }: { tire: ViewedTire }) => {
  useEffect(() => keepViewedTire({ href, name, sizeCode, imageKey }), [href, name, sizeCode, imageKey]);
  return null;
};
