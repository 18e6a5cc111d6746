import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_MAX } from '#src/shared/limits/identity-limits.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';

/** Argon2id, the package's default, with OWASP's second profile: 19 MiB, two iterations, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Each hash takes a core and 19 MiB; more concurrent ones would slow down the pages. */
const AT_ONCE_MAX = 4;
const WAITING_MAX = 200;
const COMMON_COUNT = 3000;
const COMMON_MIN_LENGTH = 6;

const VIETNAMESE_COMMON = [
	'matkhau',
	'matkhau1',
	'matkhau123',
	'anhyeuem',
	'emyeuanh',
	'vietnam',
	'vietnam1',
	'saigon',
	'hanoi1',
	'khongbiet',
	'iloveu',
	'chobiz',
	'chobiz123',
];
const common: ReadonlySet<string> = new Set([
	...(dictionary['passwords-common'] ?? []).filter(({ length }) => length >= COMMON_MIN_LENGTH).slice(0, COMMON_COUNT),
	...VIETNAMESE_COMMON,
]);

export type PasswordProblem = 'too_short' | 'too_long' | 'too_common';

/** macOS and Windows encode accents differently; NFC makes both spellings the same password. */
const normal = (password: string): string => password.normalize('NFC');

/** Checks length and commonness only: composition rules lead people to weaker passwords. */
export function judgePassword(password: string, minLength: number): PasswordProblem | null {
	const length = [...normal(password)].length;
	if (length < minLength) return 'too_short';
	if (length > PASSWORD_MAX) return 'too_long';
	return common.has(normal(password).toLowerCase()) ? 'too_common' : null;
}

const limited = createConcurrencyLimit(AT_ONCE_MAX, WAITING_MAX);

export const hashPassword = (password: string): Promise<string> => limited(() => hash(normal(password), COST));

let dummy: Promise<string> | undefined;

/** Takes the same time for a missing account (`stored` is null), so that timing does not reveal accounts. */
export async function isRightPassword(stored: string | null, password: string): Promise<boolean> {
	dummy ??= hashPassword('nobody has this password');
	const against = stored ?? (await dummy);
	if ([...password].length > PASSWORD_MAX) return false;
	const isRight = await limited(() => verify(against, normal(password)));
	return stored !== null && isRight;
}
