import type { MailBlock } from './mail-block.js';

const rowText = ([label, value]: readonly [string, string]): string => `${label}: ${value}`;

const blockText = (block: MailBlock): string => {
  if (typeof block === 'string') return block;
  if ('note' in block) return block.note;
  if ('link' in block) return `${block.label}: ${block.link}`;
  if ('card' in block) return [block.card, ...block.facts, `${block.hrefLabel}: ${block.href}`].join('\n');
  if ('tires' in block) return block.tires.map((tires) => rowText(['Tires', tires])).join('\n');
  return ('rows' in block ? block.rows : [...block.amounts, block.total]).map(rowText).join('\n');
};

/** The plain-text part: the same words, and the same footer below a line. */
export const renderText = (blocks: readonly MailBlock[], footer: readonly string[]): string =>
  [...blocks.map(blockText), ['--', ...footer].join('\n')].join('\n\n');
