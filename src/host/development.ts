import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from 'node:net';
import type { Config } from '#src/platform/config/index.ts';
import { openListener } from '#src/platform/live/listen.ts';
import { log } from '#src/platform/log/index.ts';
import { newId } from '#src/shared/ids.ts';
import { readTarget } from './edge/index.ts';
import { livenessProbe } from './health/probes.ts';
import type { HostMount } from './mount.ts';

/** Astro's development server reads locals of the embedding server from this symbol. */
const ASTRO_LOCALS = Symbol.for('astro.locals');
const LOOPBACK = '127.0.0.1';
const STOP_MAX_MS = 3_000;

export type DevelopmentOptions = {
	readonly root: string;
	readonly settings: Config;
	readonly mounts: readonly HostMount[];
};

/**
 * Runs the host's mounts in front of Astro's development server with hot reload. Page cache, compression, CSP and
 * edge checks are missing; run the build to test those.
 */
export async function runDevelopment({ root, settings, mounts }: DevelopmentOptions): Promise<void> {
	const logger = log();
	const { dev } = await import('astro');
	const innerPort = await freePort();
	const astro = await dev({ root, server: { host: LOOPBACK, port: innerPort }, logLevel: 'warn' });
	const listener = openListener(settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL, logger);
	const render = (request: IncomingMessage, response: ServerResponse, locals: object): Promise<void> => {
		Reflect.set(request, ASTRO_LOCALS, { live: listener, ...locals });
		astro.handle(request, response);
		return Promise.resolve();
	};
	const server = createServer((request, response) => {
		answer(request, response).catch((problem: unknown) => {
			logger.error({ err: problem }, 'request failed');
			response.writeHead(500).end(String(problem));
		});
	});
	const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
		const path = readTarget(request.url ?? '')?.path ?? '/';
		const facts = { id: newId(), ip: request.socket.remoteAddress ?? LOOPBACK, path };
		request.headers['x-chobiz-request-id'] = facts.id;
		request.headers['x-chobiz-client-ip'] = facts.ip;
		if (path === '/healthz' || path === '/readyz') return livenessProbe(request, response, () => {});
		const mount = mounts.find((one) => one.matches(path));
		if (!mount) return render(request, response, {});
		await mount.handle(request, response, {
			...facts,
			renderPage: (locals, pagePath) => {
				request.url = pagePath ?? request.url ?? '';
				return render(request, response, locals);
			},
			fail: (status, headers = {}) => response.writeHead(status, headers).end(),
		});
	};
	// Vite's hot-reload connection.
	server.on('upgrade', (request, socket: Socket, head: Buffer) => passUpgrade(request, socket, head, innerPort));
	await new Promise<void>((resolve) => server.listen(settings.PORT, 'localhost', resolve));
	for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
		process.on(signal, () => {
			setTimeout(() => process.exit(0), STOP_MAX_MS).unref();
			server.closeAllConnections();
			void Promise.all([astro.stop(), listener.close()]).finally(() => process.exit(0));
		});
	}
	logger.info({ port: settings.PORT }, 'web is ready, pages change as you save');
	process.send?.({ ready: true, url: settings.siteUrl });
}

function passUpgrade(request: IncomingMessage, socket: Socket, head: Buffer, port: number): void {
	const inner = connect(port, LOOPBACK, () => {
		const lines = request.rawHeaders.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('');
		inner.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines}\r\n`);
		inner.write(head);
		inner.pipe(socket).pipe(inner);
	});
	for (const end of [inner, socket]) {
		end.on('error', () => {
			inner.destroy();
			socket.destroy();
		});
	}
}

function freePort(): Promise<number> {
	return new Promise((resolve) => {
		const probe = createTcpServer().listen(0, LOOPBACK, () => {
			const { port } = probe.address() as AddressInfo;
			probe.close(() => resolve(port));
		});
	});
}
