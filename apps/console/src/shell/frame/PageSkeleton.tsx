import { Skeleton } from '@simpletread/ui';

/** A page that is on its way. */
export const PageSkeleton = () => (
  <div aria-busy="true" aria-label="Loading" role="status" style={{ display: 'grid', gap: 14 }}>
    <Skeleton width={220} height={26} />
    <Skeleton width="100%" height={320} />
  </div>
);
