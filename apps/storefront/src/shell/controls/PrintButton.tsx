'use client';

import { Button, type ButtonProps } from '@simpletread/ui';
import { Printer } from 'lucide-react';

export const PrintButton = ({ size = 'm' }: Pick<ButtonProps, 'size'>) => (
  <Button
    variant="ghost"
    size={size}
    onClick={() => window.print()}
    iconStart={<Printer size={17} strokeWidth={1.75} aria-hidden="true" />}
  >
    Print
  </Button>
);
