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
	readonly setting: string;
	/** `further` contains the other wrong settings; each becomes a separate line of the message. */
	constructor(setting: string, problem: string, further: readonly SettingError[] = []) {
		super([`Setting ${setting}: ${problem}`, ...further.map(({ message }) => message)].join('\n'));
		this.setting = setting;
	}
}

const SANDBOX_PAYMENTS_WARNING = 'buyers would be sent to the payment sandbox of this machine';
/** Without these, a public site takes orders that cannot be paid, or its mails reach no recipient. */
const REQUIRED_IN_PRODUCTION = {
	VNPAY_HOST: SANDBOX_PAYMENTS_WARNING,
	VNPAY_TMN_CODE: SANDBOX_PAYMENTS_WARNING,
	VNPAY_HASH_SECRET: SANDBOX_PAYMENTS_WARNING,
	SMTP_URL: 'mails would be written to files and reach nobody',
} as const;

function assertProductionSettings(environment: Readonly<Record<string, string | undefined>>): void {
	const isReal = (name: string): boolean => {
		const given = environment[name];
		return Boolean(given) && !(name === 'VNPAY_HOST' && isLoopbackHost(new URL(given ?? '').hostname));
	};
	const missing = Object.entries(REQUIRED_IN_PRODUCTION).filter(([name]) => !isReal(name));
	const [first, ...further] = missing.map(
		([name, consequence]) =>
			[
				name,
				`a public SITE_URL needs a real one, otherwise ${consequence} (ALLOW_STAND_INS=1 for a test site)`,
			] as const,
	);
	if (first)
		throw new SettingError(
			...first,
			further.map((one) => new SettingError(...one)),
		);
}

/** Throws a `SettingError` for the first wrong setting, and one for all missing production settings together. Its message never contains the value of a secret. */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>): Config {
	const parsed = Settings.safeParse(environment);
	if (!parsed.success) {
		const issue = parsed.error.issues[0];
		const name = String(issue?.path[0] ?? 'unknown');
		throw new SettingError(name, environment[name] ? (issue?.message ?? 'is wrong') : 'is required');
	}
	const { SITE_URL, TRUSTED_PROXIES, CARRIER_SECRETS, ...rest } = parsed.data;
	const site = new URL(SITE_URL ?? `http://localhost:${rest.PORT}`);
	if (site.pathname !== '/' || site.search || site.hash || site.username)
		throw new SettingError('SITE_URL', 'must be an origin without path, query or user');
	const isLoopbackSite = isLoopbackHost(site.hostname);
	if (site.protocol === 'http:' && site.hostname !== 'localhost')
		throw new SettingError('SITE_URL', 'plain http is accepted for localhost only');
	if (rest.RATE_LIMITS === 'off' && !isLoopbackSite)
		throw new SettingError('RATE_LIMITS', "'off' is accepted only while SITE_URL is loopback");
	if (rest.OIDC_ISSUER && !rest.OIDC_CLIENT_ID)
		throw new SettingError('OIDC_CLIENT_ID', 'is required with OIDC_ISSUER');
	if (rest.VNPAY_HOST && !rest.VNPAY_HASH_SECRET)
		throw new SettingError('VNPAY_HASH_SECRET', 'is required with VNPAY_HOST');
	const isStandInAllowed = rest.ALLOW_STAND_INS === '1';
	if (!isLoopbackSite && !isStandInAllowed) assertProductionSettings(environment);
	return {
		...rest,
		isTestSite: !isLoopbackSite && isStandInAllowed,
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
