import { pino } from 'pino';

/** The values of a query that failed: e-mail addresses, hashes of sessions, whatever people wrote. */
const QUERY_VALUES = /\nparams:[\s\S]*?(?=\n {4}at |\ncaused by: |$)/g;
/** PostgreSQL repeats the row's values in `detail` and `where`. */
const FIELDS_WITH_VALUES = ['params', 'detail', 'where', 'internalQuery'];

const withoutValues = (text: string): string => text.replace(QUERY_VALUES, '');

/** What a log says of an error: where and why, but no value that was being written or looked for. */
export function errorFacts(problem: Error): Record<string, unknown> {
	// `code` alone is the name of one-time codes, which are never written.
	const { message, stack, code: errorCode, ...facts } = pino.stdSerializers.err(problem) ?? {};
	for (const field of FIELDS_WITH_VALUES) delete facts[field];
	return { ...facts, errorCode, message: withoutValues(String(message)), stack: withoutValues(String(stack)) };
}
