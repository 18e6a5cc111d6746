import { pino } from 'pino';

/** Values of a failed query: e-mail addresses, session hashes, texts of people. */
const QUERY_VALUES = /\nparams:[\s\S]*?(?=\n {4}at |\ncaused by: |$)/g;
/** PostgreSQL repeats the row's values in `detail` and `where`. */
const FIELDS_WITH_VALUES = ['params', 'detail', 'where', 'internalQuery'];

const withoutValues = (text: string): string => text.replace(QUERY_VALUES, '');

export function errorFacts(problem: Error): Record<string, unknown> {
	// The log redacts the field `code` because of one-time codes, so the error's code is renamed.
	const { message, stack, code: errorCode, ...facts } = pino.stdSerializers.err(problem) ?? {};
	for (const field of FIELDS_WITH_VALUES) delete facts[field];
	return { ...facts, errorCode, message: withoutValues(String(message)), stack: withoutValues(String(stack)) };
}
