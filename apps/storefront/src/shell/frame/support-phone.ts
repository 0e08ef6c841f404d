'use client';

import { createContext } from 'react';

/** The number to call, as the globals name it; what is given here holds where there are none. */
export const SupportPhoneContext = createContext({ display: '(800) 555 0142', value: '8005550142' });
