import { join } from 'node:path';
import * as z from 'zod/mini';

const DEFAULT_PORT = 4330;
const VNPAY_RETRY_INTERVAL_MS = 5 * 60_000;
const LATE_BY_MS = 5000;
const REFUND_AT_BANK_AFTER_MS = 3000;

const Environment = z.object({
	NODE_ENV: z._default(z.string(), 'production'),
	PORT: z._default(z.coerce.number(), 4321),
	SITE_URL: z.optional(z.string()),
	ALLOW_STAND_INS: z.optional(z.string()),
	DATA_DIR: z._default(z.string(), '.data'),
	VNPAY_TMN_CODE: z._default(z.string().check(z.regex(/^[A-Za-z0-9]{8}$/)), 'CHOBIZ01'),
	VNPAY_HASH_SECRET: z.string().check(z.minLength(16)),
	SANDBOX_PORT: z._default(z.coerce.number(), DEFAULT_PORT),
	SANDBOX_RETRY_MS: z._default(z.coerce.number(), VNPAY_RETRY_INTERVAL_MS),
	SANDBOX_LATE_MS: z._default(z.coerce.number(), LATE_BY_MS),
	SANDBOX_REFUND_MS: z._default(z.coerce.number(), REFUND_AT_BANK_AFTER_MS),
});

export type SandboxSettings = {
	readonly port: number;
	readonly stateFile: string;
	readonly tmnCode: string;
	readonly hashSecret: string;
	readonly ipnUrl: string;
	readonly siteOrigin: string;
	readonly retryMs: number;
	readonly lateMs: number;
	readonly refundMs: number;
};

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Throws one readable line for a wrong setting, and for a public SITE_URL in production without ALLOW_STAND_INS=1. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): SandboxSettings {
	const given = Object.fromEntries(
		Object.entries(environment).filter(([, value]) => value !== '' && value !== undefined),
	);
	const parsed = z.safeParse(Environment, given);
	if (!parsed.success) {
		const issue = parsed.error.issues[0];
		throw new Error(`Setting ${String(issue?.path[0])}: ${issue?.message ?? 'is wrong'}`);
	}
	const settings = parsed.data;
	const site = new URL(settings.SITE_URL ?? `http://localhost:${settings.PORT}`);
	const isAllowed = settings.ALLOW_STAND_INS === '1' || settings.NODE_ENV !== 'production';
	if (!isAllowed && !LOOPBACK.has(site.hostname))
		throw new Error(`Setting VNPAY_HOST: the payment sandbox does not start for ${site.origin}; name VNPAY's own host`);
	return {
		port: settings.SANDBOX_PORT,
		stateFile: join(settings.DATA_DIR, 'payment-sandbox', 'transactions.jsonl'),
		tmnCode: settings.VNPAY_TMN_CODE,
		hashSecret: settings.VNPAY_HASH_SECRET,
		ipnUrl: `${site.origin}/api/payments/vnpay/ipn`,
		siteOrigin: site.origin,
		retryMs: settings.SANDBOX_RETRY_MS,
		lateMs: settings.SANDBOX_LATE_MS,
		refundMs: settings.SANDBOX_REFUND_MS,
	};
}
