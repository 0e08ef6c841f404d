import Button from '@mui/material/Button';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

import { useCan } from '../../shell/auth/index.js';
import { Panel } from '../../shell/detail/index.js';
import { AccessDeniedPage, PageHeader } from '../../shell/frame/index.js';
import { Answer } from './Answer.js';
import { Differences } from './Differences.js';
import styles from './ExplainPrice.module.css';
import type { Explanation } from './price-differences.js';
import { type Draft, draftText, EMPTY_DRAFT, type Side } from './question.js';
import { QuestionForm } from './QuestionForm.js';
import { useQuestions } from './use-questions.js';
import { useExplanationCalls } from './explanation-calls.js';

const isAsked = (draft: Draft | null): draft is Draft => draft !== null && draft.question.lines.length > 0;

/** Reloaded by hand only, so the price doesn't change while someone reads it. */
const useExplanation = (draft: Draft | null): UseQueryResult<Explanation> => {
  const data = useExplanationCalls();
  return useQuery({
    queryKey: ['price-explanation', draft === null ? null : draft.question],
    queryFn: () => data.explainPrice(draft?.question ?? EMPTY_DRAFT.question),
    enabled: isAsked(draft),
    retry: false,
    refetchOnWindowFocus: false,
  });
};

interface SidePanelProps {
  readonly side: Side;
  readonly title: string;
  readonly draft: Draft;
  readonly result: UseQueryResult<Explanation>;
  readonly onAsk: (draft: Draft) => void;
  readonly onRemove?: () => void;
}

const SidePanel = ({ side, title, draft, result, onAsk, onRemove }: SidePanelProps) => (
  <Panel
    title={title}
    {...(onRemove === undefined ? {} : { extra: <Button onClick={onRemove}>Remove</Button> })}
  >
    <QuestionForm
      key={draftText(draft)}
      label={`Question ${side.toUpperCase()}`}
      asked={draft}
      onAsk={onAsk}
    />
    {isAsked(draft) && <Answer draft={draft} result={result} />}
  </Panel>
);

/** The price of a hypothetical cart and its reasons; two side by side. The address keeps the questions. */
export const ExplainPricePage = () => {
  const can = useCan();
  const { asked, ask } = useQuestions();
  const first = asked.a ?? EMPTY_DRAFT;
  const results = { a: useExplanation(asked.a), b: useExplanation(asked.b) };
  if (!can('pricing.explain')) return <AccessDeniedPage />;
  return (
    <>
      <PageHeader
        title="Explain a price"
        note="Price a cart by the shop’s rules now, later or in the past. This page’s address keeps your question."
        actions={
          <Button disabled={asked.b !== null || !isAsked(asked.a)} onClick={() => ask('b', first)}>
            Compare with another
          </Button>
        }
      />
      {asked.b !== null && results.a.data !== undefined && results.b.data !== undefined && (
        <div className={styles.difference}>
          <Differences a={results.a.data} b={results.b.data} />
        </div>
      )}
      <div className={styles.sides} data-two={asked.b !== null}>
        <SidePanel
          side="a"
          title={asked.b === null ? 'The cart' : 'A'}
          draft={first}
          result={results.a}
          onAsk={(draft) => ask('a', draft)}
        />
        {asked.b !== null && (
          <SidePanel
            side="b"
            title="B"
            draft={asked.b}
            result={results.b}
            onAsk={(draft) => ask('b', draft)}
            onRemove={() => ask('b', null)}
          />
        )}
      </div>
    </>
  );
};
