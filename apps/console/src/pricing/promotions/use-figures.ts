import type { PromotionReply } from '@simpletread/contract';
import { useQuery } from '@tanstack/react-query';
import { usePromotionCalls } from './promotion-calls.js';

const REFRESH_MS = 30_000;

/** A promotion's revenue and cost, reloaded twice a minute. */
export const useFigures = ({ id, version }: Pick<PromotionReply, 'id' | 'version'>) => {
  const data = usePromotionCalls();
  return useQuery({
    queryKey: ['promotion-figures', id, version],
    queryFn: () => data.promotionFigures(id),
    refetchInterval: REFRESH_MS,
  });
};
