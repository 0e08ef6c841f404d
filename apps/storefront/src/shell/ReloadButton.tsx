'use client';

import { Button } from '@simpletread/ui';

/** Asks for the same page again. */
export const ReloadButton = () => (
  <Button variant="ghost" onClick={() => window.location.reload()}>
    Reload
  </Button>
);
