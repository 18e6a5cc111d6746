/** Every expected error is one of five kinds; the edge owns every other status. */
export const FAILURE_KINDS = ['invalid', 'forbidden', 'not_found', 'conflict', 'limited'] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

export type FailureDetails = Readonly<Record<string, string | number | boolean | null | readonly unknown[] | object>>;

/** `code` is stable and reads `domain.snake_case`; its Vietnamese words stand in `messages`. */
export type Failure<Code extends string = string> = {
	readonly kind: FailureKind;
	readonly code: Code;
	readonly details?: FailureDetails;
	/** Field path → code, for errors that concern single inputs. */
	readonly fields?: Readonly<Record<string, string>>;
};

/** The errors of an endpoint as data: code → kind. OpenAPI and the words check read it. */
export type ErrorTable<Code extends string = string> = Readonly<Record<Code, FailureKind>>;

/** Makes the constructor of a domain's errors from its table, so that a code never meets a wrong kind. */
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

/** Something outside that we need does not answer: 503 with `Retry-After`, never an error and never a bug. */
export class DependencyUnavailable extends Error {}
