export {
	type Database,
	openDatabase,
	type ReadDatabase,
	readOnly,
	type Transaction,
	type Writable,
} from './database.ts';
export { isCollision, isDatabaseAway, isForeignKeyViolation, isUniqueViolation } from './errors.ts';
export { freeSlug } from './free-slug.ts';
export { idList } from './id-list.ts';
export { insertRows } from './insert-rows.ts';
export { createKeptRows, type KeptRows } from './kept-rows.ts';
export { createPool, PATIENT_CONNECTION_MS, type PoolOptions } from './pool.ts';
export { collectPoolFacts } from './pool-facts.ts';
