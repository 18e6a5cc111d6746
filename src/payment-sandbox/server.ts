import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerAdmin } from './admin.ts';
import { answerMerchant } from './merchant-api.ts';
import { createNotifier } from './notify.ts';
import { faultPage, missingPage } from './pages/steps.ts';
import { readPaymentRequest } from './payment-request.ts';
import { json, page, type Reply, redirect, type Sandbox } from './reply.ts';
import type { SandboxSettings } from './settings.ts';
import { openStore } from './store.ts';
import { answerStep } from './walk.ts';

const STYLES = readFileSync(new URL('./sandbox.css', import.meta.url));
const BODY_MAX_BYTES = 65_536;
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;

export function createSandbox(settings: SandboxSettings): { readonly server: Server; readonly sandbox: Sandbox } {
	const store = openStore(settings.stateFile);
	const sandbox: Sandbox = { settings, store, notifier: createNotifier(settings, store), mode: 'normal' };
	const server = createServer((request, response) => {
		answer(sandbox, request)
			.catch((problem: unknown) => {
				process.stderr.write(`payment sandbox: ${problem instanceof Error ? problem.stack : String(problem)}\n`);
				return page(missingPage(), 500);
			})
			.then((reply) => send(response, reply, settings))
			.catch(() => response.destroy());
	});
	server.headersTimeout = HEADERS_TIMEOUT_MS;
	server.requestTimeout = REQUEST_TIMEOUT_MS;
	return { server, sandbox };
}

async function answer(sandbox: Sandbox, request: IncomingMessage): Promise<Reply> {
	const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://sandbox.invalid');
	const route = `${request.method} ${pathname}`;
	if (route === 'GET /sandbox.css') return { status: 200, headers: { 'content-type': 'text/css' }, body: STYLES };
	if (route === 'GET /healthz') return json({ ok: true });
	if (route === 'GET /paymentv2/vpcpay.html') return openPayment(sandbox, search.slice(1));
	if (pathname === '/merchant_webapi/api/transaction' || pathname.startsWith('/sandbox/')) {
		const body = request.method === 'POST' ? await readJson(request) : null;
		if (body === undefined) return json({ error: 'send JSON' }, 415);
		if (pathname.startsWith('/sandbox/')) return answerAdmin(sandbox, route, searchParams, body);
		if (request.method !== 'POST') return json({ error: 'POST only' }, 405);
		return json(answerMerchant(body, sandbox.settings, sandbox.store, Date.now()));
	}
	const form = request.method === 'POST' ? new URLSearchParams(await readText(request)) : null;
	return answerStep(sandbox, pathname, searchParams, form);
}

function openPayment(sandbox: Sandbox, search: string): Reply {
	const reading = readPaymentRequest(search, sandbox.settings, sandbox.store, sandbox.mode, Date.now());
	return reading.ok ? redirect(`/thanh-toan/${reading.transaction.token}`) : page(faultPage(reading.fault), 400);
}

/** Returns undefined for any other content type, so that a form of another site cannot call these endpoints. */
async function readJson(request: IncomingMessage): Promise<unknown> {
	if (!request.headers['content-type']?.startsWith('application/json')) return undefined;
	try {
		return JSON.parse(await readText(request)) as unknown;
	} catch {
		return undefined;
	}
}

async function readText(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of request) {
		size += (chunk as Buffer).byteLength;
		if (size > BODY_MAX_BYTES) throw new Error('body too large');
		chunks.push(chunk as Buffer);
	}
	return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, reply: Reply, settings: SandboxSettings): void {
	// Browsers apply form-action to redirects too, and a form may redirect back to the shop.
	const policy =
		`default-src 'none'; style-src 'self'; img-src data:; form-action 'self' ${settings.siteOrigin}; ` +
		`base-uri 'none'; frame-ancestors 'none'`;
	response.writeHead(reply.status, {
		'content-security-policy': policy,
		'x-content-type-options': 'nosniff',
		'referrer-policy': 'no-referrer',
		'cache-control': 'no-store',
		...reply.headers,
	});
	response.end(reply.body);
}
