import { Skeleton } from '@simpletread/ui';

export default function AccountLoading() {
  return (
    <div
      className="l-wrap"
      style={{ paddingBlock: '32px 80px', display: 'grid', gap: 16 }}
      role="status"
      aria-busy="true"
    >
      <span className="t-muted">Loading your account</span>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
