import { Button } from '@simpletread/ui';

/** Reloads the same page: an empty address is the page's own. */
export const ReloadButton = () => (
  <Button variant="ghost" href="">
    Reload
  </Button>
);
