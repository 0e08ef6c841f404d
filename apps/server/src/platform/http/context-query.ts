import { contextQuery, type EndpointShape } from '@simpletread/contract';
import { z } from 'zod';

const CONTEXT_FIELDS = Object.keys(contextQuery);

const declaredFields = ({ query }: EndpointShape): readonly string[] =>
  query instanceof z.ZodObject ? Object.keys(query.shape) : [];

/** The fields of the request's query that are about `endpoint`: what every client may add about its shopper is left aside. */
export const ownQuery = (endpoint: EndpointShape, query: unknown): unknown => {
  if (typeof query !== 'object' || query === null) return query;
  if (!CONTEXT_FIELDS.some((name) => Object.hasOwn(query, name))) return query;
  const declared = declaredFields(endpoint);
  return Object.fromEntries(
    Object.entries(query).filter(([name]) => declared.includes(name) || !CONTEXT_FIELDS.includes(name)),
  );
};
