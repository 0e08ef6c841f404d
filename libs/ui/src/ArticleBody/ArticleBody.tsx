import type { ArticleBlock, ArticleSpan } from '@simpletread/domain';
import { Fragment } from 'react';
import type { LinkAs } from '../link.js';
import styles from './ArticleBody.module.css';

export type ArticleBodyProps = {
  blocks: readonly ArticleBlock[];
  /** For links to pages of the same site. */
  linkAs?: LinkAs;
};

type PartProps = { linkAs: LinkAs };

const Span = ({ span, linkAs: LinkTag }: PartProps & { span: ArticleSpan }) => {
  if (span.kind === 'strong') return <strong>{span.text}</strong>;
  if (span.kind === 'emphasis') return <em>{span.text}</em>;
  if (span.kind !== 'link') return span.text;
  return span.href.startsWith('/') ? (
    <LinkTag href={span.href}>{span.text}</LinkTag>
  ) : (
    <a href={span.href} rel="noopener">
      {span.text}
    </a>
  );
};

const Line = ({ line, linkAs }: PartProps & { line: readonly ArticleSpan[] }) =>
  line.map((span, index) => (
    <Fragment key={index}>
      <Span span={span} linkAs={linkAs} />
    </Fragment>
  ));

const Table = ({ head, rows, linkAs }: PartProps & Extract<ArticleBlock, { kind: 'table' }>) => (
  <div className={styles.scroll} tabIndex={0} role="group" aria-label="Table">
    <table>
      <thead>
        <tr>
          {head.map((line, index) => (
            <th key={index} scope="col">
              <Line line={line} linkAs={linkAs} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((line, cell) => (
              <td key={cell}>
                <Line line={line} linkAs={linkAs} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const Block = ({ block, linkAs }: PartProps & { block: ArticleBlock }) => {
  if (block.kind === 'table') return <Table {...block} linkAs={linkAs} />;
  if (block.kind === 'list') {
    const Tag = block.isNumbered ? 'ol' : 'ul';
    return (
      <Tag>
        {block.items.map((line, index) => (
          <li key={index}>
            <Line line={line} linkAs={linkAs} />
          </li>
        ))}
      </Tag>
    );
  }
  const line = <Line line={block.line} linkAs={linkAs} />;
  if (block.kind === 'heading')
    return block.level === 2 ? <h2 id={block.id}>{line}</h2> : <h3 id={block.id}>{line}</h3>;
  return block.kind === 'note' ? <aside className={styles.note}>{line}</aside> : <p>{line}</p>;
};

/** The text of an article, built only from its blocks: nothing anyone wrote becomes markup. */
export const ArticleBody = ({ blocks, linkAs = 'a' }: ArticleBodyProps) => (
  <div className={styles.body}>
    {blocks.map((block, index) => (
      <Block key={index} block={block} linkAs={linkAs} />
    ))}
  </div>
);
