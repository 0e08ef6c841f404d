import { type RaRecord, useCreate, useUpdate } from 'react-admin';

interface Writes<Row> {
  readonly create: (data: object, idempotencyKey: string) => Promise<Row>;
  readonly update: (id: string, data: object, idempotencyKey: string) => Promise<Row>;
}

/** Creates and updates records of a resource. The server's answer counts, not a guess: nothing is shown before. */
export const useWrites = <Row extends RaRecord>(resource: string): Writes<Row> => {
  const [create] = useCreate<Row>();
  const [update] = useUpdate<Row>();
  return {
    create: (data, idempotencyKey) =>
      create(
        resource,
        { data: data as Partial<Row>, meta: { idempotencyKey } },
        { returnPromise: true },
      ) as Promise<Row>,
    update: (id, data, idempotencyKey) =>
      update(
        resource,
        { id, data: data as Partial<Row>, meta: { idempotencyKey } },
        { mutationMode: 'pessimistic', returnPromise: true },
      ) as Promise<Row>,
  };
};
