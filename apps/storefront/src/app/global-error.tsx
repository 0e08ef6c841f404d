'use client';

import '@simpletread/ui/tokens.css';
import '@simpletread/ui/base.css';
import { FailedPage } from '../shell/problems';

export default function GlobalError({ error }: { error: Error }) {
  return (
    <html lang="en-US" data-season="default">
      <body>
        <main id="main">
          <FailedPage error={error} />
        </main>
      </body>
    </html>
  );
}
