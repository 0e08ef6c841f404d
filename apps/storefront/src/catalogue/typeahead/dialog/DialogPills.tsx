'use client';

import { Button, FilterChip, Pill, PillRow } from '@simpletread/ui';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { Deal } from '../answers/deal';
import { dealFilterLabel } from '../answers/deals';
import { KindIcon } from '../answers/KindIcon';
import { DEAL_ICON, linkPills } from '../answers/link-pills';
import styles from './SearchDialog.module.css';
import { SEARCH_KINDS, type QueryType } from '../answers/search-kinds';

interface DialogPillsProps {
  /** The pill whose sentence is shown; null while only a deal is chosen. */
  readonly chosen: QueryType | null;
  readonly deals: readonly Deal[];
  readonly deal: Deal | null;
  /** The back link's words; null at the first question. */
  readonly wayBack: string | null;
  readonly onKind: (kind: QueryType) => void;
  readonly onDeal: (deal: Deal | null) => void;
  readonly onGo: (href: string) => void;
  readonly onBack: () => void;
}

/** The search modal's pills, with its filters below. */
export const DialogPills = ({
  chosen,
  deals,
  deal,
  wayBack,
  onKind,
  onDeal,
  onGo,
  onBack,
}: DialogPillsProps) => (
  <>
    <PillRow label="Shop by" className={styles.pills}>
      {SEARCH_KINDS.map(({ id, label }) => (
        <Pill key={id} icon={<KindIcon kind={id} />} isChosen={id === chosen} onClick={() => onKind(id)}>
          {label}
        </Pill>
      ))}
      {linkPills(deals.length > 0).map(({ id, label, href, icon }) => (
        <Pill
          key={id}
          href={href}
          icon={icon}
          onClick={(event: MouseEvent) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onGo(href);
          }}
        >
          {label}
        </Pill>
      ))}
      {deals.map((one) => (
        <Pill
          key={one.id}
          icon={DEAL_ICON}
          isDeal
          isChosen={one.id === deal?.id}
          onClick={() => onDeal(one.id === deal?.id ? null : one)}
        >
          {one.label}
        </Pill>
      ))}
    </PillRow>
    {(deal !== null || wayBack !== null) && (
      <p className={styles.filters}>
        {wayBack !== null && (
          <Button
            variant="ghost"
            size="s"
            iconStart={<ArrowLeft size={16} strokeWidth={2} aria-hidden="true" />}
            onClick={onBack}
          >
            {wayBack}
          </Button>
        )}
        {deal !== null && (
          <FilterChip isOn onClick={() => onDeal(null)}>
            {dealFilterLabel(deal)}
          </FilterChip>
        )}
      </p>
    )}
  </>
);
