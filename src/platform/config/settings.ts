import { isIP } from 'node:net';
import * as z from 'zod';
import { BRAND } from '../../shared/brand.ts';

const isLoopbackHost = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]', '::1'].includes(host);
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgres:// URL');
const blankToUndefined = (value: unknown): unknown => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankToUndefined, schema.optional());
const withDefault = <T extends z.ZodType>(schema: T, value: z.input<T>) =>
	z.preprocess((given) => (given === undefined || given === '' ? value : given), schema);

const entriesOf = (list: string): string[] =>
	list
		.split(',')
		.map((entry) => entry.trim())
		.filter(Boolean);
function isNetwork(entry: string): boolean {
	const [address = '', prefix = '0', ...rest] = entry.split('/');
	const family = isIP(address);
	return family > 0 && rest.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 6 ? 128 : 32);
}

const SECRET_MIN_LENGTH = 16;
const namedSecret = (entry: string): readonly [string, string] => {
	const at = entry.indexOf('=');
	return [entry.slice(0, Math.max(at, 0)), entry.slice(at + 1)];
};
function isNamedSecret(entry: string): boolean {
	const [name, secret] = namedSecret(entry);
	return /^[a-z_]{2,30}$/.test(name) && secret.length >= SECRET_MIN_LENGTH;
}

