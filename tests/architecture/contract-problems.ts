import * as z from 'zod';
import type { MessageEntry } from '#src/messages/message-table.ts';
import { FAILURE_KINDS } from '#src/shared/failure.ts';
import { isRecord } from './domain-modules.ts';

type Exports = Readonly<Record<string, unknown>>;
type Words = Readonly<Record<string, MessageEntry>>;

const WORDS_MIN_LENGTH = 8;

const isSchema = (value: unknown): value is z.core.$ZodType => isRecord(value) && '_zod' in value;
const isErrorTable = (value: unknown): value is Readonly<Record<string, string>> =>
	isRecord(value) &&
	Object.entries(value).every(([code, kind]) => code.includes('.') && FAILURE_KINDS.some((known) => known === kind));

export const failureCodes = (exports: Exports): readonly string[] =>
	Object.values(exports).filter(isErrorTable).flatMap(Object.keys);

/** Problems of a contract: schemas without JSON Schema, codes that name no domain, errors without a text. A code keeps the name of the domain that had it first. */
export function contractProblems(domains: readonly string[], exports: Exports, words: Words): readonly string[] {
	const codes = failureCodes(exports);
	const named = new RegExp(`^(${domains.join('|')})\\.[a-z][a-z0-9_]*$`);
	return [
		...Object.entries(exports)
			.filter(([, schema]) => isSchema(schema) && !isDescribable(schema))
			.map(([name]) => `cannot be described: ${name}`),
		...codes.filter((code) => !named.test(code)).map((code) => `not named domain.snake_case: ${code}`),
		...codes.filter((code) => say(words[code]).length < WORDS_MIN_LENGTH).map((code) => `without words: ${code}`),
	];
}

/** A transform, a date or a map has no JSON Schema. */
function isDescribable(schema: z.core.$ZodType): boolean {
	try {
		z.toJSONSchema(schema, { io: 'input' });
		z.toJSONSchema(schema, { io: 'output' });
		return true;
	} catch {
		return false;
	}
}

const say = (entry: MessageEntry | undefined): string => (typeof entry === 'function' ? entry({}) : (entry ?? ''));
