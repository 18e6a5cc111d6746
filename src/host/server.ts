import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTcpServer, type Socket, Server as TcpServer } from 'node:net';
import type { Host } from './host.ts';

const KEEP_ALIVE_MS = 20_000;
const HEADERS_TIMEOUT_MS = 10_000;
/** Together with `CHECK_INTERVAL_MS`, no request lasts longer than 30 s. */
const REQUEST_TIMEOUT_MS = 29_000;
const CHECK_INTERVAL_MS = 500;
const SILENT_SOCKET_MS = 65_000;
/** A Vietnamese query of 10 kB is three times as long when percent-encoded. */
const HEADER_MAX_BYTES = 64 * 1024;
/** Requests that were already on their way still arrive on open connections for a moment. */
const GRACE_MS = 700;
const DRAIN_MAX_MS = 8_000;
const POLL_MS = 50;

const STATUS_BY_PARSER_ERROR: Readonly<Record<string, readonly [number, string]>> = {
	HPE_INVALID_METHOD: [405, 'Method Not Allowed'],
	HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
	ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};
const BAD_REQUEST = [400, 'Bad Request'] as const;

export type HostServer = {
	listen(port: number, isLoopbackOnly: boolean): Promise<void>;
	isDraining(): boolean;
	drain(): Promise<void>;
};

export function createHostServer(host: Host): HostServer {
	const { errors, site, privatePages } = host.parts;
	let isDraining = false;
	const unfinished = new Set<ServerResponse>();
	const listener = (request: IncomingMessage, response: ServerResponse): void => {
		if (isDraining) response.setHeader('connection', 'close');
		host.listener(request, response);
		if (response.writableEnded) return;
		unfinished.add(response);
		response.on('close', () => unfinished.delete(response));
	};
	const server = createServer(
		{
			headersTimeout: HEADERS_TIMEOUT_MS,
			requestTimeout: REQUEST_TIMEOUT_MS,
			connectionsCheckingInterval: CHECK_INTERVAL_MS,
			keepAliveTimeout: KEEP_ALIVE_MS,
			maxHeaderSize: HEADER_MAX_BYTES,
			// A missing `Host` is answered by the edge checks, with our headers.
			requireHostHeader: false,
			noDelay: true,
		},
		listener,
	);
	server.timeout = SILENT_SOCKET_MS;
	// 100 Continue is sent only after the edge checks.
	server.on('checkContinue', listener);
	server.on('checkExpectation', (_request, response: ServerResponse) => response.writeHead(417).end());
	server.on('connect', (_request, socket: Socket) => socket.end(errors.raw(405, 'Method Not Allowed')));
	server.on('clientError', (problem: NodeJS.ErrnoException, socket: Socket) => {
		if (!socket.writable || problem.code === 'ECONNRESET') {
			socket.destroy();
			return;
		}
		const [status, reason] = STATUS_BY_PARSER_ERROR[problem.code ?? ''] ?? BAD_REQUEST;
		socket.end(errors.raw(status, reason), () => socket.destroy());
	});
	if (site.siteUrl.startsWith('https:')) server.on('connection', markEncrypted);
	const sockets = new Set<Socket>();
	server.on('connection', (socket: Socket) => {
		sockets.add(socket);
		socket.on('close', () => sockets.delete(socket));
	});
	const doors: TcpServer[] = [];
	return {
		isDraining: () => isDraining,
		listen: async (port, isLoopbackOnly) => {
			await listenOn(server, port, isLoopbackOnly ? '127.0.0.1' : undefined);
			// Many clients resolve 'localhost' to ::1 first; systems without IPv6 skip this listener.
			if (isLoopbackOnly) doors.push(...(await listenOnSecondAddress(server, port)));
		},
		drain: () => {
			isDraining = true;
			for (const door of doors) door.close();
			for (const response of unfinished) {
				if (!response.headersSent) response.setHeader('connection', 'close');
			}
			privatePages.endStreams();
			return drainServer(server, sockets);
		},
	};
}

/** TLS ends at the proxy, but Astro and the identity service read the protocol from the socket. */
const markEncrypted = (socket: Socket): void => {
	Object.defineProperty(socket, 'encrypted', { value: true });
};

function listenOn(server: TcpServer, port: number, address: string | undefined): Promise<void> {
	return new Promise((resolve, reject) => {
		server.once('error', reject);
		server.listen(port, address, () => {
			server.off('error', reject);
			resolve();
		});
	});
}

async function listenOnSecondAddress(server: Server, port: number): Promise<TcpServer[]> {
	const door = createTcpServer((socket) => server.emit('connection', socket));
	try {
		await listenOn(door, port, '::1');
		return [door];
	} catch {
		return [];
	}
}

async function drainServer(server: Server, sockets: ReadonlySet<Socket>): Promise<void> {
	const deadline = performance.now() + DRAIN_MAX_MS;
	// `server.close()` would close idle connections immediately, although requests may be on their way.
	TcpServer.prototype.close.call(server);
	await pause(GRACE_MS);
	while (sockets.size > 0 && performance.now() < deadline) {
		server.closeIdleConnections();
		// Node does not count connections that never sent a byte as idle.
		for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
		await pause(POLL_MS);
	}
	server.closeAllConnections();
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