/** Keep `.env.example` in sync: it lists the same names. */
const Settings = z.object({
	NODE_ENV: withDefault(z.enum(['production', 'development', 'test']), 'production'),
	PORT: withDefault(z.coerce.number().int().min(1).max(65_535), '4321'),
	DATA_DIR: withDefault(z.string().min(1), '.data'),
	SITE_URL: optional(z.url({ protocol: /^https?$/ })),
	DATABASE_URL: postgresUrl,
	DATABASE_DIRECT_URL: optional(postgresUrl),
	DATABASE_REPLICA_URL: optional(postgresUrl),
	OIDC_ISSUER: optional(z.url({ protocol: /^https?$/ })),
	OIDC_CLIENT_ID: optional(z.string().min(1)),
	OIDC_CLIENT_SECRET: optional(z.string().min(1)),
	VNPAY_TMN_CODE: withDefault(z.string().regex(/^[A-Za-z0-9]{8}$/, 'must be 8 letters or digits'), 'CHOBIZ01'),
	VNPAY_HASH_SECRET: optional(z.string().min(16)),
	VNPAY_HOST: optional(z.url({ protocol: /^https?$/ })),
	CARRIER_SECRETS: withDefault(
		z
			.string()
			.refine((list) => entriesOf(list).every(isNamedSecret), 'must list NAME=SECRET with 16 characters or more'),
		'',
	),
	STORAGE_URL: optional(z.string().regex(/^(file|s3):\/\//, 'must be a file:// or s3:// URL')),
	SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'must be an smtp:// URL')),
	MAIL_FROM: withDefault(z.string().min(3), `${BRAND.name} <khong-tra-loi@chobiz.example>`),
	SMS_URL: optional(z.url({ protocol: /^https?$/ })),
	APP_SECRET: z.string().min(32, 'must have at least 32 characters'),
	WEB_PROCESSES: withDefault(z.coerce.number().int().min(1).max(64), '1'),
	RATE_LIMITS: withDefault(z.enum(['on', 'off']), 'on'),
	TRUSTED_PROXIES: withDefault(
		z.string().refine((list) => entriesOf(list).every(isNetwork), 'must list addresses or networks such as 10.0.0.0/8'),
		'',
	),
	ALLOW_STAND_INS: optional(z.enum(['0', '1'])),
	LOG_LEVEL: withDefault(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
	PASSWORD_MIN: withDefault(z.coerce.number().int().min(6).max(64), '6'),
	DATABASE_POOL_MAX: withDefault(z.coerce.number().int().min(2).max(200), '12'),
	DATABASE_PREPARED: withDefault(z.enum(['on', 'off']), 'off'),
});

type Parsed = z.infer<typeof Settings>;

/** What each setting must be, and a right example. */
const FORMS: Readonly<Record<keyof Parsed, readonly [rule: string, example: string]>> = {
	NODE_ENV: ['production, development or test', 'production'],
	PORT: ['a whole number from 1 to 65535', '4321'],
	DATA_DIR: ['a folder', '.data'],
	SITE_URL: ['an http:// or https:// origin', 'https://chobiz.example'],
	DATABASE_URL: ['a postgres:// address', 'postgres://chobiz:PASSWORD@localhost:5432/chobiz'],
	DATABASE_DIRECT_URL: ['a postgres:// address', 'postgres://chobiz:PASSWORD@localhost:5432/chobiz'],
	DATABASE_REPLICA_URL: ['a postgres:// address', 'postgres://chobiz:PASSWORD@replica:5432/chobiz'],
	OIDC_ISSUER: ['the http:// or https:// address of the issuer', 'https://id.example/realms/chobiz'],
	OIDC_CLIENT_ID: ['the client’s name at the issuer', 'chobiz-web'],
	OIDC_CLIENT_SECRET: ['the client’s secret at the issuer', 'a random text'],
	VNPAY_TMN_CODE: ['8 letters or digits', 'CHOBIZ01'],
	VNPAY_HASH_SECRET: ['the terminal’s hash secret of at least 16 characters', '32 letters and digits'],
	VNPAY_HOST: ['an http:// or https:// address', 'https://sandbox.vnpayment.vn'],
	CARRIER_SECRETS: ['a list of NAME=SECRET with at least 16 characters each', 'ghn=SECRET,ghtk=SECRET'],
	STORAGE_URL: ['a file:// or s3:// address', 's3://KEY:SECRET@s3.example/chobiz?region=ap-southeast-1'],
	SMS_URL: ['the http:// or https:// address of the SMS gateway', 'https://USER:PASSWORD@sms.example/send'],
	SMTP_URL: ['an smtp:// or smtps:// address', 'smtp://USER:PASSWORD@mail.example:587'],
	MAIL_FROM: ['the sender of mails', `${BRAND.name} <khong-tra-loi@chobiz.example>`],
	APP_SECRET: ['at least 32 characters', 'what openssl rand -base64 32 prints'],
	WEB_PROCESSES: ['a whole number from 1 to 64', '2'],
	RATE_LIMITS: ['on or off', 'on'],
	TRUSTED_PROXIES: ['a list of addresses or networks', '10.0.0.0/8,127.0.0.1'],
	ALLOW_STAND_INS: ['0 or 1', '1'],
	LOG_LEVEL: ['fatal, error, warn, info, debug or silent', 'info'],
	PASSWORD_MIN: ['a whole number from 6 to 64', '8'],
	DATABASE_POOL_MAX: ['a whole number from 2 to 200', '12'],
	DATABASE_PREPARED: ['on or off', 'off'],
};

export type Config = Omit<Parsed, 'SITE_URL' | 'TRUSTED_PROXIES' | 'CARRIER_SECRETS'> & {
	readonly siteUrl: string;
	readonly isHttps: boolean;
	readonly isLoopbackSite: boolean;
	/** A public site on stand-ins: every page shows a banner, robots are excluded, and no money leaves it. */
	readonly isTestSite: boolean;
	/** Payments go to the local sandbox. */
	readonly isPaymentSandbox: boolean;
	/** Carrier name → secret that its server signs tracking events with. */
	readonly carrierSecrets: ReadonlyMap<string, string>;
	readonly trustedProxies: readonly string[];
	readonly hasEmbeddedIdentity: boolean;
	readonly oidcIssuer: string;
	readonly oidcClientId: string;
};

export class SettingError extends Error {
	/** `problems`: name of the setting and what is wrong with it; each becomes a line of the message. */
	constructor(problems: readonly SettingProblem[]) {
		super(problems.map(([name, problem]) => `Setting ${name}: ${problem}`).join('\n'));
	}
}
type SettingProblem = readonly [name: string, problem: string];
type Environment = Readonly<Record<string, string | undefined>>;

const SANDBOX_PAYMENTS_WARNING = 'buyers would be sent to the payment sandbox of this machine';
/** Without these, a public site takes orders that cannot be paid, or its mails reach no recipient. */
const REQUIRED_IN_PRODUCTION = {
	VNPAY_HOST: SANDBOX_PAYMENTS_WARNING,
	VNPAY_TMN_CODE: SANDBOX_PAYMENTS_WARNING,
	VNPAY_HASH_SECRET: SANDBOX_PAYMENTS_WARNING,
	SMTP_URL: 'mails would be written to files and reach nobody',
} as const;

function missingInProduction(environment: Environment): readonly SettingProblem[] {
	const isReal = (name: string): boolean => {
		const given = environment[name];
		return Boolean(given) && !(name === 'VNPAY_HOST' && isLoopbackHost(URL.parse(given ?? '')?.hostname ?? ''));
	};
	return Object.entries(REQUIRED_IN_PRODUCTION)
		.filter(([name]) => !isReal(name))
		.map(([name, consequence]) => [
			name,
			`a public SITE_URL needs a real one, otherwise ${consequence} (ALLOW_STAND_INS=1 for a test site)`,
		]);
}

/** The defaults as they are written in `.env.example`; settings without a default are absent. */
export function settingDefaults(): Readonly<Record<string, string>> {
	const defaults = Object.entries(Settings.shape).map(([name, schema]) => [name, schema.safeParse(undefined).data]);
	return Object.fromEntries(
		defaults.filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]),
	);
}

