import { v7 } from 'uuid';
import * as z from 'zod/mini';

/** UUIDv7, made in Node: sorts by time, needs no round trip. */
export const newId = (): string => v7();
export const Id = z.uuid();
/** For text that no contract has checked, e.g. a part of a cursor: PostgreSQL refuses anything else as a uuid. */
export const isId = (value: unknown): value is string => z.safeParse(Id, value).success;
