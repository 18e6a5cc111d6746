import * as z from 'zod/mini';
import { returnAddress } from './notify.ts';
import { IPN_MODES, type IpnMode, isResponseCode, RESPONSE_TEXTS, type ResponseCode } from './outcomes.ts';
import { readPaymentRequest } from './payment-request.ts';
import { json, type Reply, type Sandbox } from './reply.ts';
import { settlementFile } from './settlement-file.ts';

const MODES = Object.keys(IPN_MODES) as [IpnMode, ...IpnMode[]];
const CODES = Object.keys(RESPONSE_TEXTS).filter(isResponseCode) as [ResponseCode, ...ResponseCode[]];

const ModeInput = z.object({ mode: z.enum(MODES) });
const PayInput = z.object({
	paymentUrl: z.url(),
	responseCode: z._default(z.enum(CODES), '00'),
	status: z.optional(z.string().check(z.regex(/^\d{2}$/))),
	mode: z.optional(z.enum(MODES)),
	bankCode: z._default(z.string().check(z.regex(/^[A-Z]{2,20}$/)), 'NCB'),
});

export async function answerAdmin(
	sandbox: Sandbox,
	route: string,
	query: URLSearchParams,
	body: unknown,
): Promise<Reply> {
	if (route === 'GET /sandbox/mode') return json({ mode: sandbox.mode, modes: MODES });
	if (route === 'POST /sandbox/mode') {
		const input = z.safeParse(ModeInput, body);
		if (!input.success) return json({ error: 'unknown mode', modes: MODES }, 422);
		sandbox.mode = input.data.mode;
		return json({ mode: sandbox.mode });
	}
	if (route === 'GET /sandbox/transactions') {
		const txnRef = query.get('txnRef');
		const found = txnRef ? [sandbox.store.byTxnRef(txnRef)].filter((one) => one !== null) : sandbox.store.all();
		return json({ transactions: found.map(({ token: _secret, ...shown }) => shown) });
	}
	if (route === 'GET /sandbox/settlement') {
		const day = /^\d{4}-\d{2}-\d{2}$/.exec(query.get('day') ?? '');
		if (!day) return json({ error: 'name a day: YYYY-MM-DD' }, 422);
		const text = settlementFile(sandbox.store.all(), day[0]);
		return { status: 200, headers: { 'content-type': 'text/csv; charset=utf-8' }, body: text };
	}
	if (route === 'POST /sandbox/pay') return pay(sandbox, body);
	return json({ error: 'not found' }, 404);
}

async function pay(sandbox: Sandbox, body: unknown): Promise<Reply> {
	const input = z.safeParse(PayInput, body);
	if (!input.success) return json({ error: 'wrong input', issues: input.error.issues.map(({ path }) => path) }, 422);
	const { paymentUrl, responseCode, bankCode, mode, status } = input.data;
	const search = new URL(paymentUrl).search.slice(1);
	const reading = readPaymentRequest(search, sandbox.settings, sandbox.store, mode ?? sandbox.mode, Date.now());
	if (!reading.ok) return json({ error: reading.fault }, 409);
	const ended = await sandbox.notifier.finish(reading.transaction, {
		responseCode,
		bankCode,
		...(mode ? { mode } : {}),
		...(status ? { status } : {}),
	});
	return json({ txnRef: ended.txnRef, returnUrl: returnAddress(ended, sandbox.settings) });
}
