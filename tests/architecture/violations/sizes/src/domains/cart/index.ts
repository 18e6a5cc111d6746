export { merge } from './rules/merging.ts';
export { total } from './rules/totals.ts';
export { limit } from './rules/limits.ts';
