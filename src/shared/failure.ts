/** Expected errors have one of five kinds; every other HTTP status belongs to the HTTP layer. */
export const FAILURE_KINDS = ['invalid', 'forbidden', 'not_found', 'conflict', 'limited'] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

export type FailureDetails = Readonly<Record<string, string | number | boolean | null | readonly unknown[] | object>>;

/** `code` is stable and reads `domain.snake_case`; `messages` contains its Vietnamese text. */
export type Failure<Code extends string = string> = {
	readonly kind: FailureKind;
	readonly code: Code;
	readonly details?: FailureDetails;
	readonly fields?: Readonly<Record<string, string>>;
};

export type ErrorTable<Code extends string = string> = Readonly<Record<Code, FailureKind>>;

/** Takes the kind from the table, so that a code never gets a wrong kind. */
export function defineErrors<const T extends ErrorTable>(table: T) {
	return <C extends keyof T & string>(
		code: C,
		details?: FailureDetails,
		fields?: Readonly<Record<string, keyof T & string>>,
	): { readonly ok: false; readonly error: Failure<C> } => ({
		ok: false,
		error: { kind: table[code] as FailureKind, code, ...(details ? { details } : {}), ...(fields ? { fields } : {}) },
	});
}

/** An external dependency does not answer: 503 with `Retry-After`; neither a `Failure` nor a bug. */
export class DependencyUnavailable extends Error {}
