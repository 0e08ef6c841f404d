import { Lexer, type MarkedToken, type Token, Tokenizer } from 'marked';

const none = (): undefined => undefined;

/**
 * Reads the part of Markdown that articles are written in: headings, paragraphs, lists, quotes, tables, strong words, emphasis and
 * links. HTML, code, pictures, rules and bare addresses stay the text that they are.
 */
class ArticleTokenizer extends Tokenizer {
  override html = none;
  override tag = none;
  override code = none;
  override fences = none;
  override codespan = none;
  override hr = none;
  override lheading = none;
  override def = none;
  override reflink = none;
  override autolink = none;
  override url = none;
  override del = none;
  override br = none;
  override escape = none;
}

const ROW = /^\|.*\|$/;
const RULE_ROW = /^[\s|:-]+$/;

const isRow = (line: string | undefined): boolean => line !== undefined && ROW.test(line);

const ruleUnder = (row: string): string => `|${' --- |'.repeat(row.split(/(?<!\\)\|/).length - 2)}`;

/** Writers need not put the line under a table's head, nor empty lines around a table; Markdown needs them. */
const tableLine = (line: string, before: string | undefined): readonly string[] => {
  if (isRow(line) && !isRow(before)) return ['', line, ruleUnder(line)];
  if (isRow(line)) return RULE_ROW.test(line) ? [] : [line];
  return isRow(before) ? ['', line] : [line];
};

/** The tokens of an article's body. Indents mean nothing. */
export const articleTokens = (body: string): readonly Token[] => {
  const lines = body.split('\n').map((line) => line.trim());
  const text = lines.flatMap((line, index) => tableLine(line, lines[index - 1])).join('\n');
  return new Lexer({ gfm: true, tokenizer: new ArticleTokenizer() }).lex(text);
};

/** Narrows a token to its kind. Nothing extends the grammar, so a token of a known name has its known shape. */
export const isToken = <Type extends MarkedToken['type']>(
  token: Token,
  type: Type,
): token is Extract<MarkedToken, { type: Type }> => token.type === type;
