import { articlePath } from '@simpletread/domain';
import type pg from 'pg';
import { z } from 'zod';
import { queryRows } from '../../../database/index.js';
import type { Prng } from '../../random/prng.js';
import { CATALOGUE_EPOCH, seededId } from '../../random/seeded-id.js';
import { writeColumns } from '../../write-columns.js';
import { readArticles, type SeededArticle } from './read-articles.js';

const EDITOR = "SELECT id, name FROM identity.staff WHERE role = 'content-editor' ORDER BY id LIMIT 1";
const editorRow = z.object({ id: z.string(), name: z.string() });
const ANY = 'SELECT EXISTS (SELECT FROM content.article) AS "hasAny"';
const anyRow = z.object({ hasAny: z.boolean() });
const PUBLISH = `
  UPDATE content.article SET release = 1, released_path = told.path
  FROM unnest($1::uuid[], $2::text[]) AS told (id, path) WHERE article.id = told.id`;
const OPENED = '2026-01-05';

const rowOf = ({ section, category, slug, title, summary, body, picture }: SeededArticle) => ({
  section,
  category,
  slug,
  title,
  summary,
  body,
  picture,
});

/** Writes a fresh shop's articles, all published; nothing if there are any already. Returns their number. */
export const writeArticles = async (client: pg.ClientBase, root: string, random: Prng): Promise<number> => {
  const [any] = await queryRows(client, anyRow, ANY);
  if (any?.hasAny === true) return 0;
  const [first] = await queryRows(client, editorRow, EDITOR);
  const editor = first ?? { id: null, name: 'SimpleTread' };
  const articles = (await readArticles(root)).map((article) => ({
    ...article,
    id: seededId(random, CATALOGUE_EPOCH),
    at: new Date(`${article.date ?? OPENED}T14:00:00Z`),
  }));
  await writeColumns(
    client,
    'content.article',
    articles.map((article) => ({
      id: article.id,
      ...rowOf(article),
      created_at: article.at,
      updated_at: article.at,
    })),
  );
  await writeColumns(
    client,
    'content.article_release',
    articles.map((article) => ({
      article_id: article.id,
      number: 1,
      ...rowOf(article),
      released_at: article.at,
      released_by: editor.id,
      released_by_name: editor.name,
    })),
  );
  await client.query(PUBLISH, [articles.map(({ id }) => id), articles.map(articlePath)]);
  return articles.length;
};
