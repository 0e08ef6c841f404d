'use client';

import { createContext } from 'react';

/** The support number from the globals; the default applies without them. */
export const SupportPhoneContext = createContext({ display: '(800) 555 0142', value: '8005550142' });
