'use client';

import { Button } from '@simpletread/ui';
import { Printer } from 'lucide-react';

export const PrintButton = () => (
  <Button
    variant="ghost"
    onClick={() => window.print()}
    iconStart={<Printer size={17} strokeWidth={1.75} aria-hidden="true" />}
  >
    Print
  </Button>
);
