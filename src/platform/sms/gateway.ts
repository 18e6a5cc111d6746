import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DependencyUnavailable } from '../../shared/failure.ts';
import { type Config, config } from '../config/index.ts';
import { outboxFolder } from '../mail/transport.ts';

const SMS_TIMEOUT_MS = 10_000;

export type Sms = {
	/** Idempotency key: a gateway that receives it twice sends once; also the file name in the outbox. */
	readonly key: string;
	/** E.164. */
	readonly to: string;
	readonly text: string;
};
type Settings = Pick<Config, 'SMS_URL' | 'siteUrl'>;

const isLocalhost = ({ siteUrl }: Settings): boolean => new URL(siteUrl).hostname === 'localhost';

/** Without a sender, everything that needs a text message is hidden. */
export const hasSmsSender = (settings: Settings = config()): boolean =>
	settings.SMS_URL !== undefined || isLocalhost(settings);

/** Sends through the HTTP gateway of `SMS_URL`, or writes a file on localhost. */
export async function deliverSms(sms: Sms, settings: Settings = config()): Promise<void> {
	if (settings.SMS_URL) return postToGateway(settings.SMS_URL, sms);
	if (!isLocalhost(settings)) throw new DependencyUnavailable('there is no SMS gateway');
	const file = join(outboxFolder(), `${sms.key.replace(/[^A-Za-z0-9._-]/g, '-')}.sms.json`);
	await mkdir(outboxFolder(), { recursive: true });
	await writeFile(`${file}.part`, JSON.stringify({ to: sms.to, text: sms.text }));
	await rename(`${file}.part`, file);
}

/** User and password of the URL become Basic credentials. Errors name neither: logs must not contain them. */
async function postToGateway(gateway: string, sms: Sms): Promise<void> {
	const url = new URL(gateway);
	const [user, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
	url.username = '';
	url.password = '';
	const credentials = Buffer.from(`${user}:${password}`).toString('base64');
	const headers = {
		'content-type': 'application/json',
		'idempotency-key': sms.key,
		...(user ? { authorization: `Basic ${credentials}` } : {}),
	};
	const body = JSON.stringify(sms);
	const signal = AbortSignal.timeout(SMS_TIMEOUT_MS);
	const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' }).catch(() => null);
	await answer?.body?.cancel();
	if (!answer?.ok) throw new DependencyUnavailable(`the SMS gateway answered ${answer?.status ?? 'nothing'}`);
}
