import { v7 } from 'uuid';
import * as z from 'zod/mini';

/** UUIDv7, created in Node: sorts by time and needs no database round trip. */
export const newId = (): string => v7();
/** For imported rows, so that lists in the order of ids are in the order of time. */
export const idFrom = (at: Date): string => v7({ msecs: at.getTime() });
export const Id = z.uuid();
/** For unvalidated text, such as part of a cursor: PostgreSQL throws for a malformed uuid. */
export const isId = (value: unknown): value is string => z.safeParse(Id, value).success;
