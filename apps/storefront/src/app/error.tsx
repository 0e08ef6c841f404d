'use client';

import { FailedPage } from '../shell/problems';

export default function PageError({ error }: { error: Error }) {
  return <FailedPage error={error} />;
}
