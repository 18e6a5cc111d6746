import type { IncomingMessage, ServerResponse } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { Readiness } from '#src/platform/metrics/readiness.ts';

/** An endpoint for machines, answered before all checks. `hide` sends the same 404 as an unknown path. */
export type Probe = (request: IncomingMessage, response: ServerResponse, hide: () => void) => void | Promise<void>;

const ANSWER_RETENTION_MS = 500;

export const livenessProbe: Probe = (_request, response) => sendJson(response, 200, { status: 'ok' });

/** Reports whether the process can serve. A silent worker is reported but does not make the process unready. */
export function readinessProbe(checkReadiness: () => Promise<Readiness>, isDraining: () => boolean): Probe {
	let stored: { readonly at: number; readonly readiness: Promise<Readiness> } | undefined;
	return async (_request, response) => {
		const now = performance.now();
		if (!stored || now - stored.at > ANSWER_RETENTION_MS) stored = { at: now, readiness: checkReadiness() };
		const { isReady, ...facts } = await stored.readiness;
		const status = isDraining() ? 'draining' : isReady ? 'ready' : 'not_ready';
		sendJson(response, status === 'ready' ? 200 : 503, { status, ...facts });
	};
}

export function metricsProbe(read: () => Promise<string>): Probe {
	return async (request, response, hide) => {
		if (!isFromHere(request)) return hide();
		const body = Buffer.from(await read());
		response.writeHead(200, {
			'content-type': 'text/plain; version=0.0.4; charset=utf-8',
			'cache-control': 'no-store',
			'content-length': body.byteLength,
		});
		response.end(request.method === 'HEAD' ? undefined : body);
	};
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');
const FORWARDED = /^(x-forwarded-.*|forwarded|via|x-real-ip)$/;

/** A proxy on this machine also has a loopback address, but it sends forwarding headers. */
function isFromHere({ socket, headers }: IncomingMessage): boolean {
	const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
	const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
	return (
		isIP(address) > 0 && loopback.check(address, family) && !Object.keys(headers).some((name) => FORWARDED.test(name))
	);
}

function sendJson(response: ServerResponse, status: number, value: object): void {
	const body = Buffer.from(JSON.stringify(value));
	response.writeHead(status, {
		'content-type': 'application/json; charset=utf-8',
		'cache-control': 'no-store',
		'content-length': body.byteLength,
		...(status === 503 ? { 'retry-after': '2' } : {}),
	});
	response.end(body);
}