export const SETTING_NAMES: readonly string[] = Object.keys(Settings.shape);

/** What is wrong with one setting because of another. Reads the raw values, so that all problems are found at once. */
function combinedProblems(environment: Environment): readonly SettingProblem[] {
	const site = URL.parse(environment.SITE_URL || 'http://localhost');
	if (!site) return [];
	const isLoopbackSite = isLoopbackHost(site.hostname);
	const checks: readonly (SettingProblem | false)[] = [
		(site.pathname !== '/' || site.search !== '' || site.hash !== '' || site.username !== '') && [
			'SITE_URL',
			'must be an origin without path, query or user, for example https://chobiz.example',
		],
		site.protocol === 'http:' &&
			site.hostname !== 'localhost' && [
				'SITE_URL',
				'plain http is accepted for localhost only, for example https://chobiz.example',
			],
		environment.RATE_LIMITS === 'off' &&
			!isLoopbackSite && ['RATE_LIMITS', "'off' is accepted only while SITE_URL is loopback; use RATE_LIMITS=on"],
		Boolean(environment.OIDC_ISSUER) &&
			!environment.OIDC_CLIENT_ID && ['OIDC_CLIENT_ID', 'is required with OIDC_ISSUER, for example chobiz-web'],
		Boolean(environment.VNPAY_HOST) &&
			!environment.VNPAY_HASH_SECRET && [
				'VNPAY_HASH_SECRET',
				'is required with VNPAY_HOST: the hash secret of the terminal',
			],
	];
	const found = checks.filter((check) => check !== false);
	if (isLoopbackSite || !['', '0'].includes(environment.ALLOW_STAND_INS ?? '')) return found;
	return [...found, ...missingInProduction(environment).filter(([name]) => !found.some(([other]) => other === name))];
}

/** Throws one `SettingError` for all wrong settings. Its message never contains the value of a setting. */
export function parseSettings(environment: Environment): Config {
	const parsed = Settings.safeParse(environment);
	const wrong = new Map<string, string>();
	for (const { path } of parsed.error?.issues ?? []) {
		const name = String(path[0]) as keyof Parsed;
		const [rule, example] = FORMS[name];
		wrong.set(name, `${environment[name] ? '' : 'is required: '}must be ${rule}, for example ${example}`);
	}
	const problems = [...wrong, ...combinedProblems(environment).filter(([name]) => !wrong.has(name))];
	if (!parsed.success || problems.length > 0) throw new SettingError(problems);
	const { SITE_URL, TRUSTED_PROXIES, CARRIER_SECRETS, ...rest } = parsed.data;
	const site = new URL(SITE_URL ?? `http://localhost:${rest.PORT}`);
	const isLoopbackSite = isLoopbackHost(site.hostname);
	return {
		...rest,
		isTestSite: !isLoopbackSite && rest.ALLOW_STAND_INS === '1',
		siteUrl: site.origin,
		isHttps: site.protocol === 'https:',
		isLoopbackSite,
		isPaymentSandbox: rest.VNPAY_HOST !== undefined && isLoopbackHost(new URL(rest.VNPAY_HOST).hostname),
		carrierSecrets: new Map(entriesOf(CARRIER_SECRETS).map(namedSecret)),
		trustedProxies: entriesOf(TRUSTED_PROXIES),
		hasEmbeddedIdentity: !rest.OIDC_ISSUER,
		oidcIssuer: rest.OIDC_ISSUER ?? `${site.origin}/identity`,
		oidcClientId: rest.OIDC_CLIENT_ID ?? 'chobiz-web',
	};
}
