'use client';

import { FailedPage } from '../shell/FailedPage';

export default function PageError({ error }: { error: Error }) {
  return <FailedPage error={error} />;
}
