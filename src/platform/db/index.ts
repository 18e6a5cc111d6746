export {
	type Database,
	openDatabase,
	type ReadDatabase,
	readOnly,
	type Transaction,
	type Writable,
} from './database.ts';
export { isCollision, isDatabaseUnavailable, isForeignKeyViolation, isUniqueViolation } from './errors.ts';
export { freeSlug } from './free-slug.ts';
export { idList } from './id-list.ts';
export { insertRows } from './insert-rows.ts';
export { createPool, LONG_CONNECTION_TIMEOUT_MS, type PoolOptions } from './pool.ts';
export { collectPoolFacts } from './pool-facts.ts';
export { createRowCache, type RowCache } from './row-cache.ts';
