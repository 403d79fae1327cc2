import { Unavailable } from '../errors';
import type { Database, Queryable } from './database';

/*
 * Classes of PostgreSQL's error codes that are not about the statement: connection, transaction to be tried again, lack
 * of room, intervention of the operator, failure of the system, a server that only reads at the moment.
 */
const OUTAGES = /^(08|40|53|57|58|25006)/;

/**
 * Returns a database that throws {@link Unavailable} where it cannot be reached or cannot work. Its answer to a statement that is wrong, and
 * what the work of a transaction throws by itself, stay as they are.
 */
export function namingOutages(database: Database): Database {
  return {
    ...asking(database),
    exclusive: database.exclusive,
    patience: database.patience,
    ...(database.lost === undefined ? {} : { lost: database.lost }),
    async transaction(work, pace) {
      let thrown: unknown;
      const kept = async (transaction: Queryable) => {
        try {
          return await work(asking(transaction));
        } catch (error) {
          thrown = error;
          throw error;
        }
      };
      try {
        return await database.transaction(kept, pace);
      } catch (error) {
        throw error === thrown ? error : named(error);
      }
    },
    listen: (...listening) => database.listen(...listening),
    close: () => database.close(),
  };
}

function asking(queryable: Queryable): Queryable {
  return {
    async query(sql, parameters) {
      try {
        return await queryable.query(sql, parameters);
      } catch (error) {
        throw named(error);
      }
    },
  };
}

function named(error: unknown): unknown {
  return isAnswer(error) ? error : new Unavailable(error);
}

function isAnswer(error: unknown): boolean {
  if (!(error instanceof Error) || !('severity' in error) || !('code' in error)) return false;
  return error.severity === 'ERROR' && !OUTAGES.test(String(error.code));
}
