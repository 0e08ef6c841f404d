import { Button } from '@simpletread/ui';

/** Asks for the same page again: an empty address is the page's own. */
export const ReloadButton = () => (
  <Button variant="ghost" href="">
    Reload
  </Button>
);
