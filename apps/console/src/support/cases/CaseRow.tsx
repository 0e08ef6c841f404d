import ButtonBase from '@mui/material/ButtonBase';
import type { AdminCaseRow } from '@simpletread/contract';
import { type CaseChannel, caseChannelLabel } from '@simpletread/domain';
import { VisuallyHidden } from '@simpletread/ui';
import { FileText, Mail, MessageCircle, Phone, Smartphone } from 'lucide-react';

import { useMinute } from '../../shell/time/index.js';
import { answerClock } from './case-clock.js';
import { CASE_FACES } from './case-face.js';
import styles from './Cases.module.css';

const ICONS: Readonly<Record<CaseChannel, typeof Mail>> = {
  mail: Mail,
  text: Smartphone,
  form: FileText,
  call: Phone,
  chat: MessageCircle,
};

const LEVELS = { calm: styles.clock, soon: styles.soon, late: styles.late } as const;

interface AnswerClockProps {
  readonly record: AdminCaseRow;
  /** In a sentence, after the word “answer”. */
  readonly isSentence?: boolean;
}

/** The time that is left for an answer. */
export const AnswerClock = ({ record, isSentence = false }: AnswerClockProps) => {
  const clock = answerClock(record, useMinute());
  if (clock === null) return null;
  return (
    <span className={LEVELS[clock.level]}>
      {isSentence && clock.level !== 'late' && 'in '}
      {clock.text}
    </span>
  );
};

interface CaseRowProps {
  readonly record: AdminCaseRow;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

/** One case in the inbox: who wrote, about what, and how long they still wait. */
export const CaseRow = ({ record, isSelected, onSelect }: CaseRowProps) => {
  const Icon = ICONS[record.channel];
  const { name, subject, preview, owner, unanswered, state } = record;
  return (
    <li>
      <ButtonBase
        className={isSelected ? `${styles.row} ${styles.selected}` : (styles.row ?? '')}
        aria-current={isSelected}
        onClick={onSelect}
      >
        <Icon size={16} aria-hidden="true" />
        <span className={styles.who}>
          <VisuallyHidden>{caseChannelLabel(record.channel)} from</VisuallyHidden> {name}
        </span>
        <AnswerClock record={record} />
        <span className={styles.about}>{subject}</span>
        <span className={styles.dim}>{owner === null ? CASE_FACES[state].label : owner.name}</span>
        <span className={styles.preview}>{preview}</span>
        {unanswered > 0 && (
          <span className={styles.count}>
            {unanswered}
            <VisuallyHidden> unanswered</VisuallyHidden>
          </span>
        )}
      </ButtonBase>
    </li>
  );
};
